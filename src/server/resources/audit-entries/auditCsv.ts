import type { AuditEntry } from './auditEntry';

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

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

export const CSV_HEADER = `${BYTE_ORDER_MARK}${COLUMNS.join(',')}\r\n`;

/** A line for each field that changed, or one for an event. */
export function csvLinesOf(entries: readonly AuditEntry[]): string {
  return entries
    .flatMap(({ actor, changes, at, ...entry }) => {
      const person = { actor_id: actor?.id, actor_name: actor?.name, actor_role: actor?.role };
      const parts = changes.length > 0 ? changes : [{ field: null, old: null, new: null }];
      return parts.map((change) => {
        const line: Record<string, unknown> = {
          ...{ ...entry, ...person, ...change },
          at: at.toISOString(),
        };
        return `${COLUMNS.map((column) => csvField(line[column])).join(',')}\r\n`;
      });
    })
    .join('');
}

/** Spreadsheets would run a text as a formula that begins with one of these (OWASP: "CSV injection"). */
const FORMULA = /^[=+\-@\t\r]/;

function csvField(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  const safe = FORMULA.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
