import type { ReviewCounts } from '@/client/api/api';
import { formatNumber } from '@/shared/formatNumber';
import type { ReviewDecision, ReviewState, ReviewView } from '@/shared/resources/reviews/constants';

export const DONE_TEXTS: Record<ReviewDecision, string> = {
  validate: 'divalidasi',
  return: 'dikembalikan',
  undo: 'diurungkan',
};

/** The words for undoing a decision, by the state that it leaves. */
export const UNDONE_TEXTS: Record<ReviewState, string> = {
  waiting: 'diurungkan',
  validated: 'validasi diurungkan',
  returned: 'pengembalian diurungkan',
};

/** The mark of a row whose decision could not be stored. */
export const UNSENT_TEXTS: Record<ReviewDecision, string> = {
  validate: 'Validasi belum tersimpan.',
  return: 'Pengembalian belum tersimpan.',
  undo: 'Keputusan belum diurungkan.',
};

export const LOST_TITLE = 'Koneksi terputus';
export const FAILED_TITLE = 'Keputusan tidak tersimpan';
export const FAILED_TEXT = 'Silakan coba lagi nanti.';

/** Explains why fewer activities wait than the dashboard counts as 'Belum Divalidasi'. */
export const undecidedText = ({ all, done, waiting, returned, empty }: ReviewCounts): string => {
  const undecided = all - done;
  const coming = undecided - waiting - returned - empty;
  const parts = [
    `${formatNumber(waiting)} menunggu`,
    returned > 0 && `${formatNumber(returned)} perlu revisi`,
    empty > 0 && `${formatNumber(empty)} tanpa absen dan catatan`,
    coming > 0 && `${formatNumber(coming)} belum tiba harinya`,
  ];
  return `Belum divalidasi ${formatNumber(undecided)}: ${parts.filter(Boolean).join(', ')}.`;
};

/** One sentence for each empty view. 'Menunggu' has a celebration instead. */
export const EMPTY_TEXTS: Record<ReviewView, { text: string; description?: string }> = {
  waiting: {
    text: 'Semua sudah Anda tinjau!',
    description:
      'Aktivitas muncul di sini setelah mahasiswa absen atau mengirim catatannya. Selamat beristirahat.',
  },
  attended: {
    text: 'Tidak ada absen yang menunggu.',
    description: 'Aktivitas yang sudah diabsen dan belum Anda putuskan muncul di sini.',
  },
  handed_in: {
    text: 'Tidak ada catatan yang menunggu.',
    description: 'Aktivitas yang catatannya sudah dikirim dan belum Anda putuskan muncul di sini.',
  },
  returned: {
    text: 'Tidak ada yang sedang direvisi.',
    description: 'Aktivitas yang Anda kembalikan menunggu mahasiswanya di sini.',
  },
  overdue: {
    text: 'Tidak ada yang terlambat.',
    description: 'Tidak ada aktivitas yang menunggu lebih dari 7 hari.',
  },
  unattended: {
    text: 'Semua aktivitas yang lewat sudah diabsen.',
    description: 'Aktivitas tanpa absen muncul di sini setelah harinya berakhir.',
  },
  done: {
    text: 'Belum ada aktivitas yang Anda validasi.',
    description: 'Aktivitas yang Anda validasi dapat dilihat dan diurungkan di sini.',
  },
  all: {
    text: 'Belum ada aktivitas.',
    description: 'Aktivitas mahasiswa bimbingan Anda muncul di sini.',
  },
};
