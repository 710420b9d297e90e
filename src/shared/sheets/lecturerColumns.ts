import { LECTURER_LABELS } from '../constants/fieldLabels/userLabels';
import { NIP_LENGTH } from '../constants/limits';
import { emailColumn, nameColumn, personalColumns, phoneColumn } from './personColumns';
import { required } from './sheetColumn';

export const lecturerColumns = [
  required('nip', LECTURER_LABELS.nip, 'identifier', {
    length: NIP_LENGTH,
    note: `Tepat ${NIP_LENGTH} digit, ditulis sebagai teks. Juga password awal.`,
    examples: ['198001012005011001', '198102022006022002', '198203032007031003'],
  }),
  nameColumn('Dr. Rina Kusuma, M.T.', 'Agus Setiawan, M.Kom.', 'Dewi Lestari, M.Kom.'),
  emailColumn(
    'rina.kusuma@kampus.example',
    'agus.setiawan@kampus.example',
    'dewi.lestari@kampus.example',
  ),
  phoneColumn('081234567892', '081234567893', ''),
  ...personalColumns,
];
