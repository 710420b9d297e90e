import { type PersonalData, unusableNumber } from '@/server/resources/personalRecords';

export const mentorPersonalData = {
  mentors: {
    forget: (trx, { id }) =>
      trx
        .updateTable('mentors')
        .set({ nik: unusableNumber(id, 16), is_active: false })
        .where('user_id', '=', id)
        .execute(),
  },
} as const satisfies PersonalData;
