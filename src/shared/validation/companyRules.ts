import {
  ADDRESS_MAX,
  BUSINESS_FIELD_MIN,
  COMPANY_NAME_MIN,
  COMPANY_PHONE_MIN,
  EMAIL_MAX,
  INTERNSHIP_QUOTA_MAX,
  INTERNSHIP_QUOTA_MIN,
  NAME_MAX,
  PHONE_MAX,
} from '../constants/limits';
import {
  email,
  flag,
  line,
  maxCharacters,
  minCharacters,
  record,
  text,
  wholeNumber,
} from './fields';

const NAME_REQUIRED = 'Nama perusahaan wajib diisi';
const PHONE_REQUIRED = 'No telephone wajib diisi';
const FIELD_REQUIRED = 'Bidang usaha wajib diisi';
const QUOTA_MINIMUM = `Minimal ${INTERNSHIP_QUOTA_MIN} kuota magang`;

export const companyRules = record({
  name: line()
    .required(NAME_REQUIRED)
    .test(minCharacters(COMPANY_NAME_MIN, NAME_REQUIRED))
    .test(maxCharacters(NAME_MAX, 'Nama perusahaan')),
  address: text().required('Alamat wajib diisi').test(maxCharacters(ADDRESS_MAX, 'Alamat')),
  phone_number: line()
    .required(PHONE_REQUIRED)
    .test(minCharacters(COMPANY_PHONE_MIN, PHONE_REQUIRED))
    .test(maxCharacters(PHONE_MAX, 'No telephone')),
  email: email().required('Email tidak valid').test(maxCharacters(EMAIL_MAX, 'Email')),
  business_field: line()
    .required(FIELD_REQUIRED)
    .test(minCharacters(BUSINESS_FIELD_MIN, FIELD_REQUIRED))
    .test(maxCharacters(NAME_MAX, 'Bidang usaha')),
  internship_quota: wholeNumber('Kuota magang')
    .required('Kuota magang wajib diisi')
    .min(INTERNSHIP_QUOTA_MIN, QUOTA_MINIMUM)
    .max(INTERNSHIP_QUOTA_MAX, `Maksimal ${INTERNSHIP_QUOTA_MAX} kuota magang`),
  is_active: flag().required('Status wajib diisi'),
});
