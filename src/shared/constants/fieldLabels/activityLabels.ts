import type { Labels } from '../labels';

export const ACTIVITY_LABELS = {
  internship_id: 'Magang',
  name: 'Nama Aktivitas',
  date: 'Tanggal',
  start_time: 'Jam Mulai',
  end_time: 'Jam Selesai',
  address: 'Alamat',
  description: 'Deskripsi',
  attendance_time: 'Waktu Absen',
  position: 'Posisi',
  /** of those that were rounded */
  positions: 'Jumlah posisi',
  validated_at_by_mentor: 'Validasi Mentor',
  validated_at_by_lecturer: 'Validasi Dosen',
  returned_at_by_mentor: 'Dikembalikan Mentor',
  returned_at_by_lecturer: 'Dikembalikan Dosen',
} as const satisfies Labels;
