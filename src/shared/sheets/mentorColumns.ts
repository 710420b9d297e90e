import { MENTOR_LABELS } from '../constants/fieldLabels/userLabels';
import { ACTIVE_LABELS } from '../constants/labels';
import { NIK_LENGTH } from '../constants/limits';
import { emailColumn, nameColumn, personalColumns, phoneColumn } from './personColumns';
import { optional, required } from './sheetColumn';

export const mentorColumns = [
  required('nik', MENTOR_LABELS.nik, 'identifier', {
    length: NIK_LENGTH,
    note: `Tepat ${NIK_LENGTH} digit, ditulis sebagai teks. Juga password awal.`,
    examples: ['3273010101900001', '3273010202910002', '3273010303920003'],
  }),
  nameColumn('Dedi Kurniawan', 'Maya Sari', 'Rudi Hartono'),
  emailColumn(
    'dedi@nusantarajaringan.example',
    'maya@nusantarajaringan.example',
    'rudi@ciptadata.example',
  ),
  required('company_name', MENTOR_LABELS.company_id, 'choice', {
    aliases: ['Perusahaan', 'Nama Perusahaan', 'Mitra'],
    note: 'Nama mitra industri yang sudah ada.',
    examples: ['PT Nusantara Jaringan', 'PT Nusantara Jaringan', 'CV Cipta Data'],
  }),
  optional('is_active', 'Status', 'choice', {
    aliases: [MENTOR_LABELS.is_active],
    choices: ACTIVE_LABELS,
    note: 'Mentor baru aktif jika dikosongkan.',
    examples: ['Aktif', 'Aktif', ''],
  }),
  phoneColumn('081234567894', '081234567895', ''),
  ...personalColumns,
];
