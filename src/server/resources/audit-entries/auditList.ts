import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '@/server/db/database';
import type { Tables } from '@/server/db/tables';
import { selectList } from '@/server/lists/list';
import type { ListQuery } from '@/server/lists/listQuery';
import { inTexts, selectSearched } from '@/server/lists/search';
import type { AuditAction, AuditResource } from '@/shared/constants/audit';
import type { HistoryResource } from '@/shared/records';

export interface AuditFilters extends Pick<ListQuery, 'search'> {
  actor_user_id?: number;
  action?: AuditAction;
  resource?: AuditResource;
  record_id?: string;
  date_from?: string;
  date_to?: string;
}

type Entries<O> = SelectQueryBuilder<Tables, 'audit_entries', O>;

const COLUMNS = [
  'audit_entries.id',
  'audit_entries.at',
  'audit_entries.actor_user_id',
  'audit_entries.actor_name',
  'audit_entries.actor_role',
  'audit_entries.address',
  'audit_entries.device',
  'audit_entries.operation',
  'audit_entries.action',
  'audit_entries.resource',
  'audit_entries.record_id',
  'audit_entries.label',
  'audit_entries.subject',
  'audit_entries.subject_id',
  'audit_entries.old',
  'audit_entries.new',
  'audit_entries.reason',
] as const;

const auditRows = (db: Database) => db.selectFrom('audit_entries').select(COLUMNS);
export type AuditRow = Awaited<ReturnType<ReturnType<typeof auditRows>['execute']>>[number];

const search = {
  search: inTexts('audit_entries.actor_name', 'audit_entries.label', 'audit_entries.reason'),
};
const order = {
  sort: { at: sql.ref('audit_entries.at'), id: sql.ref('audit_entries.id') },
  tieBreak: sql.ref('audit_entries.id'),
};

/** Adds the filters; days are those of the campus. */
function filtered<O>(
  rows: Entries<O>,
  { actor_user_id, action, resource, record_id, date_from, date_to }: AuditFilters,
  timeZone: string,
): Entries<O> {
  let found = rows;
  if (actor_user_id !== undefined) {
    found = found.where('audit_entries.actor_user_id', '=', actor_user_id);
  }
  if (action !== undefined) found = found.where('audit_entries.action', '=', action);
  if (resource !== undefined) found = found.where('audit_entries.resource', '=', resource);
  if (record_id !== undefined) found = found.where('audit_entries.record_id', '=', record_id);
  if (date_from !== undefined) {
    found = found.where('audit_entries.at', '>=', startOf(date_from, timeZone));
  }
  if (date_to !== undefined) {
    found = found.where('audit_entries.at', '<', startOf(date_to, timeZone, 1));
  }
  return found;
}

const startOf = (day: string, timeZone: string, later = 0) =>
  sql<Date>`(${day}::date + ${later}::integer)::timestamp at time zone ${timeZone}`;

/** A page of the whole trail, latest first. */
export async function selectAuditEntries(
  db: Database,
  query: AuditFilters & ListQuery,
  timeZone: string,
) {
  return selectList(db, filtered(auditRows(db), query, timeZone), query, {
    ...search,
    ...order,
    defaultSort: '-at,-id',
    walk: true,
  });
}

const EXPORTED_AT_ONCE = 1_000;

/** All matching entries in parts, latest first. */
export async function* auditEntryParts(
  db: Database,
  query: AuditFilters,
  timeZone: string,
): AsyncGenerator<AuditRow[]> {
  const rows = selectSearched(filtered(auditRows(db), query, timeZone), query, search);
  let last: AuditRow | undefined;
  do {
    const part: AuditRow[] = await rows
      .$if(last !== undefined, (later) =>
        later.where(
          sql<boolean>`(audit_entries.at, audit_entries.id) < (${last?.at}::timestamptz, ${last?.id}::integer)`,
        ),
      )
      .orderBy('audit_entries.at', 'desc')
      .orderBy('audit_entries.id', 'desc')
      .limit(EXPORTED_AT_ONCE)
      .execute();
    yield part;
    last = part.length < EXPORTED_AT_ONCE ? undefined : part.at(-1);
  } while (last !== undefined);
}

/** Actions that the page of the record shows elsewhere, or that do not concern the record. */
const LEFT_OUT: Partial<Record<HistoryResource, readonly AuditAction[]>> = {
  users: ['login', 'login_failed', 'logout', 'end_session', 'password_refused', 'denied'],
  // The steps of an activity, which its page lists separately.
  activities: ['validate', 'undo_validation', 'return', 'undo_return', 'hand_in'],
};

/** A page of the history of one record, latest first (docs/decisions/0032). */
export async function selectRecordHistory(
  db: Database,
  { resource, id }: { resource: HistoryResource; id: string },
  query: ListQuery,
) {
  const ids = resource === 'courses' ? await codesOf(db, id) : [id];
  const rows = auditRows(db)
    .where('audit_entries.subject', '=', resource)
    .where('audit_entries.subject_id', 'in', ids)
    .where('audit_entries.action', 'not in', LEFT_OUT[resource] ?? ['purge']);
  return selectList(db, rows, query, { ...search, ...order, defaultSort: '-id' });
}

/** A course may have had other codes. */
async function codesOf(db: Database, code: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    with recursive codes (code, before) as (
      select ${code}::text, 2147483647
      union all
      select renamed.old ->> 'code', renamed.id
      from codes join audit_entries renamed on renamed.subject = 'courses'
        and renamed.subject_id = codes.code and renamed.id < codes.before
        and renamed.action = 'update' and renamed.old ? 'code'
    )
    select distinct code from codes`.execute(db);
  return rows.map((row) => row.code);
}
