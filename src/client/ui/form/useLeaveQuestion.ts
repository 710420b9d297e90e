import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { leaveBackEntries } from '@/client/navigation/backEntries';
import { useConfirm } from '../confirm/useConfirm';

const LOSS = 'Perubahan yang belum disimpan akan hilang.';

/** The question about unsaved changes. */
export const LEAVE = {
  title: 'Tinggalkan halaman?',
  description: LOSS,
  confirmLabel: 'Tinggalkan',
  cancelLabel: 'Tetap di sini',
  tone: 'danger',
} as const;

/** Asks for confirmation before leaving with unsaved changes. */
export function useLeaveQuestion(isUnsaved: () => boolean, description = LOSS) {
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({ ...LEAVE, description }).then(async (agreed) => {
      // The way back that was refused counts from the page.
      await leaveBackEntries();
      if (agreed) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, confirm, description]);
}
