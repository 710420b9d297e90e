import { useEffect } from 'react';
import { confirmDialog } from './confirm/useConfirm';
import { toastStack } from './toasts/Toaster';

/**
 * Loads the toasts and the question before leaving, which a person sees when the connection breaks while they type:
 * without their code the page, and everything typed, would give way to an error.
 */
export function useOfflineMessages() {
  useEffect(() => {
    void toastStack.preload();
    void confirmDialog.preload();
  }, []);
}
