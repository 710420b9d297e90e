import { ReasonDialog } from '@/client/ui/confirm/ReasonDialog';
import { UNDO_REASON_MAX } from '@/shared/constants/limits';
import { undoReasonRules } from '@/shared/resources/reviews/reviewRules';
import { UNDO_FAILED, UNDONE } from './undoTexts';

type Props = {
  description: string;
  /** Must reject on failure. */
  action: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/**
 * Asks why a validation is undone of what both reviewers have validated.
 * @public used through the modules that import it on demand
 */
export function UndoDialog(props: Props) {
  return (
    <ReasonDialog
      title="Urungkan Validasi"
      confirmLabel="Urungkan"
      helperText="Tersimpan di riwayat aktivitas dan jejak audit."
      rules={undoReasonRules}
      maxLength={UNDO_REASON_MAX}
      success={UNDONE}
      failure={UNDO_FAILED}
      {...props}
    />
  );
}
