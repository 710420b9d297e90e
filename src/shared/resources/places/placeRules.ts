import { ZONES } from '@/shared/attendance/zones';
import { coordinateRules, coordinatesTextRules } from '@/shared/validation/coordinateRules';
import { requiredLine, requiredText, requiredWholeNumber } from '@/shared/validation/fieldRules';
import { flag, line, record, reference, text, wholeNumber } from '@/shared/validation/fields';
import { validFromFields } from '@/shared/validation/seenChanges';
import { versioned } from '@/shared/validation/versioned';
import { placeFields } from './placeFields';

const { radius } = placeFields;

const COMPANY_REQUIRED = 'Perusahaan wajib dipilih';
const ZONE_UNKNOWN = 'Zona waktu tidak valid';

const RADIUS_TOO_SMALL = `Radius minimal ${radius.min} meter`;
const RADIUS_TOO_LARGE = `Radius maksimal ${radius.max} meter`;

export const placeRules = record({
  company_id: reference(COMPANY_REQUIRED).required(COMPANY_REQUIRED),
  name: requiredLine(placeFields.name),
  address: requiredText(placeFields.address),
  ...coordinateRules,
  radius: requiredWholeNumber(radius)
    .min(radius.min, RADIUS_TOO_SMALL)
    .max(radius.max, RADIUS_TOO_LARGE),
  time_zone: text().required('Zona waktu wajib dipilih').oneOf(ZONES, ZONE_UNKNOWN),
  has_joint_leave: flag().required('Cuti bersama wajib dipilih'),
  is_active: flag().required('Status wajib diisi'),
});

/** With the answer to what is unusual about the point. */
export const storedPlaceRules = placeRules.shape({ is_point_confirmed: flag() });

export const placeUpdateRules = versioned(storedPlaceRules.shape(validFromFields));

/** For rows of a file: what is missing keeps its value or gets the default. */
export const placeImportRules = placeRules.omit(['company_id', 'latitude', 'longitude']).shape({
  company_name: line().required(COMPANY_REQUIRED),
  coordinates: coordinatesTextRules,
  radius: wholeNumber('Radius').min(radius.min, RADIUS_TOO_SMALL).max(radius.max, RADIUS_TOO_LARGE),
  time_zone: text().oneOf(ZONES, ZONE_UNKNOWN),
  has_joint_leave: flag(),
  is_active: flag(),
});
