import { type RawBuilder, sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import type { OpenRange } from '@/shared/attendance/placement';
import { formatDate, formatPeriod } from '@/shared/format';
import { paths } from '@/shared/paths';
import type { Role } from '@/shared/permissions';
import {
  END_REASON_LABELS,
  type PlacementEndReason,
} from '@/shared/resources/internships/placementDates';
import {
  changed,
  changeText,
  notifyChange,
  type Pairs,
  type Parts,
  pairsIn,
  pairsOf,
} from '../changes';
import { byActor, type NotificationType } from '../notification';
import type { PeriodDates } from '../periodDates';
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

const KIND = 'changed_placements';

/** The names for the ids in a change. They are read anew, so that they go with the record. */
interface Names {
  mentor: string;
  company: string;
  lecturer: string;
  period: PeriodDates;
  places: readonly string[];
}

const personIn = (table: 'mentors' | 'lecturers') => (id: RawBuilder<unknown>) =>
  sql`(
  select users.name from ${sql.table(table)} as profiles join users on users.id = profiles.user_id
  where profiles.id = (${id})::text::integer
)`;

const NAMES: Readonly<Record<keyof Names, (id: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  mentor: personIn('mentors'),
  company: (id) => sql`(select name from companies where id = (${id})::text::integer)`,
  lecturer: personIn('lecturers'),
  period: (id) => sql`(
    select jsonb_build_object('start_date', start_date, 'end_date', end_date)
    from internship_periods where internship_periods.id = (${id})::text::integer
  )`,
  places: (ids) => sql`(
    select jsonb_agg(places.name order by place)
    from jsonb_array_elements(${ids}) with ordinality as listed(id, place)
    join places on places.id = listed.id::text::integer
  )`,
};

// The details of news of other kinds are no JSON.
const pairs = sql`(case when news.kind = ${KIND} then news.detail::jsonb end)`;

const named = sql.join(
  Object.entries(NAMES).map(
    ([part, nameOf]) => sql`${sql.lit(part)}, jsonb_build_array(
      ${nameOf(changed(pairs, part, 0))}, ${nameOf(changed(pairs, part, 1))})`,
  ),
);

const PARTS: Parts<Omit<PlacementState, keyof Names> & Names> = {
  mentor: { label: 'Mentor', textOf: String },
  company: { label: 'Mitra', textOf: String },
  lecturer: { label: 'Dosen', textOf: String },
  period: {
    label: 'Periode',
    textOf: ({ start_date, end_date }) => formatPeriod(start_date, end_date),
  },
  places: { label: 'Lokasi', textOf: (names) => names.join(', ') },
  start: { label: 'Mulai magang', textOf: formatDate },
  end: {
    label: 'Hari terakhir',
    textOf: ({ date, end_reason }) =>
      formatDate(date) + (end_reason === null ? '' : ` (${END_REASON_LABELS[end_reason]})`),
  },
  pause: {
    label: 'Jeda',
    textOf: ({ startDate, endDate }) =>
      endDate === null
        ? `${formatDate(startDate)} sampai pemberitahuan`
        : formatPeriod(startDate, endDate),
  },
};

/** The role of a supervisor, whose placements come and go. */
const SUPERVISORS = { mentor: 'mentor', lecturer: 'dosen pembimbing' } as const;

const isSupervisor = (role: string): role is keyof typeof SUPERVISORS =>
  Object.hasOwn(SUPERVISORS, role);

interface Placement {
  is_theirs: boolean;
  student_name: string;
  company_name: string;
  named: Pairs;
}

export const changedPlacements: NotificationType<Placement> = {
  kind: KIND,
  roles: ['student', 'lecturer', 'mentor'],
  title: 'Perubahan penempatan',
  isMailed: true,
  isDetailMailed: true,
  facts({ user }) {
    const isTheirs = internshipsVisibleTo(user);
    const wasTheirs = isSupervisor(user.role)
      ? sql`(${changed(pairs, user.role, 0)})::text::integer = ${user.profileId}`
      : sql`false`;
    return sql`
      select ${isTheirs} as is_theirs, student_name, company_name, jsonb_build_object(${named}) as named
      from internships
      where internships.id = news.matter_id and (${isTheirs} or ${wasTheirs})`;
  },
  titleOf(news, { role, profileId }) {
    const isNew = pairsIn(news)[role]?.[1] === profileId;
    return titleFor(news, role, isNew) + byActor(news);
  },
  detailOf(news, { role }) {
    // Former supervisors learn who follows them, and nothing else of the placement.
    const told = Object.entries(pairsIn(news))
      .filter(([part]) => news.is_theirs || part === role)
      .map(([part, pair]) => [part, news.named[part] ?? pair]);
    return changeText(PARTS, Object.fromEntries(told));
  },
  linkOf: ({ matter_id, is_theirs }, person) =>
    is_theirs ? placementPage(matter_id, person) : paths.internships.index,
};

function titleFor(
  { is_theirs, student_name, company_name }: Placement,
  role: Role,
  isNew: boolean,
) {
  if (!isSupervisor(role)) return `Penempatan Anda di ${company_name} diubah`;
  if (!is_theirs) return `Tugas Anda sebagai ${SUPERVISORS[role]} ${student_name} diakhiri`;
  return isNew
    ? `Anda ditetapkan sebagai ${SUPERVISORS[role]} ${student_name} di ${company_name}`
    : `Penempatan ${student_name} diubah`;
}

export interface PlacementChange {
  id: number;
  before: Partial<PlacementState>;
  after: Partial<PlacementState>;
}

/** Tells the student and those who supervise the placement now, or did before it. */
export async function notifyMoved(
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
  await notifyChange(trx, KIND, recipients, now);
}
