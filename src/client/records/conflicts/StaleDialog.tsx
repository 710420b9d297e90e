import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useFormikContext } from 'formik';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { StaleDialogProps } from '@/client/ui/form/submitOutcome';
import { ChangedBy } from './ChangedBy';
import { FieldChoice } from './FieldChoice';
import { type Choices, changedByOthers, choiceFor, merged } from './threeWay';

/**
 * Shows, field by field, the changes by other people since the form opened, and asks which to keep.
 * @public used through the module that `staleDialog` imports
 */
export function StaleDialog({ outcome, fields, onCancel }: StaleDialogProps) {
  const id = useId();
  const form = useFormikContext<object>();
  const { values: mine, initialValues: opened } = form;
  const { current, compared } = outcome;
  const sides = useMemo(
    () => ({ opened: compared(opened), current: compared(current.values), mine: compared(mine) }),
    [compared, opened, current, mine],
  );
  const [names] = useState(() => changedByOthers(sides, [...fields.keys()]));
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(names.map((name) => [name, choiceFor(name, sides)])),
  );
  const [isAsked, setAsked] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const [first] = useState(() => names.find((name) => !choices[name]) ?? names[0]);

  const save = () => {
    const values = merged({ current: current.values, mine }, sides, choices);
    // Submitting reads the values of the last render.
    flushSync(() => {
      form.resetForm({ values: current.values });
      void form.setValues(values, false);
    });
    void form.submitForm();
  };

  const handleSave = () => {
    const open = names.findIndex((name) => !choices[name]);
    if (open < 0) return save();
    setAsked(true);
    content.current
      ?.querySelectorAll('[role="radiogroup"]')
      [open]?.querySelector<HTMLElement>('input')
      ?.focus();
  };

  // There is no choice if the stored change is the same one or concerns no field of this form.
  const isSettled = names.length === 0;
  const saveSettled = useRef(save);
  useEffect(() => {
    // React cannot render synchronously within an effect.
    if (isSettled) queueMicrotask(() => saveSettled.current());
  }, [isSettled]);
  if (isSettled) return null;

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>Data ini sudah diubah orang lain</DialogTitle>
      <DialogContent ref={content} sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        <DialogContentText id={`${id}-text`}>
          <ChangedBy outcome={outcome} names={names} />
          Perubahan Anda belum disimpan. Pilih isian yang dipakai, lalu simpan lagi.
        </DialogContentText>
        {names.map((name) => (
          <FieldChoice
            key={name}
            name={name}
            field={fields.get(name)}
            sides={sides}
            currentText={current.texts?.[name]}
            choice={choices[name]}
            isMissing={isAsked && !choices[name]}
            autoFocus={name === first}
            onChoose={(choice) => setChoices((before) => ({ ...before, [name]: choice }))}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="secondary" onClick={onCancel}>
          Batal
        </Button>
        <Button variant="contained" onClick={handleSave}>
          Simpan lagi
        </Button>
      </DialogActions>
    </Dialog>
  );
}
