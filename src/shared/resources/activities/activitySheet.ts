import { pick } from '@/shared/fields/field';
import { ofPlacementColumns } from '@/shared/resources/internships/placementSheet';
import { sheetOf } from '@/shared/sheets/sheetColumn';
import { activityFields } from './activityFields';

const fields = pick(
  activityFields,
  'date',
  'start_time',
  'end_time',
  'name',
  'description',
  'address',
);

export const activitySheet = [
  ...ofPlacementColumns,
  ...sheetOf(fields, {
    date: {
      note: 'Misalnya 13/07/2026 (hari/bulan/tahun).',
      examples: ['13/07/2026', '14/07/2026', '13/07/2026'],
    },
    start_time: {
      aliases: ['Mulai', 'Waktu Mulai'],
      note: 'Misalnya 08:00.',
      examples: ['08:00', '08:00', '13:00'],
    },
    end_time: {
      aliases: ['Selesai', 'Waktu Selesai'],
      note: 'Setelah jam mulai, misalnya 16:00.',
      examples: ['16:00', '16:00', '17:00'],
    },
    name: {
      aliases: ['Nama', 'Kegiatan', 'Nama Kegiatan', 'Aktivitas'],
      note: 'Nama singkat.',
      examples: ['Pengenalan perusahaan', 'Konfigurasi VLAN', 'Pengenalan perusahaan'],
    },
    description: {
      aliases: ['Uraian', 'Uraian Kegiatan', 'Keterangan Kegiatan'],
      note: 'Apa yang dikerjakan.',
      examples: ['Mengenal tim dan aturan', 'Membagi jaringan kantor', 'Mengenal tim dan aturan'],
    },
    address: {
      aliases: ['Lokasi', 'Tempat'],
      note: 'Tempat aktivitas.',
      examples: [
        'Jl. Asia Afrika No. 88, Bandung',
        'Jl. Asia Afrika No. 88, Bandung',
        'Jl. Setiabudi No. 12, Bandung',
      ],
    },
  }),
];
