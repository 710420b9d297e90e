import type { Message } from '@/client/ui/crudMessages';
import { IMPORT_FILE_MAX_BYTES, IMPORT_ROWS_MAX } from '@/shared/constants/limits';
import { formatNumber } from '@/shared/formatNumber';
import type { RowState } from './importRows';

export const FILE_TYPES =
  '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const MEGABYTE = 1024 * 1024;

const LIMITS = `paling besar ${IMPORT_FILE_MAX_BYTES / MEGABYTE} MB dan ${formatNumber(IMPORT_ROWS_MAX)} baris`;

export const FILE_HINT = `XLSX atau CSV, ${LIMITS}.`;
export const FILE_TOO_LARGE = `Berkas terlalu besar: ${LIMITS}.`;
export const READ_FAILED = 'Berkas belum terbaca. Periksa koneksi Anda, lalu coba lagi.';
export const CHECK_FAILED = 'Baris belum dapat diperiksa. Periksa koneksi Anda, lalu coba lagi.';
export const STORE_FAILED = 'Impor gagal dan tidak ada yang disimpan. Silakan coba lagi.';
export const STORE_LOST =
  'Koneksi terputus sebelum hasilnya diterima, jadi belum pasti apakah impor tersimpan. Baris diperiksa ulang; mengimpor lagi tidak menyimpannya dua kali.';

export const CANCELLED: Message = {
  title: 'Impor dibatalkan',
  description: 'Tidak ada baris yang disimpan.',
};
export const STORED_ANYWAY: Message = {
  title: 'Terlambat dibatalkan',
  description: 'Semua baris sudah tersimpan sebelum pembatalan diterima.',
};

export const STATE_LABELS: Readonly<Record<RowState, string>> = {
  added: 'Ditambahkan',
  changed: 'Diubah',
  same: 'Sama',
  kept: 'Dibiarkan',
  wrong: 'Salah',
};

/** '80 ditambahkan, 3 diubah', without counts of zero. */
export const countsText = (counts: Readonly<Partial<Record<RowState, number>>>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(
      ([state, count]) => `${formatNumber(count)} ${STATE_LABELS[state as RowState].toLowerCase()}`,
    )
    .join(', ');
