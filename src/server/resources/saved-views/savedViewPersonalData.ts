import { sql } from 'kysely';
import { byId, type PersonalData } from '@/server/resources/personalRecords';

const views = (userId: number) => sql`
  select id, list, name, query, is_shared from saved_views where user_id = ${userId}`;

/** Shared views belong to the institution; all super admins can change them. */
export const savedViewPersonalData = {
  saved_views: {
    copy: { file: 'tampilan', title: 'Tampilan daftar yang disimpan', rows: byId(views) },
    forget: (trx, { id }) =>
      trx
        .deleteFrom('saved_views')
        .where('user_id', '=', id)
        .where('is_shared', '=', false)
        .execute(),
  },
} as const satisfies PersonalData;
