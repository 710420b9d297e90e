import { ROLES } from '@/shared/permissions';
import { optionalLine, optionalText, requiredLine } from '@/shared/validation/fieldRules';
import { calendarDate, email, flag, maxCharacters, record, text } from '@/shared/validation/fields';
import { GENDERS } from './genders';
import { userFields } from './userFields';

const ROLE_REQUIRED = 'Role wajib dipilih';

const role = () => text().oneOf(ROLES, ROLE_REQUIRED);

export const accountFields = {
  role: role().required(ROLE_REQUIRED),
  name: requiredLine(userFields.name),
  email: email().required('Email tidak valid').test(maxCharacters(userFields.email.max, 'Email')),
  phone_number: optionalLine(userFields.phone_number),
  gender: text().oneOf(GENDERS, 'Jenis kelamin tidak valid').nullable(),
  place_of_birth: optionalLine(userFields.place_of_birth),
  date_of_birth: calendarDate('Tanggal lahir tidak valid').nullable(),
  address: optionalText(userFields.address),
};

/** The account form on edit. It does not show role and status; fields left out keep their values. */
export const userRules = record({
  ...accountFields,
  role: role().nonNullable(ROLE_REQUIRED),
  is_active: flag().nonNullable('Status wajib diisi'),
});
