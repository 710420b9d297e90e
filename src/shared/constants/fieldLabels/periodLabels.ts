import type { Labels } from '../labels';

export const PERIOD_LABELS = {
  start_date: 'Tanggal Mulai',
  end_date: 'Tanggal Berakhir',
  year: 'Tahun',
  semester: 'Semester',
  is_active: 'Periode aktif',
  closed_at: 'Ditutup',
} as const satisfies Labels;
