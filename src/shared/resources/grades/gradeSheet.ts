import { SCORE_MAX, SCORE_MIN } from '@/shared/constants/limits';
import { pick } from '@/shared/fields/field';
import { courseFields } from '@/shared/resources/courses/courseFields';
import { ofPlacementColumns } from '@/shared/resources/internships/placementSheet';
import { sheetColumn, sheetOf } from '@/shared/sheets/sheetColumn';
import { gradeListed } from './gradeFields';
import { byScorePart, SCORE_LABELS } from './scores';

const scores = pick(gradeListed, 'assignment_1', 'assignment_2', 'midterm', 'final', 'other');

export const gradeSheet = [
  ...ofPlacementColumns,
  sheetColumn('course_code', courseFields.code, {
    aliases: ['Mata Kuliah', 'Kode MK', 'Kode', 'MK'],
    note: 'Kode mata kuliah yang sudah ada.',
    examples: ['AJK202301', 'AJK202301', 'AJK202301'],
  }),
  ...sheetOf(
    scores,
    byScorePart((part) => ({
      aliases: [`Nilai ${SCORE_LABELS[part]}`],
      note: `${SCORE_MIN} sampai ${SCORE_MAX}, paling banyak dua angka di belakang koma.`,
      examples: ['85', '78,5', '90'] as const,
    })),
  ),
  sheetColumn(
    'reason',
    { label: 'Alasan Perubahan', type: 'text' },
    {
      isOptional: true,
      aliases: ['Alasan'],
      note: 'Wajib diisi jika nilai yang sudah ada berubah.',
      examples: ['', '', ''],
    },
  ),
];
