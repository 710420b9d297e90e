import type { Message } from '@/client/components/crudMessages';

export const USER_UPDATED: Message = {
  title: 'Berhasil',
  description: 'Data pengguna berhasil diperbarui.',
};
