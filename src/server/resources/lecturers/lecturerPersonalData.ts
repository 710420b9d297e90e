import { type PersonalData, unusableNumber } from '@/server/resources/personalRecords';

export const lecturerPersonalData = {
  lecturers: {
    forget: (trx, { id }) =>
      trx
        .updateTable('lecturers')
        .set({ nip: unusableNumber(id, 18) })
        .where('user_id', '=', id)
        .execute(),
  },
} as const satisfies PersonalData;
