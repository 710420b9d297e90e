import type { FinalReport } from '@/client/api/api';
import { REPORT_VERSIONS_MAX } from '@/shared/resources/final-reports/constants';

const NEXT = {
  missing: 'Kirim laporan akhir Anda sebagai PDF. Dosen pembimbing akan memeriksanya.',
  sent: 'Laporan menunggu diperiksa dosen pembimbing. Versi baru masih dapat dikirim.',
  returned: 'Perbaiki laporan sesuai catatan di bawah, lalu kirim versi baru.',
  accepted: 'Laporan akhir Anda sudah diterima. Tidak ada lagi yang perlu dikirim.',
} as const;

/** The sentence about what comes next. */
export function nextReportStep({ state, is_closed, versions }: FinalReport): string {
  if (state === 'accepted') return NEXT.accepted;
  if (is_closed) return 'Periode ditutup, hanya dapat dibaca.';
  if (versions >= REPORT_VERSIONS_MAX) {
    return `Sudah ada ${REPORT_VERSIONS_MAX} versi. Hubungi dosen pembimbing Anda.`;
  }
  return NEXT[state];
}
