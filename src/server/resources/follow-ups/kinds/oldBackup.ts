import { sql } from 'kysely';
import { paths } from '@/shared/paths';
import type { FollowUp } from '../followUp';

const DAYS = 2;

export const oldBackup: FollowUp = {
  kind: 'old_backup',
  roles: ['super_admin'],
  title: 'Cadangan data terlalu lama',
  hint: `Tidak ada cadangan yang berhasil dalam ${DAYS} hari terakhir.`,
  page: paths.system.index,
  // The page asks for it whenever it opens.
  shownBy: { getPublicAddress: 'all' },
  titleOf: () => 'Cadangan terakhir',
  matters: ({ now, config: { backupDir, campusTimeZone } }) => sql`
    select 1 as id, '' as subject,
      timezone(${campusTimeZone}, last.finished_at)::date as since
    from (
      select coalesce(max(finished_at), min(started_at)) as finished_at from (
        select case when is_verified then finished_at end as finished_at, started_at from backups
      ) as backups
    ) as last
    where ${backupDir !== null}::boolean
      and last.finished_at < ${now}::timestamptz - make_interval(days => ${DAYS})`,
};
