import { COMPANY_LABELS } from '../constants/fieldLabels/companyLabels';
import { ACTIVE_LABELS } from '../constants/labels';
import { optional, required } from './sheetColumn';

export const companyColumns = [
  required('name', COMPANY_LABELS.name, 'text', {
    aliases: ['Nama', 'Mitra Industri'],
    note: 'Mitra yang sudah ada dikenali dari namanya.',
    examples: ['PT Nusantara Jaringan', 'CV Cipta Data', 'PT Awan Parahyangan'],
  }),
  required('business_field', COMPANY_LABELS.business_field, 'text', {
    note: 'Apa yang dikerjakan mitra.',
    examples: ['Penyedia layanan internet', 'Pengembang perangkat lunak', 'Komputasi awan'],
  }),
  required('address', COMPANY_LABELS.address, 'text', {
    note: 'Alamat lengkap.',
    examples: [
      'Jl. Asia Afrika No. 88, Bandung',
      'Jl. Setiabudi No. 12, Bandung',
      'Jl. Dago No. 3, Bandung',
    ],
  }),
  required('phone_number', COMPANY_LABELS.phone_number, 'phone', {
    aliases: ['No Telepon', 'No telephone', 'Nomor Telepon', 'Telepon'],
    note: 'Minimal 10 karakter, ditulis sebagai teks, agar nol di depan tidak hilang.',
    examples: ['0224231234', '0222011234', '081234567896'],
  }),
  required('email', COMPANY_LABELS.email, 'text', {
    aliases: ['E-mail', 'Surel'],
    note: 'Email yang dapat dihubungi.',
    examples: ['hrd@nusantarajaringan.example', 'halo@ciptadata.example', 'hr@awan.example'],
  }),
  required('internship_quota', COMPANY_LABELS.internship_quota, 'number', {
    aliases: ['Kuota'],
    note: 'Berapa mahasiswa dalam satu periode, minimal 1.',
    examples: ['6', '4', '8'],
  }),
  optional('is_active', 'Status', 'choice', {
    aliases: [COMPANY_LABELS.is_active],
    choices: ACTIVE_LABELS,
    note: 'Mitra baru aktif jika dikosongkan.',
    examples: ['Aktif', 'Aktif', ''],
  }),
];
