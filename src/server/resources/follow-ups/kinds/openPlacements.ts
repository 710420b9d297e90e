import { sql } from 'kysely';
import { closedBy } from '@/server/placements/closedBy';
import { paths } from '@/shared/paths';
import type { FollowUp } from '../followUp';

export const openPlacements: FollowUp = {
  kind: 'open_placements',
  roles: ['super_admin'],
  title: 'Penempatan belum selesai pada periode yang ditutup',
  hint: 'Periodenya ditutup tanpa penempatan ini. Lengkapi, lalu tandai selesai.',
  canSettle: true,
  linkOf: ({ id }) => paths.internships.show(id),
  matters: ({ config }) => sql`
    select internships.id, student_name as subject, array[student_nim, company_name] as detail,
      timezone(${config.campusTimeZone}, closed_at)::date as since
    from internships
    join internship_periods on internship_periods.id = internship_period_id
    where is_left_open and closed_at is not null and ${closedBy()} is null`,
};
