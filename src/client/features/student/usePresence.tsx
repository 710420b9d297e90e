import { useEffect, useRef, useState } from 'react';
import { type Activity, useRecordPresenceMutation } from '@/client/api/api';
import { ConfirmDialog } from '@/client/components/ConfirmDialog';
import type { Message } from '@/client/components/crudMessages';
import { notify } from '@/client/components/notify';
import { presenceRules } from '@/shared/validation/presenceRules';
import { currentPosition } from './currentPosition';

const NO_ACTIVITY: Message = {
  title: 'Aktivitas tidak ditemukan',
  description: 'Silakan pilih aktivitas yang valid.',
};
const NO_COORDINATES: Message = {
  title: 'Lokasi tidak tersedia',
  description: 'Aktifkan izin lokasi di browser Anda untuk absen.',
};

/** The dashboard and the attendance page word the same steps differently (spec §8). */
export interface PresenceWords {
  question: string;
  success: Message;
  failure: Message;
}

interface Options {
  /** Today's activities, of which one is chosen. */
  activities: readonly Activity[];
  words: PresenceWords;
  onLocationError: () => void;
}

const tell = (kind: 'success' | 'error', { title, description }: Message) =>
  notify[kind](title, description);

/** Tap, confirm, position, submit (spec §4). The dialog stays until the attendance is recorded. */
export function usePresence({ activities, words, onLocationError }: Options) {
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isLocating, setLocating] = useState(false);
  const [recordPresence] = useRecordPresenceMutation();
  const locating = useRef<AbortController | null>(null);

  // Whoever leaves the screen meanwhile wants neither the attendance nor to be led elsewhere.
  useEffect(() => () => locating.current?.abort(), []);

  const handleCancel = () => {
    locating.current?.abort();
    setChosenId(null);
  };

  const locate = async () => {
    const controller = new AbortController();
    locating.current = controller;
    setLocating(true);
    try {
      return await currentPosition(controller.signal);
    } catch {
      setChosenId(null);
      if (!controller.signal.aborted) onLocationError();
      return null;
    } finally {
      setLocating(false);
    }
  };

  const submit = async (id: number, { latitude, longitude }: GeolocationCoordinates) => {
    const presenceInput = { latitude, longitude };
    if (!presenceRules.isValidSync(presenceInput)) {
      tell('error', NO_COORDINATES);
      return;
    }
    try {
      await recordPresence({ id, presenceInput }).unwrap();
      setChosenId(null);
      tell('success', words.success);
    } catch {
      tell('error', words.failure);
    }
  };

  const handleConfirm = async () => {
    if (isBusy) return;
    const activity = activities.find(({ id }) => id === chosenId);
    if (!activity) {
      setChosenId(null);
      tell('error', NO_ACTIVITY);
      return;
    }
    setBusy(true);
    try {
      const position = await locate();
      if (position) await submit(activity.id, position);
    } finally {
      setBusy(false);
    }
  };

  const dialog = (
    <ConfirmDialog
      title="Konfirmasi Absen"
      description={words.question}
      isOpen={chosenId !== null}
      isBusy={isBusy}
      isCancellable={!isBusy || isLocating}
      onConfirm={() => void handleConfirm()}
      onCancel={handleCancel}
    />
  );

  return { choose: ({ id }: Activity) => setChosenId(id), dialog };
}
