import { COMPANY_ALIASES } from '@/shared/resources/internships/placementSheet';
import { PHONE_ALIASES } from '@/shared/sheets/personSheet';
import { sheetOf } from '@/shared/sheets/sheetColumn';
import { companyFields } from './companyFields';

export const companySheet = sheetOf(companyFields, {
  name: {
    aliases: COMPANY_ALIASES,
    note: 'Mitra yang sudah ada dikenali dari namanya.',
    examples: ['PT Nusantara Jaringan', 'CV Cipta Data', 'PT Awan Parahyangan'],
  },
  business_field: {
    aliases: ['Bidang', 'Bidang Kerja'],
    note: 'Apa yang dikerjakan mitra.',
    examples: ['Penyedia layanan internet', 'Pengembang perangkat lunak', 'Komputasi awan'],
  },
  address: {
    aliases: ['Alamat Perusahaan', 'Alamat Mitra'],
    note: 'Alamat lengkap.',
    examples: [
      'Jl. Asia Afrika No. 88, Bandung',
      'Jl. Setiabudi No. 12, Bandung',
      'Jl. Dago No. 3, Bandung',
    ],
  },
  phone_number: {
    aliases: PHONE_ALIASES,
    note: 'Minimal 10 karakter, ditulis sebagai teks, agar nol di depan tidak hilang.',
    examples: ['0224231234', '0222011234', '081234567896'],
  },
  email: {
    aliases: ['E-mail', 'Surel'],
    note: 'Email yang dapat dihubungi.',
    examples: ['hrd@nusantarajaringan.example', 'halo@ciptadata.example', 'hr@awan.example'],
  },
  internship_quota: {
    aliases: ['Kuota', 'Kuota Mahasiswa', 'Daya Tampung'],
    note: 'Berapa mahasiswa dalam satu periode, minimal 1.',
    examples: ['6', '4', '8'],
  },
  is_active: {
    isOptional: true,
    note: 'Mitra baru aktif jika dikosongkan.',
    examples: ['Aktif', 'Aktif', ''],
  },
});
