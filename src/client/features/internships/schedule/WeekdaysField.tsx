import FormControl from '@mui/material/FormControl';
import { styled } from '@mui/material/styles';
import { FieldHelp } from '@/client/ui/fields/FieldHelp';
import { FieldLabel } from '@/client/ui/fields/FieldLabel';
import { useFieldState } from '@/client/ui/fields/useFieldState';
import { useFormField } from '@/client/ui/form/formFields';
import { WEEKDAYS } from '@/shared/attendance/weekdays';

const Days = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const Day = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: 52,
  minHeight: 40,
  padding: '0 10px',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.divider}`,
  cursor: 'pointer',
  '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    fontWeight: 600,
  },
  '&:has(:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  [theme.breakpoints.down('md')]: { flex: '1 0 auto', minHeight: 48 },
}));

type Props = { name: string; label: string };

/** The days of a week, each of which can be chosen. */
export function WeekdaysField({ name, label }: Props) {
  const field = useFieldState<number[]>(name);
  const chosen = field.input.value;
  useFormField(name, {
    label,
    textOf: (days) =>
      WEEKDAYS.flatMap((day) => ((days as number[]).includes(day.value) ? day.label : [])).join(
        ', ',
      ),
  });

  const toggle = (value: number) => {
    const others = chosen.filter((day) => day !== value);
    const next = others.length < chosen.length ? others : [...chosen, value].sort();
    void field.helpers.setValue(next);
  };

  return (
    <FormControl fullWidth required error={Boolean(field.error)} {...field.marks}>
      <FieldLabel id={field.labelId} required>
        {label}
      </FieldLabel>
      <Days role="group" aria-labelledby={field.labelId} aria-describedby={field.describedBy}>
        {WEEKDAYS.map((day) => (
          <Day key={day.value}>
            <input
              type="checkbox"
              name={name}
              aria-label={day.label}
              checked={chosen.includes(day.value)}
              onBlur={field.input.onBlur}
              onChange={() => toggle(day.value)}
            />
            {day.short}
          </Day>
        ))}
      </Days>
      <FieldHelp id={field.helperId} error={field.error} helperText={undefined} />
    </FormControl>
  );
}
