import { useEffect, useRef, useState } from 'react';
import {
  type Activity,
  type AttendanceInput,
  useLazyListAttendancePlacesQuery,
  useRecordAttendanceMutation,
} from '@/client/api/api';
import { isUndelivered } from '@/client/queue/outcome';
import { newEventId, preloadQueue, useKeepUnsent } from '@/client/queue/unsent';
import { confirmDialog } from '@/client/ui/confirm/useConfirm';
import type { Message } from '@/client/ui/crudMessages';
import { currentCoordinates, LocationError } from '@/client/ui/currentCoordinates';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { OnDemand } from '@/client/ui/OnDemand';
import { tick } from '@/client/ui/tick';
import { notify } from '@/client/ui/toasts/notify';
import { notifyFailure } from '@/client/ui/toasts/notifyFailure';
import { toastStack } from '@/client/ui/toasts/Toaster';
import { ATTENDANCE_KIND_LABELS, type AttendanceKind } from '@/shared/constants/attendance';
import { formatShortWeekdayDate } from '@/shared/format';
import { attendanceRules } from '@/shared/resources/activities/attendanceRules';
import { AttendanceProgress, type AttendanceStep } from './AttendanceProgress';
import { type AttendancePlaces, type OffSite, offSite } from './attendancePlaces';
import { KEPT, NOT_KEPT } from './unsent/unsentWords';
import { useLocationHelp } from './useLocationHelp';

const offSiteDialog = lazyComponent(() => import('./OffSiteDialog'), 'OffSiteDialog');

const NO_ACTIVITY: Message = {
  title: 'Aktivitas tidak ditemukan',
  description: 'Silakan pilih aktivitas yang valid.',
};
const NO_COORDINATES: Message = {
  title: 'Lokasi tidak tersedia',
  description: 'Aktifkan izin lokasi di browser Anda untuk absen.',
};

