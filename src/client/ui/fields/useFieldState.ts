import { getIn, useField, useFormikContext } from 'formik';
import { useId } from 'react';
import { outcomeOf } from '../form/submitOutcome';

/** The state of a field: its value, its error and the ids that connect label, control and help. */
export function useFieldState<Value>(name: string, helperText?: string) {
  const id = useId();
  const [input, meta, helpers] = useField<Value>(name);
  const { status, values, isSubmitting } = useFormikContext<unknown>();

  const outcome = outcomeOf(status);
  const refused =
    outcome?.kind === 'refused' && getIn(outcome.values, name) === getIn(values, name)
      ? outcome.errors[name]
      : undefined;
  const ownError = meta.touched && typeof meta.error === 'string' ? meta.error : undefined;
  const error = ownError ?? refused;
  const helperId = `${id}-help`;

  return {
    id,
    labelId: `${id}-label`,
    helperId,
    input,
    helpers,
    isSubmitting,
    error,
    describedBy: error || helperText ? helperId : undefined,
    /** Spread on the outermost element; see fieldDom.ts. */
    marks: { 'data-field': name, 'data-invalid': error ? 'true' : undefined },
  };
}
