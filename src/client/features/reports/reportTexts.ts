// Spec §8.
export const REPORT_NOT_FOUND = 'Laporan tidak ditemukan';
export const REPORT_FAILED = 'Terjadi kesalahan saat memuat data';

export const CHANGED = 'Pilihan berubah. Tekan Filter untuk memperbarui laporan.';
export const CLEARED = 'Dikosongkan: tidak ada nilai untuk pilihan ini bersama pilihan lainnya.';

export const NO_GRADES = 'Belum memiliki nilai';
export const NO_GRADES_TOGETHER = 'Belum memiliki nilai untuk pilihan lainnya';
export const ONLY_GRADED =
  'Yang dapat dipilih hanya yang sudah memiliki nilai untuk pilihan lainnya.';
