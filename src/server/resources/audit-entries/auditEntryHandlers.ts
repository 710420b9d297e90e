import { Readable } from 'node:stream';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Handlers } from '@/server/contract/operations';
import type { Database } from '@/server/db/database';
import { campusToday } from '@/server/http/campusToday';
import { forbidden, notFound } from '@/server/http/errors';
import { belongsToVisible } from '@/server/placements/internshipAccess';
import { onBehalfOf, userAsRequester } from '@/server/queues/requester';
import type { Services } from '@/server/services';
import { can } from '@/shared/permissions';
import { type HistoryResource, RECORDS } from '@/shared/records';
import { CSV_HEADER, csvLinesOf } from './auditCsv';
import { auditEntryOf } from './auditEntry';
import {
  type AuditFilters,
  type AuditRow,
  auditEntryParts,
  selectAuditEntries,
  selectRecordHistory,
} from './auditList';
import { existingRecords } from './existingRecords';
import { referencedNames } from './referencedNames';

export const auditEntryHandlers = ({ db, config, clock }: Services) => {
  const entriesOf = async (rows: readonly AuditRow[]) => {
    const nameOf = await referencedNames(db, rows);
    return rows.map((row) => auditEntryOf(row, nameOf));
  };

  async function* csvOf(user: SessionUser, filters: AuditFilters) {
    const parts = auditEntryParts(db, filters, config.campusTimeZone);
    yield CSV_HEADER;
    for (;;) {
      // Keeps the user for the turns of the database, since the stream is read after the handler returns.
      const lines = await onBehalfOf(userAsRequester(user.id), async () => {
        const { value, done } = await parts.next();
        return done ? null : csvLinesOf(await entriesOf(value));
      });
      if (lines === null) return;
      yield lines;
    }
  }

  return {
    async listAuditEntries({ query }) {
      const { data, meta } = await selectAuditEntries(db, query, config.campusTimeZone);
      const nameOf = await referencedNames(db, data);
      const recordOf = await existingRecords(db, data);
      return {
        data: data.map((row) => ({ ...auditEntryOf(row, nameOf), record: recordOf(row) })),
        meta,
      };
    },

    async getAuditExport({ query, user }, reply) {
      const day = campusToday({ clock, config });
      reply.type('text/csv; charset=utf-8');
      reply.header('content-disposition', `attachment; filename="jejak-audit-${day}.csv"`);
      return Readable.from(csvOf(user, query));
    },

    async listRecordHistory({ params: { resource, record_id: id }, query, user }) {
      if (!can(user.role, RECORDS[resource].history)) throw forbidden();
      if (user.role !== 'super_admin' && !(await isTheirs(db, user, resource, id))) {
        throw notFound();
      }
      const { data, meta } = await selectRecordHistory(db, { resource, id }, query);
      const entries = await entriesOf(data);
      if (user.role === 'super_admin') return { data: entries, meta };
      return { data: entries.map((entry) => ({ ...entry, address: null, device: null })), meta };
    },
  } satisfies Partial<Handlers>;
};

const OF_INTERNSHIPS = ['activities', 'grades'] as const;

/** Whether the record is below an internship of the user. */
async function isTheirs(
  db: Database,
  user: SessionUser,
  resource: HistoryResource,
  id: string,
): Promise<boolean> {
  const table = OF_INTERNSHIPS.find((name) => name === resource);
  if (table === undefined || !/^[1-9]\d{0,8}$/.test(id)) return false;
  const row = await db
    .selectFrom(table)
    .select(`${table}.id`)
    .where(`${table}.id`, '=', Number(id))
    .where(belongsToVisible(`${table}.internship_id`, user))
    .executeTakeFirst();
  return row !== undefined;
}
