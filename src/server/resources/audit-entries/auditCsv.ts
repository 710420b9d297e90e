import { csvHeader, csvLine } from '@/server/http/csv';
import type { AuditEntry } from './auditEntry';

const COLUMNS = [
  'id',
  'at',
  'actor_id',
  'actor_name',
  'actor_role',
  'address',
  'device',
  'operation',
  'action',
  'resource',
  'record_id',
  'label',
  'field',
  'old',
  'new',
  'reason',
] as const;

export const CSV_HEADER = csvHeader(COLUMNS);

/** A line for each field that changed, or one for an event. */
export function csvLinesOf(entries: readonly AuditEntry[]): string {
  return entries
    .flatMap(({ actor, changes, at, ...entry }) => {
      const person = { actor_id: actor?.id, actor_name: actor?.name, actor_role: actor?.role };
      const parts = changes.length > 0 ? changes : [{ field: null, old: null, new: null }];
      return parts.map((change) => {
        const line: Record<string, unknown> = {
          ...entry,
          ...person,
          ...change,
          at: at.toISOString(),
        };
        return csvLine(COLUMNS.map((column) => line[column]));
      });
    })
    .join('');
}
