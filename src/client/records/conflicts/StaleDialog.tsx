import { useFormikContext } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { StaleDialogProps } from '@/client/ui/form/submitOutcome';
import { ConflictDialog } from './ConflictDialog';
import { type Choices, changedByOthers, merged } from './threeWay';

const NONE: Choices = {};

/**
 * Asks which changes of a form to keep, and saves it again.
 * @public used through the module that `staleDialog` imports
 */
export function StaleDialog({ outcome, fields, onCancel }: StaleDialogProps) {
  const form = useFormikContext<object>();
  const { values: mine, initialValues: opened } = form;
  const { current, compared } = outcome;
  const sides = useMemo(
    () => ({ opened: compared(opened), current: compared(current.values), mine: compared(mine) }),
    [compared, opened, current, mine],
  );
  const [names] = useState(() => changedByOthers(sides, [...fields.keys()]));

  const save = (choices: Choices) => {
    const values = merged({ current: current.values, mine }, sides, choices);
    // Submitting reads the values of the last render.
    flushSync(() => {
      form.resetForm({ values: current.values });
      void form.setValues(values, false);
    });
    void form.submitForm();
  };

  // There is no choice if the stored change is the same one or concerns no field of this form.
  const isSettled = names.length === 0;
  const saveSettled = useRef(save);
  useEffect(() => {
    // React cannot render synchronously within an effect.
    if (isSettled) queueMicrotask(() => saveSettled.current(NONE));
  }, [isSettled]);
  if (isSettled) return null;

  return (
    <ConflictDialog
      record={outcome}
      sides={sides}
      names={names}
      fields={fields}
      texts={current.texts}
      onCancel={onCancel}
      onSave={save}
    />
  );
}
