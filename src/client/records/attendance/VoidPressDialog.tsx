import {
  type AttendanceEvent,
  useVoidActivityPressMutation,
  type VoidInput,
} from '@/client/api/api';
import { useStoredActivity } from '@/client/records/useStoredActivity';
import { usePastDaysQuestion } from '@/client/records/verdicts/usePastDaysQuestion';
import { ReasonDialog } from '@/client/ui/confirm/ReasonDialog';
import type { Message } from '@/client/ui/crudMessages';
import type { Zone } from '@/shared/attendance/zones';
import { PRESS_REASON_MAX } from '@/shared/constants/limits';
import { voidRules } from '@/shared/resources/activities/pressRules';
import { pressText } from './eventTexts';
import { usePlaceClock } from './usePlaceClock';

const VOID: Message = { title: 'Berhasil', description: 'Absen dibatalkan.' };
const VOID_FAILED: Message = { title: 'Error', description: 'Gagal membatalkan absen.' };

type Props = { activityId: number; event: AttendanceEvent; zone: Zone; onClose: () => void };

/**
 * Asks why a press is made void. After a failure it stays open with what was typed.
 * @public used through `lazyComponent`
 */
export function VoidPressDialog({ activityId, event, zone, onClose }: Props) {
  const clock = usePlaceClock()(zone);
  const [makeVoid] = useVoidActivityPressMutation();
  const store = useStoredActivity();
  const pastDays = usePastDaysQuestion();

  const send = (voidInput: VoidInput) =>
    store(
      activityId,
      () => makeVoid({ id: activityId, pressId: event.id, voidInput }).unwrap(),
      ({ attendance_events }) =>
        attendance_events.some(
          ({ id, void_reason }) => id === event.id && void_reason === voidInput.reason,
        ),
    );

  return (
    <>
      <ReasonDialog
        title="Batalkan Absen"
        description={`${pressText(event, clock)} tidak dihitung lagi, tetapi tetap terlihat.`}
        confirmLabel="Batalkan Absen"
        cancelLabel="Kembali"
        helperText="Terlihat di bawah absen ini dan di jejak audit."
        rules={voidRules}
        maxLength={PRESS_REASON_MAX}
        action={(reason) => pastDays.ask<VoidInput, void>({ reason }, send)}
        success={VOID}
        failure={VOID_FAILED}
        onClose={onClose}
      />
      {pastDays.dialog}
    </>
  );
}
