import type { Letter } from '@/client/api/api';

export const aLetter = (changes: Partial<Letter> = {}): Letter => ({
  id: 17,
  kind: 'introduction',
  number: '007/SP/III/2026',
  date: '2026-03-09',
  company_name: 'PT Nusantara Jaringan',
  signatory_name: 'Dr. Ratna Dewi, M.Kom.',
  signatory_position: 'Ketua Jurusan',
  signatory_nip: '198001012005012001',
  state: 'made',
  is_signed: false,
  has_address: true,
  students: [{ student_id: 7, nim: '2403310001', name: 'Siti Rahmawati' }],
  student_names: 'Siti Rahmawati',
  created_at: '2026-03-09T02:00:00.000Z',
  created_by_name: 'Jurusan',
  cancelled_at: null,
  cancelled_reason: null,
  ...changes,
});
