import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState } from 'react';
import type { FormField } from '@/client/ui/form/formFields';
import type { StaleOutcome } from '@/client/ui/form/submitOutcome';
import { ChangedBy } from './ChangedBy';
import { FieldChoice } from './FieldChoice';
import { type Choices, choiceFor, type Sides } from './threeWay';

type Props = {
  /** The record in the audit trail. */
  record: Pick<StaleOutcome, 'of' | 'id'>;
  sides: Sides;
  /** The fields that other people have changed. */
  names: readonly string[];
  fields: ReadonlyMap<string, FormField>;
  /** The texts of stored values of which the form knows only the id. */
  texts?: Readonly<Record<string, string>>;
  onCancel: () => void;
  onSave: (choices: Choices) => void;
};

/**
 * Shows, field by field, the changes by other people, and asks which to keep.
 * @public used through the modules that load it on demand
 */
export function ConflictDialog({ record, sides, names, fields, texts, onCancel, onSave }: Props) {
  const id = useId();
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(names.map((name) => [name, choiceFor(name, sides)])),
  );
  const [isAsked, setAsked] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const [first] = useState(() => names.find((name) => !choices[name]) ?? names[0]);

  const handleSave = () => {
    const open = names.findIndex((name) => !choices[name]);
    if (open < 0) return onSave(choices);
    setAsked(true);
    content.current
      ?.querySelectorAll('[role="radiogroup"]')
      [open]?.querySelector<HTMLElement>('input')
      ?.focus();
  };

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
          <ChangedBy record={record} names={names} />
          Perubahan Anda belum disimpan. Pilih isian yang dipakai, lalu simpan lagi.
        </DialogContentText>
        {names.map((name) => (
          <FieldChoice
            key={name}
            name={name}
            field={fields.get(name)}
            sides={sides}
            currentText={texts?.[name]}
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
