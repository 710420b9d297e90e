import { useState } from 'react';
import { fieldErrorsOf } from '@/client/api/serverErrors';
import { ConfirmDialog } from '@/client/ui/confirm/ConfirmDialog';
import { DialogText, messageFor } from '@/client/ui/fields/DialogText';
import { notifyFailure } from '@/client/ui/toasts/notifyFailure';
import { placementRequestFields } from '@/shared/resources/placement-requests/placementRequestFields';
import { placementDecisionRules } from '@/shared/resources/placement-requests/placementRequestRules';

const WORDS = {
  return: {
    title: 'Perlu Dilengkapi',
    text: 'dikembalikan kepada mahasiswa. Urutannya tidak berubah.',
    label: 'Yang perlu dilengkapi',
    confirm: 'Kembalikan',
  },
  refuse: {
    title: 'Tolak Pengajuan',
    text: 'akan ditolak.',
    label: 'Alasan penolakan',
    confirm: 'Tolak',
  },
} as const;

const NOT_DECIDED = {
  title: 'Gagal!',
  description: 'Keputusan tidak tersimpan. Silakan coba lagi.',
};

export type CommentedDecision = keyof typeof WORDS;

type Props = {
  decision: CommentedDecision;
  /** The spokesperson. */
  name: string;
  /** Rejects if the decision was not stored. */
  onDecide: (comment: string) => Promise<unknown>;
  onClose: () => void;
};

/**
 * Asks for the sentence of a decision. After a failure it stays open with what was typed.
 * @public used through `lazyComponent`
 */
export function DecisionDialog({ decision, name, onDecide, onClose }: Props) {
  const words = WORDS[decision];
  const [comment, setComment] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const handleConfirm = async () => {
    const issue = messageFor(placementDecisionRules, { decision, comment });
    setError(issue);
    if (issue || isBusy) return;
    setBusy(true);
    try {
      await onDecide(comment.trim());
      onClose();
    } catch (failure) {
      const refusal = fieldErrorsOf(failure)?.comment;
      if (refusal) setError(refusal);
      else notifyFailure(failure, NOT_DECIDED);
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      title={words.title}
      description={`Pengajuan ${name} ${words.text}`}
      confirmLabel={words.confirm}
      isOpen
      isBusy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <DialogText
        keptAs={`${decision} ${name}`}
        label={words.label}
        value={comment}
        error={error}
        helperText="Mahasiswa membacanya di pengajuan ini."
        maxLength={placementRequestFields.comment.max}
        autoFocus
        onChange={setComment}
        onSend={() => void handleConfirm()}
        sx={{ mt: 2 }}
      />
    </ConfirmDialog>
  );
}
