import type { AuditResource } from '../constants/audit';
import { AUDITED } from './audited.gen';
import type { Field, Fields } from './field';

/**
 * Every field that an entry of the audit trail can contain, except `id`, which is that of the entry's
 * record. A column that is missing here fails a test (src/server/db/auditFields.test.ts).
 */
export const AUDITED_FIELDS: Readonly<Record<AuditResource, Fields>> = {
  ...AUDITED,
  public_address: { address: { label: 'Alamat', type: 'text' } },
  audit_entries: {
    entries: { label: 'Jumlah jejak', type: 'number' },
    before: { label: 'Sebelum', type: 'instant' },
  },
};

/** Undefined for a field that this version does not know: an entry outlives its column. */
export const auditedField = (resource: AuditResource, name: string): Field | undefined =>
  Object.hasOwn(AUDITED_FIELDS[resource], name) ? AUDITED_FIELDS[resource][name] : undefined;
