import { GENDERS } from '../constants/genders';
import { ADDRESS_MAX, EMAIL_MAX, NAME_MAX, PHONE_MAX, USER_NAME_MIN } from '../constants/limits';
import { ROLES } from '../permissions';
import {
  calendarDate,
  email,
  flag,
  line,
  maxCharacters,
  minCharacters,
  record,
  text,
} from './fields';

const NAME_REQUIRED = 'Nama user wajib diisi';
const ROLE_REQUIRED = 'Role wajib dipilih';

const role = () => text().oneOf(ROLES, ROLE_REQUIRED);

export const accountFields = {
  role: role().required(ROLE_REQUIRED),
  name: line()
    .required(NAME_REQUIRED)
    .test(minCharacters(USER_NAME_MIN, NAME_REQUIRED))
    .test(maxCharacters(NAME_MAX, 'Nama user')),
  email: email().required('Email tidak valid').test(maxCharacters(EMAIL_MAX, 'Email')),
  phone_number: line().nullable().test(maxCharacters(PHONE_MAX, 'No telephone')),
  gender: text().oneOf(GENDERS, 'Jenis kelamin tidak valid').nullable(),
  place_of_birth: line().nullable().test(maxCharacters(NAME_MAX, 'Tempat lahir')),
  date_of_birth: calendarDate('Tanggal lahir tidak valid').nullable(),
  address: text().nullable().test(maxCharacters(ADDRESS_MAX, 'Alamat')),
};

/** The account form on edit. It does not show role and status; fields left out keep their values. */
export const userRules = record({
  ...accountFields,
  role: role().nonNullable(ROLE_REQUIRED),
  is_active: flag().nonNullable('Status wajib diisi'),
});
