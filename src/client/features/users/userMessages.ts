import type { Message } from '@/client/ui/crudMessages';

export const USER_UPDATED: Message = {
  title: 'Berhasil',
  description: 'Data pengguna berhasil diperbarui.',
};
