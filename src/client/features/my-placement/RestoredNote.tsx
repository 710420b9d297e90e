import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { PlacementValues } from './placementValues';

type Props = {
  /** The values without the draft of the browser. */
  stored: PlacementValues;
  onDiscard: () => void;
};

/** Says that the form holds what was typed before, and offers the stored request instead. */
export function RestoredNote({ stored, onDiscard }: Props) {
  const { resetForm } = useFormikContext<PlacementValues>();
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  const discard = () => {
    onDiscard();
    resetForm({ values: stored });
    setShown(false);
  };
  return (
    <Alert
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
