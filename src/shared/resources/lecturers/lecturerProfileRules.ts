import type { InferType } from 'yup';
import { NIP_LENGTH } from '@/shared/constants/limits';
import {
  optionalSignatureRules,
  requiredSignatureRules,
} from '@/shared/resources/signatures/signatureRules';
import { pattern, personNumber, record } from '@/shared/validation/fields';

const NIP_FORMAT = new RegExp(`^\\d{${NIP_LENGTH}}$`);

export const nip = () => personNumber().test(pattern(NIP_FORMAT, `NIP harus ${NIP_LENGTH} digit`));

export const lecturerProfileCreateRules = record({
  nip: nip().required('NIP wajib diisi'),
  digital_signature: requiredSignatureRules,
});

/** A super admin has a lecturer's profile (spec §3) but does not supervise, so the signature is optional. */
export const superAdminProfileCreateRules = record({
  nip: nip().required('NIP wajib diisi'),
  digital_signature: optionalSignatureRules,
});

/** On edit, a field left out keeps its value. */
export const lecturerProfileRules = record({
  nip: nip().nonNullable('NIP wajib diisi'),
  digital_signature: optionalSignatureRules,
});

export type LecturerProfileCreateInput = InferType<typeof lecturerProfileCreateRules>;
export type SuperAdminProfileCreateInput = InferType<typeof superAdminProfileCreateRules>;
