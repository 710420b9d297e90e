import type { RequestDecision } from '@/shared/resources/attendance-requests/constants';

export const DECIDED_TEXTS: Readonly<Record<RequestDecision, string>> = {
  approve: 'disetujui',
  reject: 'ditolak',
  undo: 'kembali menunggu keputusan',
};

export const DECISION_FAILED = {
  title: 'Gagal!',
  description: 'Keputusan tidak tersimpan. Silakan coba lagi.',
};
