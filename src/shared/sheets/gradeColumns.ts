import { COURSE_LABELS } from '../constants/fieldLabels/courseLabels';
import { COURSE_CODE_LENGTH, SCORE_MAX, SCORE_MIN } from '../constants/limits';
import { SCORE_LABELS, SCORE_PARTS } from '../constants/scores';
import { ofPlacementColumns } from './placementColumns';
import { optional, required } from './sheetColumn';

export const gradeColumns = [
  ...ofPlacementColumns,
  required('course_code', COURSE_LABELS.code, 'identifier', {
    aliases: ['Kode', 'Mata Kuliah'],
    length: COURSE_CODE_LENGTH,
    note: 'Kode mata kuliah yang sudah ada.',
    examples: ['AJK202301', 'AJK202301', 'AJK202301'],
  }),
  ...SCORE_PARTS.map((part) =>
    required(part, SCORE_LABELS[part], 'number', {
      aliases: [`Nilai ${SCORE_LABELS[part]}`],
      note: `${SCORE_MIN} sampai ${SCORE_MAX}, paling banyak dua angka di belakang koma.`,
      examples: ['85', '78,5', '90'],
    }),
  ),
  optional('reason', 'Alasan Perubahan', 'text', {
    aliases: ['Alasan'],
    note: 'Wajib diisi jika nilai yang sudah ada berubah.',
    examples: ['', '', ''],
  }),
];
