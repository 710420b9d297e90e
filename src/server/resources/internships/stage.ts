import { type RawBuilder, sql } from 'kysely';
import type { Stage } from '@/shared/constants/stages';

/** The step that a row of `internships` is at on this day; needs its row of `internship_periods`. */
export const stageOn = (today: string): RawBuilder<Stage> => sql<Stage>`case
  when exists (
    select from certificates
    where certificates.internship_id = internships.id and certificates.revoked_at is null
  ) then 'done'
  when internship_periods.start_date > ${today}::date then 'placement'
  when internship_periods.end_date >= ${today}::date then 'running'
  when internship_periods.requires_final_report and not exists (
    select from final_reports
    where final_reports.internship_id = internships.id and final_reports.state = 'accepted'
  ) then 'report'
  when internship_periods.requires_defence and not exists (
    select from defences
    where defences.internship_id = internships.id and defences.state = 'held'
  ) then 'defence'
  when not exists (select from grades where grades.internship_id = internships.id) then 'grade'
  else 'certificate'
end`;

/** The same for a query that has not joined the period. */
export const stageOfEach = (today: string): RawBuilder<Stage> => sql<Stage>`(
  select ${stageOn(today)} from internship_periods
  where internship_periods.id = internships.internship_period_id
)`;
