import MyLocationOutlined from '@mui/icons-material/MyLocationOutlined';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { BusyButton } from '@/client/ui/BusyButton';
import { NumberField } from '@/client/ui/fields/NumberField';
import { FormSection, FullWidth } from '@/client/ui/form/FormSection';
import { lazyComponent } from '@/client/ui/lazyComponent';
import type { Coordinates } from '@/shared/coordinates';
import { roundedCoordinates } from '@/shared/coordinatesText';
import { NEW_PLACE } from '@/shared/resources/places/constants';
import { placeFields } from '@/shared/resources/places/placeFields';
import { CoordinatesField, usePoint } from './CoordinatesField';
import { PointRemark } from './PointRemark';
import { useOwnPosition } from './useOwnPosition';

// The form works without the map, which comes after it.
const map = lazyComponent(() => import('./PointMap'), 'PointMap');

const { radius: RADIUS } = placeFields;

/** The radius to draw while the field is being typed in. */
const drawnRadius = (value: unknown): number =>
  typeof value === 'number' && value >= RADIUS.min && value <= RADIUS.max
    ? value
    : NEW_PLACE.radius;

/** The point of a place and the radius around it, as text and on a map. */
export function PointSection() {
  const { values } = useFormikContext<{ radius: unknown }>();
  const { point, setPoint } = usePoint();
  const choose = (chosen: Coordinates) => setPoint(roundedCoordinates(chosen));
  const { locate, isLocating, message } = useOwnPosition(choose);

  return (
    <FormSection
      title="Titik"
      actions={
        <BusyButton
          variant="outlined"
          color="secondary"
          size="small"
          startIcon={<MyLocationOutlined />}
          isBusy={isLocating}
          onClick={() => void locate()}
        >
          Gunakan posisi saya
        </BusyButton>
      }
    >
      <CoordinatesField />
      <NumberField
        name="radius"
        label="Radius"
        unit="meter"
        helperText={`Antara ${RADIUS.min} dan ${RADIUS.max} meter di sekitar titik.`}
        required
      />
      <PointRemark />
      <FullWidth>
        <map.Component
          point={point}
          radius={drawnRadius(values.radius)}
          onPlaced={choose}
          fallback={<Skeleton variant="rounded" height={322} />}
        />
        <Typography
          role="status"
          variant="body2"
          sx={{ color: 'text.secondary', mt: 1, minHeight: 20 }}
        >
          {message || 'Klik peta atau geser pin untuk memindahkan titik.'}
        </Typography>
      </FullWidth>
    </FormSection>
  );
}
