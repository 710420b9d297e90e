import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '@/server/auth/sessionUser';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { selectList } from '@/server/lists/list';
import type { ListQuery } from '@/server/lists/listQuery';
import { sortKey } from '@/server/lists/order';
import { ROW_ID, rowsOf } from '@/server/lists/rowIds';
import { selectWholeList } from '@/server/lists/wholeList';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import type { Judging } from '@/server/placements/judgePlacements';
import type { VerdictMoment } from '@/server/verdicts/attendanceDays';
import type { components } from '@/shared/contract.gen';
import type { CertificateKind, CertificateState } from '@/shared/resources/certificates/constants';
import { formatVerificationCode } from '@/shared/verificationCode';
import {
  RECIPIENT_COLUMNS,
  type RecipientGaps,
  type RecipientsOf,
  selectGaps,
} from './certificateGaps';
import { asksForReady, certificateSources, isInState, issuedOn } from './certificateSources';
import type { ReadyIds } from './readyIds';

interface RecipientFilters extends ListQuery, RecipientsOf {
  company_id?: number;
  state?: CertificateState;
}

type Listing = Judging & { readyIds: ReadyIds };

interface Recipient {
  /** of the placement, the mentor or the company */
  id: number;
  name: string;
  note: string | null;
  company_id: number;
  company_name: string;
  students: number;
}

interface Latest {
  certificate_id: number;
  data: { name: string; company_name: string };
  number: string | null;
  code: string;
  issued_at: Date;
  issued_by_name: string;
  revoked_at: Date | null;
  revoked_reason: string | null;
}

type CertificateRecipient = components['schemas']['CertificateRecipient'];
export type RecipientRow = Recipient & { [key in keyof Latest]: Latest[key] | null } & {
  issued_on: string | null;
};

/** The page of recipients, each with the latest certificate and what is missing. */
export async function selectRecipients(
  listing: Listing,
  viewer: Viewer,
  query: RecipientFilters,
  moment: VerdictMoment,
) {
  const { rows, options } = await listOf(listing, viewer, query, moment);
  const { data, meta } = await selectList(listing.db, rows, query, options);
  return { data: await withGaps(listing, query, data, moment), meta };
}

/** All recipients of the list, in parts. */
export async function selectAllRecipients(
  listing: Listing,
  viewer: Viewer,
  query: RecipientFilters,
  moment: VerdictMoment,
) {
  const { db } = listing;
  const { rows, options } = await listOf(listing, viewer, query, moment);
  return selectWholeList(db, rows, query, options, async (ids: number[]) => {
    const found = ids.map((id) => ({ [ROW_ID]: id }));
    // The ids are chosen already: the filters could leave out a recipient who got a certificate since then.
    const all = recipientRows(db, viewer, query, moment);
    return withGaps(listing, query, await rowsOf(all, found, options), moment);
  });
}

async function listOf(
  listing: Listing,
  viewer: Viewer,
  query: RecipientFilters,
  moment: VerdictMoment,
) {
  const { company_id, state } = query;
  const readyIds = asksForReady(query) ? await listing.readyIds(query, moment) : [];
  let rows = recipientRows(listing.db, viewer, query, moment);
  if (company_id !== undefined) rows = rows.where('recipients.company_id', '=', company_id);
  if (state !== undefined) rows = rows.where(isInState(state, readyIds));
  return { rows, options: certificateSources(readyIds, moment) };
}

async function withGaps(
  judging: Judging,
  of: RecipientsOf,
  rows: readonly RecipientRow[],
  moment: VerdictMoment,
): Promise<CertificateRecipient[]> {
  const ids = rows.map(({ id }) => id);
  const gaps = await selectGaps(judging, of, ids, moment);
  return rows.map((row) => recipientOf(row, of.kind, gaps.get(row.id)));
}

/** These recipients of the period that the viewer may see, by name. */
export async function selectRecipientRows(
  db: Database,
  viewer: Viewer,
  of: RecipientsOf,
  ids: readonly number[],
  moment: VerdictMoment,
): Promise<RecipientRow[]> {
  return recipientRows(db, viewer, of, moment)
    .where('recipients.id', '=', anyOf(ids))
    .orderBy(sortKey('recipients.name'))
    .orderBy('recipients.id')
    .execute();
}

