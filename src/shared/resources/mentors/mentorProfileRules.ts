import type { InferType } from 'yup';
import { NIK_LENGTH } from '@/shared/constants/limits';
import {
  optionalSignatureRules,
  requiredSignatureRules,
} from '@/shared/resources/signatures/signatureRules';
import { flag, pattern, personNumber, record, reference } from '@/shared/validation/fields';

const NIK_FORMAT = new RegExp(`^\\d{${NIK_LENGTH}}$`);
const COMPANY_REQUIRED = 'Perusahaan wajib dipilih';
const STATUS_REQUIRED = 'Status wajib diisi';

export const nik = () => personNumber().test(pattern(NIK_FORMAT, `NIK harus ${NIK_LENGTH} digit`));

export const companyOfMentor = () => reference(COMPANY_REQUIRED).required(COMPANY_REQUIRED);

const status = () => flag().nonNullable(STATUS_REQUIRED);

export const mentorProfileCreateRules = record({
  nik: nik().required('NIK wajib diisi'),
  company_id: companyOfMentor(),
  digital_signature: requiredSignatureRules,
  // Spec §5: required only without a signature; with one, a new mentor is active.
  is_active: status().when('digital_signature', ([signature], rules) =>
    signature == null ? rules.required(STATUS_REQUIRED) : rules,
  ),
});

/** On edit, a field left out keeps its value. */
export const mentorProfileRules = record({
  nik: nik().nonNullable('NIK wajib diisi'),
  company_id: reference(COMPANY_REQUIRED).nonNullable(COMPANY_REQUIRED),
  digital_signature: optionalSignatureRules,
  is_active: status(),
});

export type MentorProfileCreateInput = InferType<typeof mentorProfileCreateRules>;
