import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { isOpen } from '@/server/placements/closedBy';
import { type Judging, judgeTotals } from '@/server/placements/judgePlacements';
import { hasLeft, lacksDefence, lacksGrade, lacksReport } from '@/server/placements/stage';
import type { VerdictMoment } from '@/server/verdicts/attendanceDays';
import {
  ATTENDED,
  type AttendanceTotals,
  type CountedDays,
  totalsIn,
} from '@/shared/attendance/totals';
import type { DayVerdict } from '@/shared/attendance/verdicts';
import {
  CERTIFICATE_GAPS,
  type CertificateGap,
  type CertificateKind,
} from '@/shared/resources/certificates/constants';

export interface RecipientsOf {
  kind: CertificateKind;
  internship_period_id: number;
}

/** The column of `certificates` that names the recipients of each kind. */
export const RECIPIENT_COLUMNS = {
  student: 'internship_id',
  mentor: 'mentor_id',
  company: 'company_id',
} as const satisfies Record<CertificateKind, string>;

export interface RecipientGaps {
  missing: readonly CertificateGap[];
  /** The whole recap of a placement; null for mentors and companies. */
  totals: AttendanceTotals | null;
}

/** The missing parts of each recipient, whether or not they have a certificate. */
export async function selectGaps(
  judging: Judging,
  of: RecipientsOf,
  ids: readonly number[],
  moment: VerdictMoment,
): Promise<ReadonlyMap<number, RecipientGaps>> {
  if (ids.length === 0) return new Map();
  const found = await selectStoredGaps(judging.db, of, (id) => sql`${id} = ${anyOf(ids)}`);
  return withRecaps(judging, of, found, moment);
}

/** The placements of the period that lack something to be finished, but for those that are and those of students who have left. */
export async function selectUnfinished(
  judging: Judging,
  internship_period_id: number,
  moment: VerdictMoment,
): Promise<ReadonlyMap<number, RecipientGaps['missing']>> {
  const of = { kind: 'student' as const, internship_period_id };
  const stored = await selectStoredGaps(
    judging.db,
    of,
    () => sql`internships.finished_at is null and not ${hasLeft}`,
  );
  const gaps = await withRecaps(judging, of, stored, moment);
  return new Map(
    [...gaps].flatMap(([id, { missing }]) => {
      const others = gapsToFinish(missing);
      return others.length > 0 ? [[id, others]] : [];
    }),
  );
}

/** The gaps of a placement that is not finished; it is open until they are closed. */
export const gapsToFinish = (missing: RecipientGaps['missing']): RecipientGaps['missing'] =>
  missing.filter((gap) => gap !== 'open_placement');

/** The recipients who have no certificate and for whom nothing is missing. */
export async function selectReadyIds(
  judging: Judging,
  of: RecipientsOf,
  moment: VerdictMoment,
): Promise<number[]> {
  const found = await selectStoredGaps(
    judging.db,
    of,
    (id) => sql`${id} not in (${certifiedIn(of)})`,
  );
  const gaps = await withRecaps(
    judging,
    of,
    found.filter(({ missing }) => missing.length === 0),
    moment,
  );
  return [...gaps].flatMap(([id, { missing }]) => (missing.length === 0 ? id : []));
}

/** Recipients with a certificate, even a revoked one. */
export const certifiedIn = ({ kind, internship_period_id }: RecipientsOf) => sql`
  select ${sql.ref(RECIPIENT_COLUMNS[kind])} from certificates
  where certificates.internship_period_id = ${internship_period_id} and certificates.kind = ${kind}`;

interface StoredGaps {
  id: number;
  missing: CertificateGap[];
}

/** Selects what some recipients of the period lack, except for the recap. */
async function selectStoredGaps(
  db: Database,
  { kind, internship_period_id }: RecipientsOf,
  isAsked: (id: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<StoredGaps[]> {
  const id = RECIPIENT_IDS[kind];
  const { rows } = await sql<StoredGaps>`
    select ${id} as id, ${listOf(kind === 'student' ? GAPS_OF_PLACEMENT : { open_period: isPeriodOpen })} as missing
    from internships
    join mentors on mentors.id = internships.mentor_id
    join internship_periods on internship_periods.id = internships.internship_period_id
    where internship_period_id = ${internship_period_id} and ${isAsked(id)}
    group by ${id}, internship_periods.id
    order by id`.execute(db);
  return rows;
}

const RECIPIENT_IDS: Readonly<Record<CertificateKind, RawBuilder<unknown>>> = {
  student: sql`internships.id`,
  mentor: sql`mentors.id`,
  company: sql`mentors.company_id`,
};

const isPeriodOpen = sql`internship_periods.closed_at is null`;

/** Report, defence and grade are missing as they are for the stage of a placement (docs/decisions/0103). */
const GAPS_OF_PLACEMENT = {
  open_placement: isOpen(),
  no_report: lacksReport,
  no_defence: lacksDefence,
  no_grade: lacksGrade,
  left: hasLeft,
};

/** The names of the conditions that hold. */
const listOf = (conditions: Partial<Record<CertificateGap, RawBuilder<unknown>>>) => {
  const names = Object.entries(conditions).map(
    ([name, condition]) => sql`case when ${condition} then ${sql.lit(name)} end`,
  );
  return sql`array_remove(array[${sql.join(names)}]::text[], null)`;
};

/** Adds what the recaps of placements lack; those of mentors and companies are not asked for. */
async function withRecaps(
  judging: Judging,
  { kind, internship_period_id }: RecipientsOf,
  found: readonly StoredGaps[],
  moment: VerdictMoment,
): Promise<ReadonlyMap<number, RecipientGaps>> {
  if (kind !== 'student' || found.length === 0) {
    return new Map(found.map(({ id, missing }) => [id, { missing, totals: null }]));
  }
  const days = await judging.db
    .selectFrom('internship_periods')
    .select(['start_date as from', 'end_date as to'])
    .where('id', '=', internship_period_id)
    .executeTakeFirstOrThrow();
  const ids = found.map(({ id }) => id);
  const recaps = new Map(
    (await judgeTotals(judging, ids, days, moment)).map((one) => [one.internship_id, one]),
  );
  return new Map(
    found.flatMap(({ id, missing }) => {
      const recap = recaps.get(id);
      if (!recap) return [];
      const gaps = new Set([...missing, ...gapsOfRecap(recap)]);
      return [
        [id, { missing: CERTIFICATE_GAPS.filter((gap) => gaps.has(gap)), totals: totalsIn(recap) }],
      ];
    }),
  );
}

/** A recap has no day that is still to come or to be settled, and at least one that was attended. */
function gapsOfRecap({ counts }: CountedDays): CertificateGap[] {
  const daysOf = (verdicts: readonly DayVerdict[]) =>
    verdicts.reduce((sum, verdict) => sum + counts[verdict], 0);
  return [
    ...(daysOf(ATTENDED) === 0 ? (['empty_recap'] as const) : []),
    ...(daysOf(['pending', 'needs_settling']) > 0 ? (['incomplete_recap'] as const) : []),
  ];
}
