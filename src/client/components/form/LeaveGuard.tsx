import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from '../useConfirm';
import { outcomeOf } from './submitOutcome';

/** Stands inside a Formik form: whoever leaves it changed and unsaved is asked first. */
export function LeaveGuard() {
  const { dirty, status, values } = useFormikContext<unknown>();
  const outcome = outcomeOf(status);
  const isSaved = outcome?.kind === 'saved' && outcome.values === values;
  const wouldLose = dirty && !isSaved;

  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      wouldLose && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: 'Tinggalkan halaman?',
      description: 'Perubahan yang belum disimpan akan hilang.',
      confirmLabel: 'Tinggalkan',
      cancelLabel: 'Tetap di sini',
      tone: 'danger',
    }).then((agreed) => (agreed ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm]);

  useEffect(() => {
    if (!wouldLose) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [wouldLose]);

  return null;
}
