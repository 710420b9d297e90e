import { COURSE_LABELS } from '../constants/fieldLabels/courseLabels';
import { COURSE_CODE_LENGTH, COURSE_SEMESTERS, WEIGHT_SUM } from '../constants/limits';
import { SCORE_PARTS, weightOf } from '../constants/scores';
import { required } from './sheetColumn';

export const courseColumns = [
  required('code', COURSE_LABELS.code, 'identifier', {
    aliases: ['Kode'],
    length: COURSE_CODE_LENGTH,
    note: `Tepat ${COURSE_CODE_LENGTH} karakter.`,
    examples: ['AJK202301', 'AJK202302', 'AJK203301'],
  }),
  required('name', COURSE_LABELS.name, 'text', {
    aliases: ['Nama', 'Mata Kuliah'],
    note: 'Nama lengkap mata kuliah.',
    examples: ['Magang Industri I', 'Laporan Magang', 'Magang Industri II'],
  }),
  required('semester', COURSE_LABELS.semester, 'choice', {
    choices: Object.fromEntries(COURSE_SEMESTERS.map((one) => [one, String(one)])),
    note: `Semester ${COURSE_SEMESTERS.join(' atau ')}.`,
    examples: ['2', '2', '3'],
  }),
  required('hours_per_week', COURSE_LABELS.hours_per_week, 'number', {
    note: 'Bilangan bulat.',
    examples: ['8', '4', '8'],
  }),
  required('credits', COURSE_LABELS.credits, 'number', {
    note: 'Bilangan bulat.',
    examples: ['4', '2', '4'],
  }),
  ...SCORE_PARTS.map((part) =>
    required(weightOf(part), COURSE_LABELS[weightOf(part)], 'number', {
      note: `Bilangan bulat; jumlah kelima bobot ${WEIGHT_SUM}.`,
      examples: ['20', '20', '20'],
    }),
  ),
  required('academic_year', COURSE_LABELS.academic_year, 'text', {
    aliases: ['Tahun Akademik'],
    note: 'Format seperti 2025/2026.',
    examples: ['2025/2026', '2025/2026', '2025/2026'],
  }),
];
