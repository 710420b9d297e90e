import { SEARCH_MAX, SEARCH_WORDS_MAX } from '@/shared/constants/limits';

/** A toast has a title and a sentence. Recurring ones are here (spec §8), others in their screens. */
export type Message = { title: string; description?: string };

export const CREATED: Message = { title: 'Sukses!', description: 'Data berhasil ditambahkan' };
export const UPDATED: Message = { title: 'Sukses!', description: 'Data berhasil diedit' };
export const DELETED: Message = { title: 'Berhasil', description: 'Data berhasil dihapus.' };
export const ACTION_DONE: Message = {
  title: 'Berhasil',
  description: 'Tindakan berhasil dilakukan.',
};

export const CREATE_FAILED: Message = {
  title: 'Error',
  description: 'Terjadi kesalahan saat menambahkan data',
};
export const UPDATE_FAILED: Message = {
  title: 'Error',
  description: 'Terjadi kesalahan saat mengedit data',
};
export const DELETE_FAILED: Message = { title: 'Error', description: 'Gagal menghapus data.' };
export const ACTION_FAILED: Message = {
  title: 'Error',
  description: 'Silakan coba lagi nanti.',
};

export const TABLE_LOAD_FAILED = 'Terjadi kesalahan saat memuat data. Silakan coba lagi nanti.';
export const DETAIL_LOAD_FAILED = 'Gagal memuat data. Silakan coba lagi nanti.';
export const FETCH_FAILED = 'Terjadi kesalahan saat mengambil data.';

export const DELETE_TITLE = 'Konfirmasi Hapus';
export const deleteQuestion = (what: string, loss?: string) =>
  [`${what} akan dihapus dan tidak dapat dikembalikan.`, loss, 'Apakah anda yakin?']
    .filter(Boolean)
    .join(' ');

export const SEARCH_CUT = `Hanya ${SEARCH_WORDS_MAX} kata dan ${SEARCH_MAX} karakter pertama yang dicari.`;
