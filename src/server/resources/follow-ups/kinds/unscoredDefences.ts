import { sql } from 'kysely';
import { isOpen } from '@/server/placements/closedBy';
import { paths } from '@/shared/paths';
import type { FollowUp } from '../followUp';

export const unscoredDefences: FollowUp = {
  kind: 'unscored_defences',
  roles: ['lecturer'],
  title: 'Nilai ujian belum diisi',
  hint: 'Ujiannya sudah dimulai dan Anda pengujinya.',
  linkOf: ({ id }) => paths.defences.show(id),
  matters: ({ user, now, config }) => sql`
    select defences.id, student_name as subject,
      array[student_nim, company_name, room] as detail,
      timezone(${config.campusTimeZone}, starts_at)::date as since
    from defence_examiners
    join defences on defences.id = defence_id
    join internships on internships.id = internship_id
    join internship_periods on internship_periods.id = internship_period_id
    where defence_examiners.lecturer_id = ${user.profileId} and sent_at is null
      and state = 'planned' and starts_at <= ${now} and ${isOpen()}`,
};
