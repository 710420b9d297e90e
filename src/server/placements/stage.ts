import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Stage } from '@/shared/resources/internships/stages';
import { firstDay, isToLeave, lastDay } from './placedDays';

// About a row of `internships` with its row of `internship_periods`.

export const hasLeft = isToLeave('internships.end_reason');

export const lacksReport = sql<SqlBool>`(
  internship_periods.requires_final_report and not exists (
    select from final_reports
    where final_reports.internship_id = internships.id and final_reports.state = 'accepted'
  )
)`;

export const lacksDefence = sql<SqlBool>`(
  internship_periods.requires_defence and not exists (
    select from defences
    where defences.internship_id = internships.id and defences.state = 'held'
  )
)`;

export const lacksGrade = sql<SqlBool>`not exists (
  select from grades where grades.internship_id = internships.id
)`;

/** The step that the placement is at on this day. */
export const stageOn = (today: string): RawBuilder<Stage> => sql<Stage>`case
  when exists (
    select from certificates
    where certificates.internship_id = internships.id and certificates.revoked_at is null
  ) then 'done'
  when ${firstDay} > ${today}::date then 'placement'
  when ${lastDay} >= ${today}::date then 'running'
  when ${hasLeft} then 'ended'
  when ${lacksReport} then 'report'
  when ${lacksDefence} then 'defence'
  when ${lacksGrade} then 'grade'
  else 'certificate'
end`;

/** The same for rows that are selected, by a query that has not joined the period. */
export const stageOfEach = (today: string): RawBuilder<Stage> => sql<Stage>`(
  select ${stageOn(today)} from internship_periods
  where internship_periods.id = internships.internship_period_id
)`;

/** The placements at a stage, in a form that PostgreSQL compares fast with all of them. */
export const isAtStage = (stage: Stage, today: string) => sql<SqlBool>`exists (
  select from internship_periods
  where internship_periods.id = internships.internship_period_id and ${stageOn(today)} = ${stage}
)`;
