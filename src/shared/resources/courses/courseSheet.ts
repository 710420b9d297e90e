import { COURSE_CODE_LENGTH, COURSE_SEMESTERS, WEIGHT_SUM } from '@/shared/constants/limits';
import { byWeightPart, SCORE_LABELS } from '@/shared/resources/grades/scores';
import { sheetOf } from '@/shared/sheets/sheetColumn';
import { courseFields } from './courseFields';

const fields = {
  ...courseFields,
  semester: {
    ...courseFields.semester,
    type: 'choice',
    choices: Object.fromEntries(COURSE_SEMESTERS.map((one) => [one, String(one)])),
  },
} as const;

export const courseSheet = sheetOf(fields, {
  code: {
    aliases: ['Kode MK', 'Kode Mata Kuliah', 'Kode Matakuliah'],
    note: `Tepat ${COURSE_CODE_LENGTH} karakter.`,
    examples: ['AJK202301', 'AJK202302', 'AJK203301'],
  },
  name: {
    aliases: ['Mata Kuliah', 'Nama MK', 'Nama Mata Kuliah', 'Matakuliah'],
    note: 'Nama lengkap mata kuliah.',
    examples: ['Magang Industri I', 'Laporan Magang', 'Magang Industri II'],
  },
  semester: {
    note: `Semester ${COURSE_SEMESTERS.join(' atau ')}.`,
    examples: ['2', '2', '3'],
  },
  hours_per_week: { aliases: ['Jam'], note: 'Bilangan bulat.', examples: ['8', '4', '8'] },
  credits: { aliases: ['Jumlah SKS'], note: 'Bilangan bulat.', examples: ['4', '2', '4'] },
  ...byWeightPart((part) => ({
    aliases: [SCORE_LABELS[part]],
    note: `Bilangan bulat; jumlah kelima bobot ${WEIGHT_SUM}.`,
    examples: ['20', '20', '20'] as const,
  })),
  academic_year: {
    aliases: ['Tahun Akademik'],
    note: 'Format seperti 2025/2026.',
    examples: ['2025/2026', '2025/2026', '2025/2026'],
  },
});
