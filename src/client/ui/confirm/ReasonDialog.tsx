import { useState } from 'react';
import { fieldErrorsOf } from '@/client/api/serverErrors';
import { ConfirmDialog, type ConfirmQuestion } from './ConfirmDialog';
import { ReasonField, type ReasonRules, reasonError } from './ReasonField';
import { type Toasts, withToasts } from './withToasts';

type Props = ConfirmQuestion &
  Toasts & {
    label?: string;
    helperText: string;
    /** The rules of the reason; those of a grade by default. */
    rules?: ReasonRules;
    maxLength?: number;
    /** Must reject on failure: pass the `unwrap()` of a mutation. */
    action: (reason: string) => Promise<unknown>;
    onClose: () => void;
  };

/** A confirmation that asks for a reason. After a failure it stays open with the typed text. */
export function ReasonDialog(props: Props) {
  const { label, helperText, rules, maxLength, action, success, failure, onClose, ...question } =
    props;
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const handleConfirm = async () => {
    const issue = reasonError(reason, rules);
    setError(issue);
    if (issue || isBusy) return;
    setBusy(true);
    try {
      await withToasts(() => action(reason.trim()), { success, failure });
      onClose();
    } catch (refusal) {
      setError(fieldErrorsOf(refusal)?.reason ?? null);
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      {...question}
      isOpen
      isBusy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <ReasonField
        keptAs={`${question.title} ${typeof question.description === 'string' ? question.description : ''}`}
        label={label}
        value={reason}
        error={error}
        helperText={helperText}
        maxLength={maxLength}
        onChange={setReason}
        onSend={() => void handleConfirm()}
      />
    </ConfirmDialog>
  );
}
