import { LATITUDE_MAX, LONGITUDE_MAX } from '../constants/limits';
import { numeric, record } from './fields';

const NO_LOCATION = 'Lokasi tidak tersedia';

const coordinate = (label: string, max: number) =>
  numeric(NO_LOCATION)
    .required(NO_LOCATION)
    .test(
      'range',
      `${label} harus antara -${max} dan ${max}`,
      (value) => value >= -max && value <= max,
    );

export const attendanceRules = record({
  latitude: coordinate('Garis lintang', LATITUDE_MAX),
  longitude: coordinate('Garis bujur', LONGITUDE_MAX),
});
