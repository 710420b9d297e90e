import type { ReviewDecision, ReviewView } from '@/shared/constants/reviews';

export const DONE_TEXTS: Record<ReviewDecision, string> = {
  validate: 'divalidasi',
  return: 'dikembalikan',
  undo: 'diurungkan',
};

export const LOST_TITLE = 'Koneksi terputus';
export const LOST_TEXT = 'Keputusan mungkin belum tersimpan. Daftar dimuat ulang dari server.';
export const FAILED_TITLE = 'Keputusan tidak tersimpan';
export const FAILED_TEXT = 'Silakan coba lagi nanti.';

/** One sentence for each empty view. 'Menunggu' has a celebration instead. */
export const EMPTY_TEXTS: Record<ReviewView, { text: string; description?: string }> = {
  waiting: {
    text: 'Semua sudah Anda tinjau!',
    description: 'Aktivitas baru muncul di sini pada harinya. Selamat beristirahat.',
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
