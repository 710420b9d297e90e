import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import type { InternshipPlace } from '@/client/api/api';
import { FieldHelp } from '@/client/ui/fields/FieldHelp';
import { FieldLabel } from '@/client/ui/fields/FieldLabel';
import { useFieldState } from '@/client/ui/fields/useFieldState';
import { type PlacesValues, withToggled } from './placesValues';

const LABEL = 'Lokasi';
const HELP = 'Tanpa pilihan, semua lokasi aktif mitra berlaku.';

const List = styled('div')(({ theme }) => ({
  display: 'grid',
  '& label': { minHeight: 44, margin: 0 },
  '& label > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: '0.8125rem' },
}));

/** A checkbox for each place. */
export function PlacesField({ places }: { places: readonly InternshipPlace[] }) {
  const field = useFieldState<number[]>('place_ids', HELP);
  const { values, setValues } = useFormikContext<PlacesValues>();

  return (
    <FormControl fullWidth error={Boolean(field.error)} {...field.marks}>
      <FieldLabel id={field.labelId}>{LABEL}</FieldLabel>
      <List role="group" aria-labelledby={field.labelId} aria-describedby={field.describedBy}>
        {places.map(({ id, name, address, time_zone }) => (
          <FormControlLabel
            key={id}
            control={
              <Checkbox
                name="place_ids"
                checked={values.place_ids.includes(id)}
                onBlur={field.input.onBlur}
                onChange={() => void setValues({ ...values, ...withToggled(values, id) })}
              />
            }
            label={
              <>
                {name} <small>{`${address} · ${time_zone}`}</small>
              </>
            }
          />
        ))}
      </List>
      <FieldHelp id={field.helperId} error={field.error} helperText={HELP} />
    </FormControl>
  );
}
