import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type FormikValues, useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { focusFirstField } from './fieldDom';

type Props<Values> = {
  /** The values without the draft of the browser. */
  stored: Values;
  onDiscard: () => void;
};

/** Says that the form holds what was typed before, and offers the stored values instead. */
export function RestoredNote<Values extends FormikValues>({ stored, onDiscard }: Props<Values>) {
  const { resetForm } = useFormikContext<Values>();
  const [isShown, setShown] = useState(true);
  const root = useRef<HTMLDivElement>(null);
  if (!isShown) return null;
  const discard = () => {
    onDiscard();
    resetForm({ values: stored });
    setShown(false);
    const form = root.current?.parentElement;
    if (form) focusFirstField(form);
  };
  return (
    <Alert
      ref={root}
      severity="info"
      role="note"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={discard}>
          Buang isian
        </Button>
      }
    >
      Formulir ini berisi isian Anda yang belum tersimpan.
    </Alert>
  );
}
