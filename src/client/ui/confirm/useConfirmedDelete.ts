import { useCallback } from 'react';
import { DELETE_FAILED, DELETE_TITLE, DELETED, deleteQuestion } from '@/client/ui/crudMessages';
import { useConfirmedAction } from './useConfirmedAction';

/**
 * `remove(company.name, () => deleteCompany({ id: company.id }).unwrap())`; `loss` is a sentence
 * about what else is deleted with the record.
 */
export function useConfirmedDelete() {
  const run = useConfirmedAction();

  return useCallback(
    (what: string, action: () => Promise<unknown>, loss?: string) =>
      run({
        title: DELETE_TITLE,
        description: deleteQuestion(what, loss),
        confirmLabel: 'Hapus',
        tone: 'danger',
        action,
        success: DELETED,
        failure: DELETE_FAILED,
      }),
    [run],
  );
}
