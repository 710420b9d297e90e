import type { Message } from '@/client/ui/crudMessages';

export const UNDONE: Message = { title: 'Berhasil', description: 'Validasi diurungkan.' };
export const UNDO_FAILED: Message = {
  title: 'Gagal mengurungkan',
  description: 'Silakan coba lagi nanti.',
};
