import type { InferType } from 'yup';
import { record, text } from './fields';
import { reason } from './reasonRules';

const UNKNOWN = 'Data yang dilihat tidak valid';

/** The choices for leftovers. */
const LEFTOVER_CHOICES = ['delete', 'move', 'keep', 'reopen'] as const;

export const NO_LEFTOVER_CHOICE = 'Pilih apa yang terjadi dengan data yang tertinggal';

/** The fields of an edit that may leave records over, and that has a reason already. */
export const seenLeftoversFields = {
  seen_leftovers: text()
    .nullable()
    .matches(/^[0-9a-f]{16}$/, { message: UNKNOWN, excludeEmptyString: true }),
  settle_leftovers: text().oneOf(LEFTOVER_CHOICES, NO_LEFTOVER_CHOICE).nullable(),
};

const fields = { reason: reason().nullable(), ...seenLeftoversFields };

/** The fields of an edit that may leave records over. */
export const leftoversReasonFields = fields;

const answerRules = record(fields);

export type SeenLeftovers = InferType<typeof answerRules>;
