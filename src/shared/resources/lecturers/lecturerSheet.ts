import { NIP_LENGTH } from '@/shared/constants/limits';
import { emailColumn, nameColumn, personalColumns, phoneColumn } from '@/shared/sheets/personSheet';
import { sheetColumn } from '@/shared/sheets/sheetColumn';
import { lecturerFields } from './lecturerFields';

export const lecturerSheet = [
  sheetColumn('nip', lecturerFields.nip, {
    aliases: ['Nomor Induk Pegawai'],
    note: `Tepat ${NIP_LENGTH} digit, ditulis sebagai teks. Juga password awal.`,
    examples: ['198001012005011001', '198102022006022002', '198203032007031003'],
  }),
  nameColumn(
    ['Nama Dosen', 'Dosen', 'Nama Pembimbing'],
    'Dr. Rina Kusuma, M.T.',
    'Agus Setiawan, M.Kom.',
    'Dewi Lestari, M.Kom.',
  ),
  emailColumn(
    'rina.kusuma@kampus.example',
    'agus.setiawan@kampus.example',
    'dewi.lestari@kampus.example',
  ),
  phoneColumn('081234567892', '081234567893', ''),
  ...personalColumns,
];
