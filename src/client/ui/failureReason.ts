import { isTimeout, isUnanswered, messageOf } from '@/client/api/serverErrors';
import { ACTION_FAILED } from './crudMessages';

/** The reason why a record could not be stored, for its row. */
export const failureReason = (error: unknown): string => {
  if (isTimeout(error)) return 'Server tidak menjawab dalam 8 detik.';
  if (isUnanswered(error)) return 'Koneksi terputus.';
  return messageOf(error) ?? ACTION_FAILED.description ?? '';
};
