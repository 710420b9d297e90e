import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { FullWidth } from '@/client/ui/form/FormSection';
import { focusField } from '@/client/ui/form/fieldDom';
import type { Zone } from '@/shared/attendance/zones';
import type { Coordinates } from '@/shared/coordinates';
import { coordinatesText } from '@/shared/coordinatesText';
import { likelyPoint, unusualPoint } from '@/shared/unusualPoint';
import { usePoint } from './CoordinatesField';

/** Below the text, since beside it on a phone would leave it no room. */
const Take = styled(Button)({ display: 'block', margin: '4px 0 0 -5px' });

/** Remarks on the point before it is saved, with the point that was probably meant. */
export function PointRemark() {
  const { values } = useFormikContext<{ time_zone: Zone }>();
  const { point, setPoint } = usePoint();
  const remarks = point ? unusualPoint({ ...point, time_zone: values.time_zone }) : {};
  const likely = point && remarks.point ? likelyPoint(point) : null;
  const take = (chosen: Coordinates) => {
    setPoint(chosen);
    focusField('latitude');
  };
  const text = [remarks.point, remarks.time_zone].filter(Boolean).join(' ');
  if (text === '') return null;
  return (
    <FullWidth>
      <Alert severity="warning" role="status">
        {text}
        {likely && (
          <Take color="inherit" size="small" onClick={() => take(likely)}>
            {`Gunakan ${coordinatesText(likely)}`}
          </Take>
        )}
      </Alert>
    </FullWidth>
  );
}
