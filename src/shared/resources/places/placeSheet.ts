import { RADIUS_MAX, RADIUS_MIN } from '@/shared/constants/limits';
import { companyColumn } from '@/shared/resources/internships/placementSheet';
import { sheetColumn } from '@/shared/sheets/sheetColumn';
import { NEW_PLACE } from './constants';
import { coordinatesField, placeFields } from './placeFields';

export const placeSheet = [
  companyColumn({
    note: 'Nama mitra industri yang sudah ada.',
    examples: ['PT Nusantara Jaringan', 'PT Nusantara Jaringan', 'CV Cipta Data'],
  }),
  sheetColumn('name', placeFields.name, {
    aliases: ['Lokasi', 'Kantor', 'Cabang', 'Nama Kantor', 'Nama Tempat'],
    note: 'Lokasi yang sudah ada dikenali dari mitra dan namanya.',
    examples: ['Kantor Pusat', 'Cabang Makassar', 'Kantor Pusat'],
  }),
  sheetColumn('address', placeFields.address, {
    aliases: ['Alamat Lokasi', 'Alamat Kantor'],
    note: 'Alamat lengkap.',
    examples: [
      'Jl. Asia Afrika No. 88, Bandung',
      'Jl. Pettarani No. 5, Makassar',
      'Jl. Setiabudi No. 12, Bandung',
    ],
  }),
  sheetColumn('coordinates', coordinatesField, {
    aliases: ['Titik Koordinat', 'Titik', 'Koordinat GPS', 'Tautan Peta', 'Link Google Maps'],
    note: 'Garis lintang lalu garis bujur, misalnya -6.921151, 107.611052, atau tautan peta yang memuatnya.',
    examples: ['-6.921151, 107.611052', '-5.156892, 119.437614', '-6.866523, 107.593871'],
  }),
  sheetColumn('radius', placeFields.radius, {
    isOptional: true,
    aliases: ['Radius', 'Jarak'],
    note: `Antara ${RADIUS_MIN} dan ${RADIUS_MAX} meter; lokasi baru ${NEW_PLACE.radius} jika dikosongkan.`,
    examples: ['150', '300', ''],
  }),
  sheetColumn('time_zone', placeFields.time_zone, {
    isOptional: true,
    aliases: ['Zona'],
    note: 'WIB, WITA atau WIT; lokasi baru WIB jika dikosongkan.',
    examples: ['WIB', 'WITA', ''],
  }),
  sheetColumn('has_joint_leave', placeFields.has_joint_leave, {
    isOptional: true,
    otherLabels: { ya: 'true', tidak: 'false', berlaku: 'true', tidakberlaku: 'false' },
    note: 'Apakah cuti bersama menjadi hari libur di sana; lokasi baru libur jika dikosongkan.',
    examples: ['Libur', 'Tetap bekerja', ''],
  }),
  sheetColumn('is_active', placeFields.is_active, {
    isOptional: true,
    note: 'Lokasi baru aktif jika dikosongkan.',
    examples: ['Aktif', 'Aktif', ''],
  }),
];
