import type { InferType } from 'yup';
import { NIM_LENGTH } from '@/shared/constants/limits';
import { academicYear } from '@/shared/validation/academicYear';
import { exactCharacters, personNumber, record } from '@/shared/validation/fields';

// Spec §5: any ten characters; a campus may write its numbers with dots.
const nim = () =>
  personNumber().test(exactCharacters(NIM_LENGTH, `NIM harus ${NIM_LENGTH} karakter`));

export const studentProfileCreateRules = record({
  nim: nim().required('NIM wajib diisi'),
  academic_year: academicYear().required('Tahun akademik wajib diisi'),
});

/** Spec §5: optional on edit. A missing field keeps its value; an empty one is an error. */
export const studentProfileRules = record({
  nim: nim().nonNullable('NIM wajib diisi'),
  academic_year: academicYear().nonNullable('Tahun akademik wajib diisi'),
});

export type StudentProfileCreateInput = InferType<typeof studentProfileCreateRules>;
