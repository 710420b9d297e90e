import { mixed, type ObjectSchema, type Schema } from 'yup';
import { REASON_REQUIRED } from '@/shared/validation/reasonRules';

export const DATE_REQUIRED = 'Tanggal berlaku wajib diisi';

/** A record as it is stored, and its fields that days are judged by. */
export interface Judging {
  stored: Readonly<Record<string, unknown>>;
  judgedBy: readonly string[];
}

const asText = (value: unknown) => (value == null ? '' : String(value));

/** Whether an edit changes what days are judged by. */
export const changesJudging = (
  values: Readonly<Record<string, unknown>>,
  { stored, judgedBy }: Judging,
) => judgedBy.some((name) => asText(values[name]) !== asText(stored[name]));

export const isPast = (date: unknown, today: string): boolean =>
  typeof date === 'string' && date !== '' && date < today;

/** The rule of a hidden field: its value counts for nothing, and the cast leaves it out. */
const leftOut = () => mixed().transform(() => undefined);

/** The rules of an edit that counts from a day, whose day and reason count while the form shows them. */
export function validFromRules<Input extends object>(
  rules: ObjectSchema<Input>,
  { stored, judgedBy }: Judging,
  today: string,
): ObjectSchema<Input> {
  const isShown = (values: readonly unknown[]) =>
    changesJudging(Object.fromEntries(judgedBy.map((name, index) => [name, values[index]])), {
      stored,
      judgedBy,
    });
  const { valid_from, reason } = rules.fields as unknown as Record<string, Schema>;
  if (!valid_from || !reason) return rules;
  return rules.shape({
    valid_from: valid_from.when([...judgedBy], (values: unknown[], schema: Schema) =>
      isShown(values) ? schema.required(DATE_REQUIRED) : leftOut(),
    ),
    reason: reason.when(
      ['valid_from', ...judgedBy],
      ([from, ...values]: unknown[], schema: Schema) =>
        isShown(values) && isPast(from, today) ? schema.required(REASON_REQUIRED) : leftOut(),
    ),
  } as never) as unknown as ObjectSchema<Input>;
}
