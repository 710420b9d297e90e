import { NIP_LENGTH } from '../constants/limits';
import { lecturerFields } from '../fields/lecturerFields';
import { emailColumn, nameColumn, personalColumns, phoneColumn } from './personSheet';
import { sheetColumn } from './sheetColumn';

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
