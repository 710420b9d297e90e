import { type RawBuilder, sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { shortDate } from '@/server/lists/dateText';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import type { OpenRange } from '@/shared/attendance/placement';
import type { Labels } from '@/shared/constants/labels';
import { paths } from '@/shared/paths';
import {
  END_REASON_LABELS,
  type PlacementEndReason,
} from '@/shared/resources/internships/placementDates';
import { changed, changedIn, type Pairs, pairsOf, partOf, tellChange } from '../changes';
import { byActor, type NotificationScope, type NotificationType } from '../notification';
import { periodDates } from '../periodDates';
import { placementPage } from '../placementPage';

/** The parts of a placement; `places` are the ids of its Lokasi Mitra, the default one first. */
export interface PlacementState {
  mentor: number;
  company: number;
  lecturer: number;
  period: number;
  places: readonly number[];
  /** The first day; null for that of the period. */
  start: string | null;
  end: { date: string; end_reason: PlacementEndReason | null } | null;
  /** An interruption; its last day is null until further notice. */
  pause: OpenRange | null;
}

type Part = keyof PlacementState;

const KIND = 'changed_placements';
const { before, after } = changedIn<Part>(KIND);

const textAsDate = (text: RawBuilder<unknown>) => sql`(${text})::date`;

const labelled = (value: RawBuilder<unknown>, labels: Labels) =>
  sql`case ${value} ${sql.join(
    Object.entries(labels).map(([key, label]) => sql`when ${key} then ${label}`),
    sql` `,
  )} end`;

const personIn = (table: 'mentors' | 'lecturers') => (id: RawBuilder<unknown>) =>
  sql<string>`(
  select users.name from ${sql.table(table)} as profiles join users on users.id = profiles.user_id
  where profiles.id = (${id})::text::integer
)`;

/** The names for the ids in a change. They are read anew, so that they go with the record. */
const NAMES: Readonly<Record<Part, (id: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  mentor: personIn('mentors'),
  company: (id) => sql`(select name from companies where id = (${id})::text::integer)`,
  lecturer: personIn('lecturers'),
  period: (id) => sql`(
    select ${periodDates('periods')} from internship_periods as periods
    where periods.id = (${id})::text::integer
  )`,
  places: (ids) => sql`(
    select string_agg(places.name, ', ' order by place)
    from jsonb_array_elements(${ids}) with ordinality as listed(id, place)
    join places on places.id = listed.id::text::integer
  )`,
  start: (day) => shortDate(textAsDate(sql`${day} #>> '{}'`)),
  end: (end) => sql`${shortDate(textAsDate(sql`${end} ->> 'date'`))}
    || ' (' || ${labelled(sql`${end} ->> 'end_reason'`, END_REASON_LABELS)} || ')'`,
  pause: (days) => sql`${shortDate(textAsDate(sql`${days} ->> 'startDate'`))} || coalesce(
    ' s/d ' || ${shortDate(textAsDate(sql`${days} ->> 'endDate'`))}, ' sampai pemberitahuan'
  )`,
};

const LABELS: Readonly<Record<Part, string>> = {
  mentor: 'Mentor',
  company: 'Mitra',
  lecturer: 'Dosen',
  period: 'Periode',
  places: 'Lokasi',
  start: 'Mulai magang',
  end: 'Hari terakhir',
  pause: 'Jeda',
};

const wordsOf = (part: Part) => partOf(LABELS[part], before(part), after(part), NAMES[part]);

/** The role of a supervisor, whose placements come and go. */
const SUPERVISORS = { mentor: 'mentor', lecturer: 'dosen pembimbing' } as const;

const isSupervisor = (role: string): role is keyof typeof SUPERVISORS =>
  Object.hasOwn(SUPERVISORS, role);

/** Former supervisors learn who follows them, and nothing else of the placement. */
function wordsFor({ user }: NotificationScope) {
  const all = sql`concat_ws(' · ', ${sql.join((Object.keys(LABELS) as Part[]).map(wordsOf))})`;
  const { role, profileId } = user;
  if (!isSupervisor(role)) {
    return {
      title: sql`'Penempatan Anda di ' || company_name || ' diubah' || ${byActor}`,
      detail: all,
      facts: { is_theirs: sql.lit(true) },
      where: internshipsVisibleTo(user),
    };
  }
  const isTheirs = sql<boolean>`${internshipsVisibleTo(user)}`;
  const isOf = (id: RawBuilder<unknown>) => sql<boolean>`(${id})::text::integer = ${profileId}`;
  return {
    title: sql`case
      when not ${isTheirs}
        then ${`Tugas Anda sebagai ${SUPERVISORS[role]} `} || student_name || ' diakhiri'
      when ${isOf(after(role))} then ${`Anda ditetapkan sebagai ${SUPERVISORS[role]} `}
        || student_name || ' di ' || company_name
      else 'Penempatan ' || student_name || ' diubah' end || ${byActor}`,
    detail: sql`case when ${isTheirs} then ${all} else ${wordsOf(role)} end`,
    facts: { is_theirs: isTheirs },
    where: sql<boolean>`(${isTheirs} or ${isOf(before(role))})`,
  };
}

export const changedPlacements: NotificationType<{ is_theirs: boolean }> = {
  kind: KIND,
  roles: ['student', 'lecturer', 'mentor'],
  title: 'Perubahan penempatan',
  isMailed: true,
  isDetailMailed: true,
  words: (scope) => {
    const { where, ...words } = wordsFor(scope);
    return {
      ...words,
      from: sql`internships`,
      where: sql<boolean>`internships.id = news.matter_id and ${where}`,
    };
  },
  linkOf: ({ matter_id, is_theirs }, person) =>
    is_theirs ? placementPage(matter_id, person) : paths.internships.index,
};

export interface PlacementChange {
  id: number;
  before: Partial<PlacementState>;
  after: Partial<PlacementState>;
}

/** Tells the student and those who supervise the placement now, or did before it. */
export async function tellMoved(
  trx: Database,
  changes: readonly PlacementChange[],
  now: Date,
): Promise<void> {
  const told = changes.flatMap(({ id, before, after }) => {
    const pairs: Pairs = pairsOf(before, after);
    return Object.keys(pairs).length > 0 ? { id, pairs } : [];
  });
  if (told.length === 0) return;
  const former = (role: keyof typeof SUPERVISORS) => changed(sql`told.pairs`, role, 0);
  const recipients = sql`
    select people.user_id, internships.id as matter_id, told.pairs::text as detail
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told(id integer, pairs jsonb)
    join internships on internships.id = told.id
    cross join lateral (
      select user_id from students where students.id = student_id
      union
      select user_id from mentors where mentors.id in (mentor_id, (${former('mentor')})::text::integer)
      union
      select user_id from lecturers
      where lecturers.id in (lecturer_id, (${former('lecturer')})::text::integer)
    ) as people`;
  await tellChange(trx, KIND, recipients, now);
}
