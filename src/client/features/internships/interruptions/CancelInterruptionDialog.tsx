import {
  type Interruption,
  type TakeBackInput,
  useCancelInterruptionMutation,
} from '@/client/api/api';
import { isNotFound } from '@/client/api/serverErrors';
import { interruptionDays } from '@/client/records/placementDates/interruptions';
import { TakeBackDialog } from '../TakeBackDialog';

const CANCELLED = { title: 'Sukses!', description: 'Jeda dibatalkan' };
const NOT_CANCELLED = { title: 'Error', description: 'Jeda tidak dibatalkan' };

type Props = { internshipId: number; interruption: Interruption; onClose: () => void };

/**
 * Takes an interruption back after a confirmation.
 * @public used through `lazyComponent`
 */
export function CancelInterruptionDialog({ internshipId, interruption, onClose }: Props) {
  const { version, id: interruptionId } = interruption;
  const [cancel] = useCancelInterruptionMutation();

  const takeBack = async (takeBackInput: TakeBackInput) => {
    try {
      await cancel({ id: internshipId, interruptionId, takeBackInput }).unwrap();
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  };

  return (
    <TakeBackDialog
      title="Batalkan Jeda"
      description={`Jeda ${interruptionDays(interruption)} tidak berlaku lagi dan hari-harinya dihitung kembali. Aktivitas yang sudah terhapus tidak kembali; buat lagi dari jam kerja.`}
      confirmLabel="Batalkan jeda"
      version={version}
      takeBack={takeBack}
      success={CANCELLED}
      failure={NOT_CANCELLED}
      onClose={onClose}
    />
  );
}
