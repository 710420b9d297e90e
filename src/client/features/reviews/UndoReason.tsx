import { UndoDialog } from '@/client/records/review/UndoDialog';
import { notify } from '@/client/ui/toasts/notify';
import type { Unexplained } from './desk';
import { FAILED_TEXT } from './deskTexts';
import type { SendDecision } from './useSendDecision';

type Props = {
  unexplained: Unexplained;
  send: SendDecision;
  onClose: () => void;
};

/**
 * Asks once why validations are undone, and undoes them.
 * @public used through the module that `ReviewDeskPage` imports
 */
export function UndoReason({ unexplained: { ids, label }, send, onClose }: Props) {
  const undo = async (reason: string) => {
    const results = await send({ decision: 'undo', ids, reason });
    const refused = results.filter(({ outcome }) => outcome === 'refused');
    const message = refused[0]?.message ?? FAILED_TEXT;
    if (refused.length === results.length) throw { status: 409, data: { message } };
    if (refused.length > 0) notify.warning(`${refused.length} tidak dapat diurungkan`, message);
  };

  return (
    <UndoDialog
      description={`Validasi ${label} akan diurungkan, padahal mentor dan dosen sudah memvalidasi. Mengapa?`}
      action={undo}
      onClose={onClose}
    />
  );
}
