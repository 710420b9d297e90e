import { sheetOf } from '@/shared/sheets/sheetColumn';
import { holidayFields } from './holidayFields';

export const holidaySheet = sheetOf(holidayFields, {
  date: {
    aliases: ['Tanggal Libur'],
    note: 'Misalnya 17/08/2026 (hari/bulan/tahun). Hari libur yang sudah ada dikenali dari tanggalnya.',
    examples: ['17/08/2026', '24/12/2026', '15/10/2026'],
  },
  name: {
    aliases: ['Hari Libur', 'Nama Libur', 'Keterangan', 'Peringatan'],
    note: 'Nama hari libur.',
    examples: ['Proklamasi Kemerdekaan', 'Cuti Bersama Natal', 'Dies Natalis'],
  },
  kind: {
    aliases: ['Jenis Hari Libur', 'Jenis Libur'],
    otherLabels: { liburnasional: 'national', cuti: 'joint_leave', liburkampus: 'campus' },
    note: 'Nasional, Cuti bersama atau Kampus.',
    examples: ['Nasional', 'Cuti bersama', 'Kampus'],
  },
  certainty: {
    aliases: ['Status'],
    note: 'Ditetapkan (SKB atau keputusan kampus), Pasti (tanggalnya tetap) atau Perkiraan.',
    examples: ['Ditetapkan', 'Ditetapkan', 'Pasti'],
  },
});
