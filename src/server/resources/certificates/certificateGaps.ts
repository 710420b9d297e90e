import { type Expression, type RawBuilder, sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import type { VerdictMoment } from '@/server/resources/attendance-days/attendanceDays';
import type { Days } from '@/server/resources/attendance-days/attendanceFacts';
import { verdictsOfEach } from '@/server/resources/attendance-recap/recapTotals';
import { lacksDefence, lacksGrade, lacksReport } from '@/server/resources/internships/stage';
import { ATTENDED, type AttendanceTotals, totalsIn } from '@/shared/attendance/totals';
import type { DayVerdict } from '@/shared/attendance/verdicts';
import type { CertificateGap, CertificateKind } from '@/shared/constants/certificates';

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

/** The days of any period. */
const ALL_DAYS: Days = { from: '1900-01-01', to: '2200-12-31' };

/** The missing parts of each recipient, whether or not they have a certificate. */
export async function selectGaps(
  db: Database,
  of: RecipientsOf,
  ids: readonly number[],
  moment: VerdictMoment,
): Promise<ReadonlyMap<number, RecipientGaps>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{
    id: number;
    missing: CertificateGap[];
    counts: Record<DayVerdict, number> | null;
    minutes: number | null;
  }>`select * from (${gapsIn(of, moment, (id) => sql`${id} = ${anyOf(ids)}`)}) as gaps`.execute(db);
  return new Map(
    rows.map(({ id, missing, counts, minutes }) => [
      id,
      { missing, totals: counts && totalsIn({ counts, minutes: Number(minutes) }) },
    ]),
  );
}

/** A query for the recipients who have no certificate and for whom nothing is missing: `id`. */
export const readyIn = (of: RecipientsOf, moment: VerdictMoment) => sql<number>`
  select id from (${gapsIn(of, moment, (id) => sql`${id} not in (${certifiedIn(of)})`)}) as gaps
  where cardinality(missing) = 0`;

/** Recipients with a certificate, even a revoked one. */
const certifiedIn = ({ kind, internship_period_id }: RecipientsOf) => sql`
  select ${sql.ref(RECIPIENT_COLUMNS[kind])} from certificates
  where certificates.internship_period_id = ${internship_period_id} and certificates.kind = ${kind}`;

/** A query for some recipients of the period: `id`, `missing`, `counts` and `minutes`. */
function gapsIn(
  of: RecipientsOf,
  moment: VerdictMoment,
  isAsked: (id: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { kind, internship_period_id } = of;
  if (kind === 'student') {
    return placementGaps(
      sql`
        select internships.id from internships
        where internship_period_id = ${internship_period_id} and ${isAsked(sql`internships.id`)}`,
      moment,
    );
  }
  const id = kind === 'mentor' ? sql`mentors.id` : sql`mentors.company_id`;
  return sql`
    select ${id} as id, ${listOf({ open_period: isOpen })} as missing,
      null::json as counts, null::numeric as minutes
    from internships
    join mentors on mentors.id = internships.mentor_id
    join internship_periods on internship_periods.id = internships.internship_period_id
    where internship_period_id = ${internship_period_id} and ${isAsked(id)}
    group by ${id}, internship_periods.closed_at`;
}

const isOpen = sql`internship_periods.closed_at is null`;

/**
 * The recap has no day that is still to come or to be settled, and at least one that was attended. Report, defence and
 * grade are missing as they are for the stage of a placement (docs/decisions/0088).
 */
const placementGaps = (internshipIds: Expression<unknown>, moment: VerdictMoment) => sql`
  select internships.id, recap.counts, recap.minutes, ${listOf({
    open_period: isOpen,
    empty_recap: sql`${daysOf(ATTENDED)} = 0`,
    incomplete_recap: sql`${daysOf(['pending', 'needs_settling'])} > 0`,
    no_report: lacksReport,
    no_defence: lacksDefence,
    no_grade: lacksGrade,
  })} as missing
  from internships
  join internship_periods on internship_periods.id = internships.internship_period_id
  join (${verdictsOfEach(internshipIds, ALL_DAYS, moment)}) as recap
    on recap.internship_id = internships.id`;

const daysOf = (verdicts: readonly DayVerdict[]) =>
  sql.join(
    verdicts.map((verdict) => sql`(recap.counts ->> ${sql.lit(verdict)})::integer`),
    sql` + `,
  );

/** The names of the conditions that hold. */
const listOf = (conditions: Partial<Record<CertificateGap, RawBuilder<unknown>>>) => {
  const names = Object.entries(conditions).map(
    ([name, condition]) => sql`case when ${condition} then ${sql.lit(name)} end`,
  );
  return sql`array_remove(array[${sql.join(names)}]::text[], null)`;
};
