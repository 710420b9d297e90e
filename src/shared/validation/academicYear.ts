import { text } from './fields';

export const ACADEMIC_YEAR_FORMAT = 'Tahun ajaran wajib diisi, gunakan format seperti 2024/2025';

// Spec §5 asks for exactly 9 characters and names the format; the pattern holds both, so that nine
// other characters are refused with the same words, and only once.
const FORMAT = /^\d{4}\/\d{4}$/;

export const academicYear = () =>
  text().test(
    'academic-year',
    ACADEMIC_YEAR_FORMAT,
    (value) => value == null || FORMAT.test(value),
  );
