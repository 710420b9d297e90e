import { ACTIVE_LABELS, ZONE_LABELS } from '@/shared/constants/labels';
import { ADDRESS_MAX, NAME_MAX, RADIUS_MAX, RADIUS_MIN } from '@/shared/constants/limits';
import {
  type AuditedFields,
  type Fields,
  FLAG_TONES,
  type ListedFields,
  pick,
} from '@/shared/fields/field';
import { JOINT_LEAVE_LABELS } from '@/shared/resources/holidays/constants';
import { companyName, mentorFields } from '@/shared/resources/mentors/mentorFields';

export const placeFields = {
  company_id: mentorFields.company_id,
  name: { label: 'Nama Lokasi', short: 'Nama', type: 'text', max: NAME_MAX },
  address: { label: 'Alamat', type: 'text', max: ADDRESS_MAX },
  // Texts, because a number would be shown with three decimals.
  latitude: { label: 'Garis Lintang', type: 'text' },
  longitude: { label: 'Garis Bujur', type: 'text' },
  radius: {
    label: 'Radius (meter)',
    short: 'Radius (m)',
    inMessages: 'Radius',
    type: 'number',
    min: RADIUS_MIN,
    max: RADIUS_MAX,
  },
  time_zone: { label: 'Zona Waktu', short: 'Zona', type: 'choice', choices: ZONE_LABELS },
  has_joint_leave: {
    label: 'Cuti bersama berlaku',
    short: 'Cuti Bersama',
    type: 'choice',
    choices: JOINT_LEAVE_LABELS,
  },
  is_active: {
    label: 'Lokasi aktif',
    short: 'Status',
    type: 'choice',
    choices: ACTIVE_LABELS,
    tones: FLAG_TONES,
  },
} as const satisfies Fields;

export const placeListed = {
  name: placeFields.name,
  'company.name': companyName,
  ...pick(placeFields, 'address', 'radius', 'time_zone', 'has_joint_leave', 'is_active'),
} as const satisfies ListedFields;

/** Both coordinates in one text, as files and the form have them. */
export const coordinatesField = { label: 'Koordinat', type: 'text' } as const;

export const placeAudited = { places: placeFields } satisfies AuditedFields;
