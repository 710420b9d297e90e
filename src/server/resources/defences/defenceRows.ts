import { type Expression, type SqlBool, sql } from 'kysely';
import type { Viewer } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { closedBy } from '@/server/placements/closedBy';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import type { components } from '@/shared/contract.gen';
import type { DefenceState } from '@/shared/resources/defences/constants';
import { defenceScore } from '@/shared/resources/defences/defenceScore';
import { LECTURER_NAME } from './defenceSources';

type Examiner = components['schemas']['DefenceExaminer'];

/** The person who asks, and the clock of the campus. */
export interface DefenceView {
  user: Viewer;
  timeZone: string;
  now: Date;
}

/** Whether the person examines the defence with this id. */
const isExaminedBy = ({ role, profileId }: Viewer, defenceId: string): Expression<SqlBool> =>
  role === 'lecturer' && profileId !== null
    ? sql<SqlBool>`${sql.ref(defenceId)} = any(array(
        select defence_id from defence_examiners where lecturer_id = ${profileId}
      ))`
    : sql<SqlBool>`false`;

/** Defences of the own placements, and those that a lecturer examines. Mentors see none. */
export const defencesVisibleTo = (user: Viewer): Expression<SqlBool> =>
  user.role === 'mentor'
    ? sql<SqlBool>`false`
    : sql<SqlBool>`(${internshipsVisibleTo(user)} or ${isExaminedBy(user, 'defences.id')})`;

/** Whether the person sees the score of `examiner`, an alias of `defence_examiners`. */
function showsScore({ role, profileId }: Viewer): Expression<SqlBool> {
  if (role === 'super_admin') return sql<SqlBool>`true`;
  if (role !== 'lecturer' || profileId === null) return sql<SqlBool>`false`;
  return sql<SqlBool>`(
    examiner.lecturer_id = ${profileId}
    or internships.lecturer_id = ${profileId} and defences.state = 'held'
  )`;
}

const examinersFor = (user: Viewer) => {
  const isOwn =
    user.role === 'lecturer' && user.profileId !== null
      ? sql`examiner.lecturer_id = ${user.profileId}::integer`
      : sql`false`;
  const sentAt = user.role === 'student' ? sql`null` : sql`examiner.sent_at`;
  return sql<Examiner[]>`(
    select coalesce(json_agg(json_build_object(
      'lecturer_id', examiner.lecturer_id, 'name', users.name, 'sent_at', ${sentAt}, 'is_own', ${isOwn},
      'score', case when ${showsScore(user)} then examiner.score end,
      'remark', case when ${showsScore(user)} then examiner.remark end
    ) order by examiner.position), '[]'::json)
    from defence_examiners as examiner
    join lecturers on lecturers.id = examiner.lecturer_id
    join users on users.id = lecturers.user_id
    where examiner.defence_id = defences.id
  )`;
};

export const placements = (db: Database) =>
  db
    .selectFrom('internships')
    .innerJoin('internship_periods as periods', 'periods.id', 'internships.internship_period_id');

const PLACEMENT = [
  'internships.id as internship_id',
  'internships.student_name',
  'internships.student_nim as nim',
  'internships.company_name',
  'internships.lecturer_id',
  'internships.internship_period_id',
] as const;

const DEFENCE = [
  'defences.id',
  'defences.starts_at',
  'defences.minutes',
  'defences.room',
  'defences.state',
  'defences.cancel_reason',
  'defences.version',
] as const;

const dateOn = (timeZone: string) =>
  sql<string>`to_char(timezone(${timeZone}, defences.starts_at), 'YYYY-MM-DD')`;
const timeOn = (timeZone: string) =>
  sql<string>`to_char(timezone(${timeZone}, defences.starts_at), 'HH24:MI')`;

/** The columns of a row of `placements` with its `defences`. */
export const columnsFor = ({ user, timeZone }: DefenceView) =>
  [
    ...PLACEMENT,
    ...DEFENCE,
    LECTURER_NAME.as('lecturer_name'),
    closedBy('periods').as('closed_by'),
    dateOn(timeZone).as('date'),
    timeOn(timeZone).as('time'),
    examinersFor(user).as('examiners'),
  ] as const;

/** Bounds of the day, so that the index finds it. */
export const isOn = (date: string, timeZone: string) => sql<SqlBool>`(
  defences.starts_at >= timezone(${timeZone}, ${date}::date::timestamp)
  and defences.starts_at < timezone(${timeZone}, (${date}::date + 1)::timestamp)
)`;

interface RowOfDefence {
  id: number | null;
  date: string;
  time: string;
  minutes: number | null;
  room: string | null;
  starts_at: Date | null;
  state: DefenceState | null;
  cancel_reason: string | null;
  examiners: Examiner[];
}

/** The defence without its placement, with the mean of the scores that the person sees. */
export const plannedOf = ({ date, time, examiners, ...defence }: RowOfDefence) => ({
  id: defence.id as number,
  date,
  time,
  minutes: defence.minutes as number,
  room: defence.room as string,
  starts_at: defence.starts_at as Date,
  state: defence.state as DefenceState,
  cancel_reason: defence.cancel_reason,
  examiners,
  score: defenceScore(examiners.map(({ score }) => score)),
});
