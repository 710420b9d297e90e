/**
 * How the last submit of a form ended; `useFormSubmit` leaves it in Formik's `status`.
 * Formik forgets errors set from outside at its next validation, which is the next blur: kept
 * here, a server's objection stays until its field has another value.
 */
export type SubmitOutcome =
  | { kind: 'refused'; errors: Record<string, string>; values: unknown }
  | { kind: 'saved'; values: unknown };

export const outcomeOf = (status: unknown): SubmitOutcome | null =>
  typeof status === 'object' && status !== null && 'kind' in status
    ? (status as SubmitOutcome)
    : null;
