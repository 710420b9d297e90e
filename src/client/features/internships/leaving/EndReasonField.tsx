import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useField } from 'formik';
import { FieldHelp } from '@/client/ui/fields/FieldHelp';
import { FieldLabel } from '@/client/ui/fields/FieldLabel';
import { useFieldState } from '@/client/ui/fields/useFieldState';
import { useFormField } from '@/client/ui/form/formFields';
import { placementDateFields } from '@/shared/resources/internships/internshipFields';
import {
  END_REASON_LABELS,
  PLACEMENT_END_REASONS,
  type PlacementEndReason,
} from '@/shared/resources/internships/placementDates';

const { label } = placementDateFields.end_reason;

/** The reasons of an end, the most common one first. */
const SHOWN: readonly PlacementEndReason[] = [
  'resigned',
  ...PLACEMENT_END_REASONS.filter((reason) => reason !== 'resigned'),
];

const MOVES_ON =
  "Mitra barunya sudah ada? Pilih 'Pindah mitra' pada menu aksi: penempatan barunya dibuat sekaligus.";

export function EndReasonField() {
  const [{ value }] = useField<PlacementEndReason>('end_reason');
  const helperText = value === 'moved' ? MOVES_ON : undefined;
  const field = useFieldState<PlacementEndReason>('end_reason', helperText);
  useFormField('end_reason', {
    label,
    textOf: (reason) => END_REASON_LABELS[reason as PlacementEndReason],
  });
  return (
    <FormControl required error={Boolean(field.error)} {...field.marks}>
      <FieldLabel id={field.labelId} required>
        {label}
      </FieldLabel>
      <RadioGroup
        name="end_reason"
        aria-labelledby={field.labelId}
        aria-describedby={field.describedBy}
        value={field.input.value}
        onChange={(_, reason) => void field.helpers.setValue(reason as PlacementEndReason)}
        sx={{
          '& label': { minHeight: 44, mr: 0 },
          display: 'grid',
          gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {SHOWN.map((reason) => (
          <FormControlLabel
            key={reason}
            value={reason}
            control={<Radio />}
            label={END_REASON_LABELS[reason]}
          />
        ))}
      </RadioGroup>
      <FieldHelp id={field.helperId} error={field.error} helperText={helperText} />
    </FormControl>
  );
}
