import { useCallback } from 'react';
import { DELETE_FAILED, DELETE_TITLE, DELETED, deleteQuestion } from './crudMessages';
import { useConfirmedAction } from './useConfirmedAction';

/** `remove(company.name, () => deleteCompany({ id: company.id }).unwrap())` */
export function useConfirmedDelete() {
  const run = useConfirmedAction();

  return useCallback(
    (what: string, action: () => Promise<unknown>) =>
      run({
        title: DELETE_TITLE,
        description: deleteQuestion(what),
        confirmLabel: 'Hapus',
        tone: 'danger',
        action,
        success: DELETED,
        failure: DELETE_FAILED,
      }),
    [run],
  );
}
