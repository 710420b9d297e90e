import type { CertificateDetail } from '@/client/api/api';

export const aCertificate = (changes: Partial<CertificateDetail> = {}): CertificateDetail => ({
  id: 5,
  kind: 'student',
  name: 'Wati Lestari',
  company_name: 'PT Nusantara Jaringan',
  number: '012/SM/VII/2026',
  code: '7K3M-9QXA-2HTD',
  issued_at: '2026-07-21T02:00:00Z',
  issued_by_name: 'Jurusan',
  revoked_at: null,
  revoked_reason: null,
  internship_id: 14,
  start_date: '2026-01-05',
  end_date: '2026-06-30',
  place_and_date: 'Bandung, 21 Juli 2026',
  signatory_name: 'Dr. Ratna Dewi, M.Kom.',
  signatory_position: 'Ketua Jurusan',
  figures: [{ label: 'Nilai', value: 'Praktik Kerja Lapangan A (92,40)' }],
  ...changes,
});
