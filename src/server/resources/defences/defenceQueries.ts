import { type Expression, type SqlBool, sql } from 'kysely';
import type { Viewer } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { selectList } from '@/server/lists/list';
import type { ListQuery } from '@/server/lists/listQuery';
import { inSearchText } from '@/server/lists/search';
import { selectWholeList } from '@/server/lists/wholeList';
import { closedBy } from '@/server/placements/closedBy';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { INTERNSHIP_TEXT } from '@/server/resources/internships/internshipSources';
import type { components } from '@/shared/contract.gen';
import type { DefenceListState, DefenceState } from '@/shared/resources/defences/constants';
import { defenceScore } from '@/shared/resources/defences/defenceScore';
import { defenceSources, LECTURER_NAME, LIST_STATE } from './defenceSources';

type Examiner = components['schemas']['DefenceExaminer'];

export interface DefenceFilters extends ListQuery {
  internship_period_id?: number;
  state?: DefenceListState;
  examiner_id?: number;
  /** on campus */
  date?: string;
}

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

/** The latest defence of each placement; the earlier ones were cancelled. A join with few or with all is fast. */
const LATEST = sql<{
  id: number;
  internship_id: number;
  starts_at: Date;
  minutes: number;
  room: string;
  state: DefenceState;
  cancel_reason: string | null;
  version: number;
}>`(
  select * from defences
  where not exists (
    select from defences as later
    where later.internship_id = defences.internship_id and later.id > defences.id
  )
)`;

const placements = (db: Database) =>
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

const HAS_ACCEPTED_REPORT = sql<boolean>`exists (
  select from final_reports where internship_id = internships.id and state = 'accepted'
)`;

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

/** Each visible placement with its latest defence, which is called `defences` here. */
function listed(db: Database, { user, timeZone }: DefenceView, filters: DefenceFilters) {
  let rows = placements(db)
    .leftJoin(LATEST.as('defences'), (join) =>
      join.onRef('defences.internship_id', '=', 'internships.id'),
    )
    .select([
      ...PLACEMENT,
      ...DEFENCE,
      LECTURER_NAME.as('lecturer_name'),
      closedBy('periods').as('closed_by'),
      LIST_STATE.as('list_state'),
      HAS_ACCEPTED_REPORT.as('has_accepted_report'),
      dateOn(timeZone).as('date'),
      timeOn(timeZone).as('time'),
      examinersFor(user).as('examiners'),
    ])
    .where(defencesVisibleTo(user));
  const { internship_period_id, state, examiner_id, date } = filters;
  if (internship_period_id !== undefined) {
    rows = rows.where('internships.internship_period_id', '=', internship_period_id);
  }
  if (state !== undefined) rows = rows.where(LIST_STATE, '=', state);
  if (examiner_id !== undefined) {
    rows = rows.where(
      sql<SqlBool>`defences.id = any(array(
        select defence_id from defence_examiners where lecturer_id = ${examiner_id}
      ))`,
    );
  }
  return date === undefined ? rows : rows.where(isOn(date, timeZone));
}

/** Bounds of the day, so that the index finds it. */
const isOn = (date: string, timeZone: string) => sql<SqlBool>`(
  defences.starts_at >= timezone(${timeZone}, ${date}::date::timestamp)
  and defences.starts_at < timezone(${timeZone}, (${date}::date + 1)::timestamp)
)`;

/** The total of all placements, which needs no defences. Lecturers also see those that they examine. */
const countAll = (db: Database, { user }: DefenceView, filters: DefenceFilters) => {
  const { internship_period_id, state, examiner_id, date } = filters;
  const isWhole = [state, examiner_id, date].every((value) => value === undefined);
  if (!isWhole || user.role !== 'super_admin') return {};
  let rows = db.selectFrom('internships').select(sql<number>`count(*)::integer`.as('total'));
  if (internship_period_id !== undefined) {
    rows = rows.where('internship_period_id', '=', internship_period_id);
  }
  return { countAll: async () => (await rows.executeTakeFirstOrThrow()).total };
};

type Listed = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

