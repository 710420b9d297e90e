import { NIK_LENGTH } from '@/shared/constants/limits';
import { companyColumn, MENTOR_ALIASES } from '@/shared/resources/internships/placementSheet';
import { emailColumn, nameColumn, personalColumns, phoneColumn } from '@/shared/sheets/personSheet';
import { sheetColumn } from '@/shared/sheets/sheetColumn';
import { mentorFields } from './mentorFields';

export const mentorSheet = [
  sheetColumn('nik', mentorFields.nik, {
    aliases: ['NIK Mentor', 'No KTP', 'Nomor KTP', 'Nomor Induk Kependudukan'],
    note: `Tepat ${NIK_LENGTH} digit, ditulis sebagai teks. Juga password awal.`,
    examples: ['3273010101900001', '3273010202910002', '3273010303920003'],
  }),
  nameColumn(MENTOR_ALIASES, 'Dedi Kurniawan', 'Maya Sari', 'Rudi Hartono'),
  emailColumn(
    'dedi@nusantarajaringan.example',
    'maya@nusantarajaringan.example',
    'rudi@ciptadata.example',
  ),
  companyColumn({
    note: 'Nama mitra industri yang sudah ada.',
    examples: ['PT Nusantara Jaringan', 'PT Nusantara Jaringan', 'CV Cipta Data'],
  }),
  sheetColumn('is_active', mentorFields.is_active, {
    isOptional: true,
    note: 'Mentor baru aktif jika dikosongkan.',
    examples: ['Aktif', 'Aktif', ''],
  }),
  phoneColumn('081234567894', '081234567895', ''),
  ...personalColumns,
];
