import { type PersonalData, unusableNumber } from '@/server/resources/personalRecords';

export const studentPersonalData = {
  students: {
    forget: (trx, { id }) =>
      trx
        .updateTable('students')
        .set({ nim: unusableNumber(id, 10) })
        .where('user_id', '=', id)
        .execute(),
  },
} as const satisfies PersonalData;
