import { forReason, fromDay } from '@/server/db/actor';
import { type FieldErrors, fieldErrors } from '@/server/http/errors';
import { REASON_REQUIRED } from '@/shared/validation/reasonRules';

const NOT_YET = 'Tanggal ini belum tiba. Ubah pada harinya.';
const TOO_EARLY = 'Tanggal ini terlalu lama';
/** Before any record. */
const FIRST_DAY = '2000-01-01';

interface ValidFrom {
  valid_from?: string | null;
  reason?: string | null;
  today: string;
}

/**
 * Makes an edit that counts from a day, which is today unless a past one is given with a reason. What past days are judged by
 * until then is kept by the database (docs/decisions/0102). Call it outside of the transaction.
 */
export function editFrom<T>(
  { valid_from, reason, today }: ValidFrom,
  edit: (from: string) => Promise<T>,
): Promise<T> {
  const from = valid_from ?? today;
  const errors: FieldErrors = {};
  if (from > today) errors.valid_from = [NOT_YET];
  if (from < FIRST_DAY) errors.valid_from = [TOO_EARLY];
  if (from < today && !reason) errors.reason = [REASON_REQUIRED];
  if (Object.keys(errors).length > 0) throw fieldErrors(errors);
  return forReason(reason, () => fromDay(from, () => edit(from)));
}
