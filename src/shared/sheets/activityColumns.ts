import { ACTIVITY_LABELS } from '../constants/fieldLabels/activityLabels';
import { ofPlacementColumns } from './placementColumns';
import { required } from './sheetColumn';

export const activityColumns = [
  ...ofPlacementColumns,
  required('date', ACTIVITY_LABELS.date, 'date', {
    note: 'Misalnya 13/07/2026 (hari/bulan/tahun).',
    examples: ['13/07/2026', '14/07/2026', '13/07/2026'],
  }),
  required('start_time', ACTIVITY_LABELS.start_time, 'time', {
    aliases: ['Mulai'],
    note: 'Misalnya 08:00.',
    examples: ['08:00', '08:00', '13:00'],
  }),
  required('end_time', ACTIVITY_LABELS.end_time, 'time', {
    aliases: ['Selesai'],
    note: 'Setelah jam mulai, misalnya 16:00.',
    examples: ['16:00', '16:00', '17:00'],
  }),
  required('name', ACTIVITY_LABELS.name, 'text', {
    aliases: ['Aktivitas', 'Nama'],
    note: 'Nama singkat.',
    examples: ['Pengenalan perusahaan', 'Konfigurasi VLAN', 'Pengenalan perusahaan'],
  }),
  required('description', ACTIVITY_LABELS.description, 'text', {
    note: 'Apa yang dikerjakan.',
    examples: ['Mengenal tim dan aturan', 'Membagi jaringan kantor', 'Mengenal tim dan aturan'],
  }),
  required('address', ACTIVITY_LABELS.address, 'text', {
    aliases: ['Lokasi'],
    note: 'Tempat aktivitas.',
    examples: [
      'Jl. Asia Afrika No. 88, Bandung',
      'Jl. Asia Afrika No. 88, Bandung',
      'Jl. Setiabudi No. 12, Bandung',
    ],
  }),
];
