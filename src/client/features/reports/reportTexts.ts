// Spec §8.
export const REPORT_NOT_FOUND = 'Laporan tidak ditemukan';
export const REPORT_FAILED = 'Terjadi kesalahan saat memuat data';

export const CHOOSE_FIRST = {
  text: 'Belum ada laporan yang ditampilkan.',
  description: 'Pilih mata kuliah, mentor, dosen, dan periode magang, lalu tekan Filter.',
};
