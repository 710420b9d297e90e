import { ACADEMIC_YEAR_LENGTH } from '../constants/limits';
import { line } from './fields';

export const ACADEMIC_YEAR_FORMAT = 'Tahun ajaran wajib diisi, gunakan format seperti 2024/2025';

const FORMAT = /^\d{4}\/\d{4}$/;

// Spec §5: exactly 9 characters. One test checks length and format, so that the message appears once.
export const academicYear = () =>
  line().test(
    'academic-year',
    ACADEMIC_YEAR_FORMAT,
    (value) => value == null || (value.length === ACADEMIC_YEAR_LENGTH && FORMAT.test(value)),
  );