const optionsOf = ({ timeZone, now }: DefenceView) => ({
  ...defenceSources(timeZone, now),
  defaultSort: 'coming',
  tieBreak: sql.ref('internships.id'),
  search: inSearchText(INTERNSHIP_TEXT),
});

export async function selectDefences(db: Database, view: DefenceView, query: DefenceFilters) {
  const options = { ...optionsOf(view), ...countAll(db, view, query) };
  const { data, meta } = await selectList(db, listed(db, view, query), query, options);
  return { data: data.map(rowOf), meta };
}

export async function selectAllDefences(db: Database, view: DefenceView, query: DefenceFilters) {
  const { total, parts } = await selectWholeList(
    db,
    listed(db, view, query),
    query,
    optionsOf(view),
  );
  async function* shown() {
    for await (const rows of parts) yield rows.map(rowOf);
  }
  return { total, parts: shown() };
}

type RowOfDefence = Pick<
  Listed,
  (typeof DEFENCE)[number] extends `defences.${infer Name}` ? Name : never
> & { date: string; time: string; examiners: Examiner[] };

/** The defence without its placement, with the mean of the scores that the person sees. */
const plannedOf = ({ date, time, examiners, ...defence }: RowOfDefence) => ({
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

function rowOf(row: Listed) {
  const { internship_id, student_name, nim, company_name, lecturer_id, lecturer_name } = row;
  const { internship_period_id, closed_by, has_accepted_report } = row;
  return {
    ...{ internship_id, student_name, nim, company_name, lecturer_id, lecturer_name },
    ...{ internship_period_id, closed_by, has_accepted_report },
    state: row.list_state,
    defence: row.id === null ? null : plannedOf(row),
  };
}

const defenceRows = (db: Database, { user, timeZone }: DefenceView) =>
  placements(db)
    .innerJoin('defences', 'defences.internship_id', 'internships.id')
    .select([
      ...PLACEMENT,
      ...DEFENCE,
      LECTURER_NAME.as('lecturer_name'),
      closedBy('periods').as('closed_by'),
      dateOn(timeZone).as('date'),
      timeOn(timeZone).as('time'),
      examinersFor(user).as('examiners'),
    ])
    .where(defencesVisibleTo(user));

type StoredDefence = Awaited<ReturnType<ReturnType<typeof defenceRows>['execute']>>[number];

const shown = (row: StoredDefence, now: Date) => ({
  ...row,
  ...plannedOf(row),
  can_score:
    row.closed_by === null &&
    row.state !== 'cancelled' &&
    row.starts_at <= now &&
    row.examiners.some(({ is_own }) => is_own),
});

export async function selectDefence(db: Database, view: DefenceView, id: number) {
  const row = await defenceRows(db, view).where('defences.id', '=', id).executeTakeFirst();
  return row && shown(row, view.now);
}

/** In the order of these ids, which is that of the slots. */
export async function selectDefencesOf(db: Database, view: DefenceView, ids: readonly number[]) {
  const rows = await defenceRows(db, view)
    .where('defences.id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy('defences.starts_at')
    .orderBy('defences.id')
    .execute();
  return rows.map((row) => shown(row, view.now));
}

/** The planned and held defences of a day or a period, in the order of a schedule. */
export async function selectSchedule(
  db: Database,
  view: DefenceView,
  { date, internship_period_id }: Pick<DefenceFilters, 'date' | 'internship_period_id'>,
) {
  let rows = defenceRows(db, view).where('defences.state', '<>', 'cancelled');
  if (date !== undefined) rows = rows.where(isOn(date, view.timeZone));
  if (internship_period_id !== undefined) {
    rows = rows.where('internships.internship_period_id', '=', internship_period_id);
  }
  const found = await rows
    .orderBy('defences.starts_at')
    .orderBy('defences.room')
    .orderBy('defences.id')
    .execute();
  return found.map((row) => shown(row, view.now));
}

/** The latest defence of a placement that is the person's own. */
export async function selectInternshipDefence(db: Database, view: DefenceView, id: number) {
  const row = await defenceRows(db, view)
    .where(internshipsVisibleTo(view.user))
    .where('internships.id', '=', id)
    .orderBy('defences.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? plannedOf(row) : null;
}
