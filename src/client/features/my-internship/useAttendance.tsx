import { useEffect, useRef, useState } from 'react';
import { type Activity, useRecordAttendanceMutation } from '@/client/api/api';
import { useStoredActivity } from '@/client/records/useStoredActivity';
import { confirmDialog } from '@/client/ui/confirm/useConfirm';
import type { Message } from '@/client/ui/crudMessages';
import { currentCoordinates } from '@/client/ui/currentCoordinates';
import { OnDemand } from '@/client/ui/OnDemand';
import { notify } from '@/client/ui/toasts/notify';
import { notifyFailure } from '@/client/ui/toasts/notifyFailure';
import { attendanceRules } from '@/shared/validation/attendanceRules';
import { AttendanceProgress, type AttendanceStep } from './AttendanceProgress';

const NO_ACTIVITY: Message = {
  title: 'Aktivitas tidak ditemukan',
  description: 'Silakan pilih aktivitas yang valid.',
};
const NO_COORDINATES: Message = {
  title: 'Lokasi tidak tersedia',
  description: 'Aktifkan izin lokasi di browser Anda untuk absen.',
};

/** The dashboard and the attendance page word the same steps differently (spec §8). */
export interface AttendanceTexts {
  question: string;
  success: Message;
  failure: Message;
}

export interface AttendanceOptions {
  /** The activities that can be chosen. */
  activities: readonly Activity[];
  texts: AttendanceTexts;
  onLocationError: () => void;
}

/** A position this inaccurate, in metres, is that of a cell or of a town. */
const ACCURACY_MAX_M = 1000;

const showToast = (kind: 'success' | 'error', { title, description }: Message) =>
  notify[kind](title, description);

/**
 * Choose, confirm, get coordinates, submit (spec §4). The dialog stays open until attendance is
 * recorded.
 */
export function useAttendance({ activities, texts, onLocationError }: AttendanceOptions) {
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [step, setStep] = useState<AttendanceStep | null>(null);
  /** The accuracy, in metres, of a position that is too inaccurate to be taken without a question. */
  const [accuracy, setAccuracy] = useState<number | null>(null);
  const [recordAttendance] = useRecordAttendanceMutation();
  const store = useStoredActivity();
  const locating = useRef<AbortController | null>(null);

  useEffect(() => {
    void confirmDialog.preload();
  }, []);

  // Leaving the page cancels the attendance.
  useEffect(() => () => locating.current?.abort(), []);

  const choose = (id: number | null) => {
    setChosenId(id);
    setAccuracy(null);
  };

  const handleCancel = () => {
    locating.current?.abort();
    choose(null);
  };

  const locate = async () => {
    const controller = new AbortController();
    locating.current = controller;
    setStep('locating');
    try {
      return await currentCoordinates(controller.signal);
    } catch {
      choose(null);
      if (!controller.signal.aborted) onLocationError();
      return null;
    }
  };

  const submit = async (id: number, { latitude, longitude }: GeolocationCoordinates) => {
    const attendanceInput = { latitude, longitude };
    if (!attendanceRules.isValidSync(attendanceInput)) {
      showToast('error', NO_COORDINATES);
      return;
    }
    setStep('submitting');
    try {
      await store(
        id,
        () => recordAttendance({ id, attendanceInput }).unwrap(),
        ({ attendance_time }) => attendance_time !== null,
      );
      choose(null);
      showToast('success', texts.success);
    } catch (error) {
      notifyFailure(error, texts.failure);
    }
  };

  const handleConfirm = async () => {
    if (step) return;
    const activity = activities.find(({ id }) => id === chosenId);
    if (!activity) {
      choose(null);
      showToast('error', NO_ACTIVITY);
      return;
    }
    try {
      const coordinates = await locate();
      if (!coordinates) return;
      if (coordinates.accuracy > ACCURACY_MAX_M && accuracy === null) {
        setAccuracy(coordinates.accuracy);
        return;
      }
      await submit(activity.id, coordinates);
    } finally {
      setStep(null);
    }
  };

  const dialog = (
    <OnDemand isOpen={chosenId !== null}>
      <confirmDialog.Component
        title="Konfirmasi Absen"
        description={texts.question}
        isOpen={chosenId !== null}
        isBusy={step !== null}
        isCancellable={step !== 'submitting'}
        onConfirm={() => void handleConfirm()}
        onCancel={handleCancel}
      >
        <AttendanceProgress step={step} accuracy={accuracy} />
      </confirmDialog.Component>
    </OnDemand>
  );

  return { choose: ({ id }: Activity) => choose(id), dialog };
}
