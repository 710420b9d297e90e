import { NIM_LENGTH } from '@/shared/constants/limits';
import { NIM_ALIASES } from '@/shared/resources/internships/placementSheet';
import { emailColumn, nameColumn, personalColumns, phoneColumn } from '@/shared/sheets/personSheet';
import { sheetColumn } from '@/shared/sheets/sheetColumn';
import { studentFields } from './studentFields';

export const studentSheet = [
  sheetColumn('nim', studentFields.nim, {
    aliases: NIM_ALIASES,
    note: `Tepat ${NIM_LENGTH} karakter, ditulis sebagai teks. Juga password awal.`,
    examples: ['2503310001', '2503310002', '2503310003'],
  }),
  nameColumn(['Nama Mahasiswa', 'Mahasiswa'], 'Andi Pratama', 'Siti Rahmawati', 'Bayu Nugroho'),
  emailColumn(
    'andi.pratama@kampus.example',
    'siti.rahmawati@kampus.example',
    'bayu.nugroho@kampus.example',
  ),
  sheetColumn('academic_year', studentFields.academic_year, {
    aliases: ['Tahun Ajaran', 'Angkatan', 'Tahun Angkatan', 'Tahun Masuk'],
    note: 'Format seperti 2025/2026.',
    examples: ['2025/2026', '2025/2026', '2025/2026'],
  }),
  phoneColumn('081234567890', '081234567891', ''),
  ...personalColumns,
];
