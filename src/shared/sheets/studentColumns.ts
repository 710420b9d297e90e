import { STUDENT_LABELS } from '../constants/fieldLabels/userLabels';
import { NIM_LENGTH } from '../constants/limits';
import { emailColumn, nameColumn, personalColumns, phoneColumn } from './personColumns';
import { required } from './sheetColumn';

export const studentColumns = [
  required('nim', STUDENT_LABELS.nim, 'identifier', {
    length: NIM_LENGTH,
    note: `Tepat ${NIM_LENGTH} karakter, ditulis sebagai teks. Juga password awal.`,
    examples: ['2503310001', '2503310002', '2503310003'],
  }),
  nameColumn('Andi Pratama', 'Siti Rahmawati', 'Bayu Nugroho'),
  emailColumn(
    'andi.pratama@kampus.example',
    'siti.rahmawati@kampus.example',
    'bayu.nugroho@kampus.example',
  ),
  required('academic_year', STUDENT_LABELS.academic_year, 'text', {
    aliases: ['Tahun Ajaran'],
    note: 'Format seperti 2025/2026.',
    examples: ['2025/2026', '2025/2026', '2025/2026'],
  }),
  phoneColumn('081234567890', '081234567891', ''),
  ...personalColumns,
];
