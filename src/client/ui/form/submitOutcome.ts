import type { ComponentType } from 'react';
import type { HistoryResource } from '@/shared/records';
import type { FormField } from './formFields';

/** The record as another person has saved it; `texts` names the records that the form knows by id. */
export interface CurrentRecord<Values> {
  values: Values;
  texts?: Readonly<Record<string, string>>;
}

export interface StaleDialogProps {
  outcome: StaleOutcome;
  fields: ReadonlyMap<string, FormField>;
  onCancel: () => void;
}

export interface StaleOutcome {
  kind: 'stale';
  /** Asks which values to keep. */
  Dialog: ComponentType<StaleDialogProps>;
  /** The record in the audit trail. */
  of: HistoryResource;
  id: number | string;
  current: CurrentRecord<object>;
  /** Casts the values of the form for a comparison: trimmed texts, numbers. */
  compared: (values: object) => Record<string, unknown>;
}

/**
 * How the last submit of a form ended; `useFormSubmit` leaves it in Formik's `status`.
 * Formik drops errors set from outside at its next validation, which is the next blur. Kept here,
 * a server error stays until the value of its field changes.
 */
export type SubmitOutcome =
  | { kind: 'refused'; errors: Record<string, string>; values: unknown }
  | { kind: 'saved'; values: unknown }
  | StaleOutcome;

export const outcomeOf = (status: unknown): SubmitOutcome | null =>
  typeof status === 'object' && status !== null && 'kind' in status
    ? (status as SubmitOutcome)
    : null;
