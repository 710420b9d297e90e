import { coordinatesField } from '@/shared/resources/places/placeFields';
import { LATITUDE_MAX, LONGITUDE_MAX } from '../constants/limits';
import { type CoordinatesProblem, isCoordinates, readCoordinates } from '../coordinatesText';
import { requiredText } from './fieldRules';
import { numeric } from './fields';

const MISSING = 'Koordinat wajib diisi';
const NO_LONGITUDE = 'Garis bujur wajib diisi';

const PROBLEMS: Readonly<Record<CoordinatesProblem, string>> = {
  unreadable: 'Koordinat tidak dikenali. Contoh: -6.921151, 107.611052',
  short_link:
    'Tautan pendek tidak memuat koordinat. Buka tautannya, lalu salin alamat lengkap dari browser.',
  link: 'Tautan ini tidak memuat koordinat',
  swapped: 'Garis lintang dan garis bujur tertukar. Tulis garis lintang lalu garis bujur.',
  range: 'Koordinat di luar jangkauan. Tulis garis lintang lalu garis bujur.',
};

const problemOf = (text: unknown): string => {
  const reading = typeof text === 'string' ? readCoordinates(text) : 'unreadable';
  return PROBLEMS[isCoordinates(reading) ? 'unreadable' : reading];
};

const degrees = (label: string, max: number, missing: string) =>
  numeric(({ originalValue }) => problemOf(originalValue))
    .required(missing)
    .test(
      'range',
      `${label} harus antara -${max} dan ${max}`,
      (value) => value >= -max && value <= max,
    );

/** The form puts a text that it cannot read into the latitude, whose rule says why. */
export const coordinateRules = {
  latitude: degrees('Garis lintang', LATITUDE_MAX, MISSING),
  longitude: degrees('Garis bujur', LONGITUDE_MAX, NO_LONGITUDE),
};

/** Both in one text. */
export const coordinatesTextRules = requiredText(coordinatesField).test(
  'coordinates',
  ({ value }) => problemOf(value),
  (text) => isCoordinates(readCoordinates(text)),
);
