import { useState } from 'react';
import type { TakeBackInput } from '@/client/api/api';
import { usePastDaysQuestion } from '@/client/records/verdicts/usePastDaysQuestion';
import { ConfirmDialog } from '@/client/ui/confirm/ConfirmDialog';
import { withToasts } from '@/client/ui/confirm/withToasts';
import type { Message } from '@/client/ui/crudMessages';

type Props = {
  title: string;
  description: string;
  confirmLabel: string;
  version: number | undefined;
  /** Resolves, too, if it was taken back already: an earlier answer was lost, or another person was faster. */
  takeBack: (input: TakeBackInput) => Promise<void>;
  success: Message;
  failure: Message;
  onClose: () => void;
};

/** Takes back what has changed the days of a placement, after a confirmation. */
export function TakeBackDialog({ version, takeBack, success, failure, onClose, ...texts }: Props) {
  const pastDays = usePastDaysQuestion();
  const [isBusy, setBusy] = useState(false);

  const handleConfirm = async () => {
    if (isBusy) return;
    setBusy(true);
    const action = () => pastDays.ask({ version }, takeBack);
    // A refusal has its toast.
    await withToasts(action, { success, failure }).catch(() => {});
    onClose();
  };

  return (
    <>
      <ConfirmDialog
        {...texts}
        isOpen
        isBusy={isBusy}
        cancelLabel="Tutup"
        onConfirm={() => void handleConfirm()}
        onCancel={onClose}
      />
      {pastDays.dialog}
    </>
  );
}