export function recipientOf(
  row: RecipientRow,
  kind: CertificateKind,
  gaps: RecipientGaps | undefined,
): CertificateRecipient {
  const { id, name, note, company_name, students, issued_on, certificate_id } = row;
  const missing = [...(gaps?.missing ?? [])];
  const latest = certificate_id === null ? null : certificateOf(row as Recipient & Latest, kind);
  return {
    id,
    name,
    note,
    company_name,
    students,
    issued_on,
    state: stateOf(latest, missing),
    missing,
    certificate: latest,
  };
}

function stateOf(
  latest: CertificateRecipient['certificate'],
  missing: readonly unknown[],
): CertificateState {
  if (latest) return latest.revoked_at === null ? 'issued' : 'revoked';
  return missing.length > 0 ? 'missing' : 'ready';
}

const certificateOf = (row: Latest, kind: CertificateKind) => ({
  id: row.certificate_id,
  kind,
  name: row.data.name,
  company_name: row.data.company_name,
  number: row.number,
  code: formatVerificationCode(row.code),
  issued_at: row.issued_at.toISOString(),
  issued_by_name: row.issued_by_name,
  revoked_at: row.revoked_at?.toISOString() ?? null,
  revoked_reason: row.revoked_reason,
});

function recipientRows(db: Database, viewer: Viewer, of: RecipientsOf, moment: VerdictMoment) {
  const recipient = RECIPIENT_COLUMNS[of.kind];
  const latest = sql<Latest & { recipient_id: number }>`(
    select certificates.id as certificate_id, ${sql.ref(`certificates.${recipient}`)} as recipient_id,
      data, number, code, issued_at, issued_by_name, revoked_at, revoked_reason
    from certificates
    where internship_period_id = ${of.internship_period_id} and kind = ${of.kind} and not exists (
      select from certificates as later
      where ${sql.ref(`later.${recipient}`)} = ${sql.ref(`certificates.${recipient}`)}
        and later.internship_period_id = certificates.internship_period_id and later.id > certificates.id
    )
  )`;
  return db
    .selectFrom(sql<Recipient>`(${RECIPIENTS[of.kind](viewer, of)})`.as('recipients'))
    .leftJoin(latest.as('latest'), (join) =>
      join.onRef('latest.recipient_id', '=', 'recipients.id'),
    )
    .selectAll('recipients')
    .select([
      'latest.certificate_id',
      'latest.data',
      'latest.number',
      'latest.code',
      'latest.issued_at',
      'latest.issued_by_name',
      'latest.revoked_at',
      'latest.revoked_reason',
      issuedOn(moment).as('issued_on'),
    ]);
}

type Select = (viewer: Viewer, of: RecipientsOf) => RawBuilder<unknown>;

const placementsIn: Select = (viewer, { internship_period_id }) => sql`
  select internships.* from internships
  where internship_period_id = ${internship_period_id} and ${internshipsVisibleTo(viewer)}`;

const RECIPIENTS: Readonly<Record<CertificateKind, Select>> = {
  student: (viewer, of) => sql`
    select placements.id, student_name as name, student_nim as note, mentors.company_id,
      company_name, 1 as students
    from (${placementsIn(viewer, of)}) as placements
    join mentors on mentors.id = placements.mentor_id`,
  mentor: (viewer, of) => sql`
    select mentors.id, users.name, null::text as note, companies.id as company_id,
      companies.name as company_name, placements.students
    from (
      select mentor_id, count(*)::integer as students
      from (${placementsIn(viewer, of)}) as placements group by mentor_id
    ) as placements
    join mentors on mentors.id = placements.mentor_id
    join users on users.id = mentors.user_id
    join companies on companies.id = mentors.company_id`,
  company: (viewer, of) => sql`
    select companies.id, companies.name, null::text as note, companies.id as company_id,
      companies.name as company_name, placements.students
    from (
      select company_id, count(*)::integer as students
      from (${placementsIn(viewer, of)}) as placements
      join mentors on mentors.id = placements.mentor_id group by company_id
    ) as placements
    join companies on companies.id = placements.company_id`,
};
