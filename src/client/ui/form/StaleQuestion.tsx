import { useFormikContext } from 'formik';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { FormField } from './formFields';
import { outcomeOf } from './submitOutcome';

type Props = {
  form: RefObject<HTMLFormElement | null>;
  /** The fields of the form, by name. */
  fields: ReadonlyMap<string, FormField>;
};

/** Asks which values to keep once another person has changed the record of the form. */
export function StaleQuestion({ form, fields }: Props) {
  const { isSubmitting, status, setStatus } = useFormikContext();
  const outcome = outcomeOf(status);
  if (outcome?.kind !== 'stale' || isSubmitting) return null;

  const handleCancel = () => {
    flushSync(() => setStatus(undefined));
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };
  return <outcome.Dialog outcome={outcome} fields={fields} onCancel={handleCancel} />;
}
