import type { FinalReport } from '@/client/api/api';
import { REPORT_VERSIONS_MAX } from '@/shared/resources/final-reports/constants';
import { CLOSED_NOTES } from '@/shared/resources/internships/closedBy';

const NEXT = {
  missing: 'Kirim laporan akhir Anda sebagai PDF. Dosen pembimbing akan memeriksanya.',
  sent: 'Laporan menunggu diperiksa dosen pembimbing. Versi baru masih dapat dikirim.',
  returned: 'Perbaiki laporan sesuai catatan di bawah, lalu kirim versi baru.',
  accepted: 'Laporan akhir Anda sudah diterima. Tidak ada lagi yang perlu dikirim.',
} as const;

/** The sentence about what comes next. */
export function nextReportStep({ state, closed_by, versions }: FinalReport): string {
  if (state === 'accepted') return NEXT.accepted;
  if (closed_by) return `${CLOSED_NOTES[closed_by]}.`;
  if (versions >= REPORT_VERSIONS_MAX) {
    return `Sudah ada ${REPORT_VERSIONS_MAX} versi. Hubungi dosen pembimbing Anda.`;
  }
  return NEXT[state];
}
