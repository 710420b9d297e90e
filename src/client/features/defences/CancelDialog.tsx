import { type Defence, useCancelDefenceMutation } from '@/client/api/api';
import { ReasonDialog } from '@/client/ui/confirm/ReasonDialog';
import { defenceFields } from '@/shared/resources/defences/defenceFields';

const CANCELLED = { title: 'Berhasil!', description: 'Ujian dibatalkan.' };
const NOT_CANCELLED = { title: 'Gagal!', description: 'Ujian tidak dibatalkan. Coba lagi.' };

type Props = { defence: Defence; onClose: () => void };

/**
 * Cancels a defence, with a reason.
 * @public used through `lazyComponent`
 */
export function CancelDialog({ defence: { id, student_name, version }, onClose }: Props) {
  const [cancelDefence] = useCancelDefenceMutation();
  return (
    <ReasonDialog
      title="Batalkan Ujian"
      description={`Ujian ${student_name} dibatalkan. Setelah itu jadwal baru dapat dibuat.`}
      confirmLabel="Batalkan Ujian"
      tone="danger"
      label={defenceFields.cancel_reason.label}
      helperText="Mahasiswa dan penguji membacanya."
      action={(reason) =>
        cancelDefence({ id, defenceCancelInput: { reason, seen_version: version } }).unwrap()
      }
      success={CANCELLED}
      failure={NOT_CANCELLED}
      onClose={onClose}
    />
  );
}
