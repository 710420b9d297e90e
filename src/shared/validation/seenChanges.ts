import type { InferType } from 'yup';
import { calendarDate, record, text } from './fields';
import { reason } from './reasonRules';

const UNKNOWN = 'Perubahan yang dilihat tidak valid';

const fields = {
  reason: reason().nullable(),
  seen_changes: text()
    .nullable()
    .matches(/^[0-9a-f]{16}$/, { message: UNKNOWN, excludeEmptyString: true }),
};

/** The answer to what an edit changes about past days. */
export const seenChangesRules = record(fields);

export type SeenChanges = InferType<typeof seenChangesRules>;

/** The fields of an edit that may change past days. */
export const seenChangesFields = fields;

/** The fields of an edit that counts from a day. */
export const validFromFields = {
  ...fields,
  valid_from: calendarDate('Tanggal berlaku tidak valid').nullable(),
};
