import OutlinedInput from '@mui/material/OutlinedInput';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { FieldFrame } from '@/client/ui/fields/FieldFrame';
import { useFieldState } from '@/client/ui/fields/useFieldState';
import { asText, useFormField } from '@/client/ui/form/formFields';
import type { Coordinates } from '@/shared/coordinates';
import { coordinatesText, isCoordinates, readCoordinates } from '@/shared/coordinatesText';
import { coordinatesField, placeFields } from '@/shared/resources/places/placeFields';

type Degrees = number | string;
type Values = { latitude: Degrees; longitude: Degrees };

/** The point of the form; null while its text is empty or cannot be read. */
export function usePoint() {
  const { values, setValues } = useFormikContext<Values>();
  const { latitude, longitude } = values;
  const point: Coordinates | null =
    typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
  const setPoint = ({ latitude, longitude }: Values) =>
    void setValues((before) => ({ ...before, latitude, longitude }));
  return { point, setPoint };
}

const HELP = 'Lintang lalu bujur, atau tautan peta.';

/** One text for both coordinates. A text that cannot be read is the latitude, whose rule says why. */
export function CoordinatesField() {
  const latitude = useFieldState<Degrees>('latitude', HELP);
  const longitude = useFieldState<Degrees>('longitude');
  const { point, setPoint } = usePoint();
  const [typed, setTyped] = useState<string | null>(null);
  useFormField('latitude', { label: placeFields.latitude.label, textOf: asText });
  useFormField('longitude', { label: placeFields.longitude.label, textOf: asText });

  const current = point ? coordinatesText(point) : asText(latitude.input.value);
  const textOf = (text: string) => {
    const reading = readCoordinates(text);
    return isCoordinates(reading) ? coordinatesText(reading) : text;
  };
  const error = latitude.error ?? longitude.error;
  const field = {
    ...latitude,
    error,
    marks: { ...latitude.marks, 'data-invalid': error ? 'true' : undefined },
  };

  return (
    <FieldFrame field={field} label={coordinatesField.label} helperText={HELP} required>
      <OutlinedInput
        id={field.id}
        name="latitude"
        // The typed text, as long as it means the same.
        value={typed !== null && textOf(typed) === current ? typed : current}
        placeholder="-6.921151, 107.611052"
        onBlur={(event) => {
          setTyped(null);
          latitude.input.onBlur(event);
          void longitude.helpers.setTouched(true);
        }}
        onChange={({ target }) => {
          const reading = readCoordinates(target.value);
          setTyped(target.value);
          setPoint(isCoordinates(reading) ? reading : { latitude: target.value, longitude: '' });
        }}
        inputProps={{ autoComplete: 'off', style: { fontVariantNumeric: 'tabular-nums' } }}
        aria-describedby={field.describedBy}
      />
    </FieldFrame>
  );
}
