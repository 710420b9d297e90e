import { NIM_LENGTH } from '../constants/limits';
import { studentFields } from '../fields/studentFields';
import { emailColumn, nameColumn, personalColumns, phoneColumn } from './personSheet';
import { NIM_ALIASES } from './placementSheet';
import { sheetColumn } from './sheetColumn';

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