const CHECKED_OUT: Message = {
  title: 'Berhasil',
  description: 'Absen pulang berhasil dicatat.',
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

const TITLES: Record<AttendanceKind, string> = {
  in: 'Konfirmasi Absen',
  out: 'Konfirmasi Absen Pulang',
};

/** A position this inaccurate, in metres, is that of a cell or of a town. */
const ACCURACY_MAX_M = 1000;

/** The ID identifies the event for ever, also when it is sent again. */
interface Chosen {
  activityId: number;
  kind: AttendanceKind;
  eventId: string;
}

interface Unexplained {
  attendanceInput: AttendanceInput;
  off: OffSite;
}

const showToast = (kind: 'success' | 'error', { title, description }: Message) =>
  notify[kind](title, description);

/**
 * Choose, confirm, get coordinates, say why if they are off site, submit (spec §4). The dialog stays open
 * until attendance is recorded.
 */
export function useAttendance({ activities, texts, onLocationError }: AttendanceOptions) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [step, setStep] = useState<AttendanceStep | null>(null);
  /** The accuracy, in metres, of a position that is too inaccurate to be taken without a question. */
  const [accuracy, setAccuracy] = useState<number | null>(null);
  /** The attendance off site that waits for its reason. */
  const [unexplained, setUnexplained] = useState<Unexplained | null>(null);
  const [recordAttendance] = useRecordAttendanceMutation();
  const [fetchPlaces] = useLazyListAttendancePlacesQuery();
  const keep = useKeepUnsent();
  const showLocationHelp = useLocationHelp();
  const locating = useRef<AbortController | null>(null);

  useEffect(() => {
    void confirmDialog.preload();
    void offSiteDialog.preload();
  }, []);

  // Leaving the page cancels the attendance.
  useEffect(() => () => locating.current?.abort(), []);

  const choose = (next: Chosen | null) => {
    setChosen(next);
    setAccuracy(null);
    setUnexplained(null);
  };

  const handleCancel = () => {
    locating.current?.abort();
    choose(null);
  };

  const locate = async (activity: Activity) => {
    const controller = new AbortController();
    locating.current = controller;
    setStep('locating');
    try {
      return await currentCoordinates(controller.signal);
    } catch (error) {
      choose(null);
      if (controller.signal.aborted) return null;
      onLocationError();
      if (error instanceof LocationError && error.isDenied) void showLocationHelp(activity);
      return null;
    }
  };

  /** Returns none if they cannot be loaded: the server judges the position. */
  const placesOf = async (id: number): Promise<AttendancePlaces> => {
    const answer = await fetchPlaces({ id }, true)
      .unwrap()
      .catch(() => null);
    return answer?.data ?? [];
  };

  /** Keeps a press that has not arrived, however the screen looks by then. */
  const keepPress = async ({ activityId, eventId }: Chosen, payload: AttendanceInput) => {
    const activity = activities.find(({ id }) => id === activityId);
    const isKept = await keep({
      kind: 'press',
      id: eventId,
      activity_id: activityId,
      label: activity?.name ?? '',
      days: formatShortWeekdayDate(activity?.date),
      device_time: payload.device_time ?? new Date().toISOString(),
      payload,
    });
    if (isKept) {
      choose(null);
      notify.warning(KEPT.title, KEPT.description);
    } else showToast('error', NOT_KEPT.press);
  };

  const submit = async (pressed: Chosen, attendanceInput: AttendanceInput) => {
    setStep('submitting');
    try {
      const { message } = await recordAttendance({
        id: pressed.activityId,
        attendanceInput,
      }).unwrap();
      choose(null);
      // It came too late to be recorded, and is a request now.
      if (message) return void notify.info(ATTENDANCE_KIND_LABELS[pressed.kind], message);
      tick();
      showToast('success', pressed.kind === 'in' ? texts.success : CHECKED_OUT);
    } catch (error) {
      if (isUndelivered(error)) await keepPress(pressed, attendanceInput);
      else notifyFailure(error, texts.failure);
    } finally {
      setStep(null);
    }
  };

  const handleConfirm = async () => {
    if (step || !chosen) return;
    const activity = activities.find(({ id }) => id === chosen.activityId);
    if (!activity) {
      choose(null);
      showToast('error', NO_ACTIVITY);
      return;
    }
    const pressedAt = new Date();
    try {
      const [coordinates, places] = await Promise.all([
        locate(activity),
        placesOf(activity.internship_id),
      ]);
      if (!coordinates) return;
      if (coordinates.accuracy > ACCURACY_MAX_M && accuracy === null) {
        setAccuracy(coordinates.accuracy);
        return;
      }
      const attendanceInput = inputOf(coordinates, chosen, pressedAt);
      if (!attendanceRules.isValidSync(attendanceInput)) {
        showToast('error', NO_COORDINATES);
        return;
      }
      const off = offSite(attendanceInput, places);
      if (off) {
        setUnexplained({ attendanceInput, off });
        return;
      }
      await submit(chosen, attendanceInput);
    } finally {
      setStep(null);
    }
  };

  const dialog = (
    <>
      <OnDemand isOpen={chosen !== null && !unexplained}>
        <confirmDialog.Component
          title={TITLES[chosen?.kind ?? 'in']}
          description={texts.question}
          isOpen={chosen !== null && !unexplained}
          isBusy={step !== null}
          isCancellable={step !== 'submitting'}
          onConfirm={() => void handleConfirm()}
          onCancel={handleCancel}
        >
          <AttendanceProgress step={step} accuracy={accuracy} />
        </confirmDialog.Component>
      </OnDemand>
      {chosen && unexplained && (
        <offSiteDialog.Component
          off={unexplained.off}
          isBusy={step !== null}
          onConfirm={(reason) => submit(chosen, { ...unexplained.attendanceInput, ...reason })}
          onCancel={handleCancel}
        />
      )}
    </>
  );

  return {
    choose: ({ id }: Activity, kind: AttendanceKind = 'in') => {
      choose({ activityId: id, kind, eventId: newEventId() });
      // Without a network, both are needed to keep the press and to say so.
      void preloadQueue();
      void toastStack.preload();
    },
    dialog,
  };
}

const inputOf = (
  { latitude, longitude, accuracy }: GeolocationCoordinates,
  { kind, eventId }: Chosen,
  pressedAt: Date,
): AttendanceInput => ({
  latitude,
  longitude,
  accuracy: Number.isFinite(accuracy) ? accuracy : null,
  kind,
  device_event_id: eventId,
  device_time: pressedAt.toISOString(),
});
