import { useCallback, useEffect, useRef, useState } from 'react';
import type { ActivityDetail } from '@/client/api/api';
import { fieldErrorsOf, messageOf, statusOf } from '@/client/api/serverErrors';
import { isUndelivered } from '@/client/queue/outcome';
import { newEventId, useKeepUnsent } from '@/client/queue/unsent';
import { shrinkPhoto } from '@/client/ui/photos/shrinkPhoto';
import { notify } from '@/client/ui/toasts/notify';
import { useCloseWarning } from '@/client/ui/useCloseWarning';
import { formatShortWeekdayDate } from '@/shared/format';
import { KEPT } from '../unsent/unsentWords';
import { useSendPhoto } from './useSendPhoto';

/** A photo that is not yet stored by the server. */
export interface PhotoUpload {
  key: number;
  name: string;
  preview: string;
  state: 'preparing' | 'sending' | 'failed';
  /** The progress, from 0 to 1. */
  sent: number;
  /** The reason for the failure. */
  reason?: string;
}

const NOT_SENT = 'Belum terkirim. Periksa koneksi Anda.';
const SERVER_FAILED = 500;

const reasonOf = (error: unknown) => {
  const status = statusOf(error);
  if (status === null || status >= SERVER_FAILED) return NOT_SENT;
  return fieldErrorsOf(error)?.photo ?? messageOf(error) ?? NOT_SENT;
};

let lastKey = 0;

/** The queue of photos, sent one after the other, including failed ones that the device has not kept. */
export function usePhotoUploads(activity: Pick<ActivityDetail, 'id' | 'name' | 'date'>) {
  const send = useSendPhoto(activity.id);
  const keepUnsent = useKeepUnsent();
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);
  const photos = useRef(
    new Map<number, { file: File; eventId: string; controller: AbortController }>(),
  );
  const queue = useRef(Promise.resolve());
  const isShown = useRef(true);

  const change = (key: number, changes: Partial<PhotoUpload>) =>
    setUploads((all) =>
      all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)),
    );

  const remove = useCallback((key: number) => {
    photos.current.delete(key);
    setUploads((all) => {
      const removed = all.find((upload) => upload.key === key);
      if (removed) URL.revokeObjectURL(removed.preview);
      return all.filter((upload) => upload !== removed);
    });
  }, []);

  const keepPhoto = (photo: File, eventId: string) =>
    keepUnsent({
      kind: 'photo',
      id: eventId,
      activity_id: activity.id,
      label: activity.name,
      days: formatShortWeekdayDate(activity.date),
      device_time: new Date().toISOString(),
      payload: { photo },
    });

  const start = (key: number, file: File, eventId: string, controller: AbortController) => {
    const { signal } = controller;
    photos.current.set(key, { file, eventId, controller });
    change(key, { state: 'sending', sent: 0, reason: undefined });
    // The server processes one image per person at a time.
    queue.current = queue.current.then(async () => {
      if (signal.aborted) return;
      try {
        await send(file, { eventId, signal, onProgress: (sent) => change(key, { sent }) });
        remove(key);
        notify.success('Berhasil', 'Foto tersimpan.');
      } catch (error) {
        if (signal.aborted) return;
        if (isUndelivered(error) && (await keepPhoto(file, eventId))) {
          remove(key);
          notify.warning(KEPT.title, KEPT.description);
          return;
        }
        const reason = reasonOf(error);
        change(key, { state: 'failed', reason });
        if (!isShown.current) notify.error('Foto tidak tersimpan', reason);
      }
    });
  };

  const add = async (original: File) => {
    lastKey += 1;
    const key = lastKey;
    const preview = URL.createObjectURL(original);
    const controller = new AbortController();
    const eventId = newEventId();
    photos.current.set(key, { file: original, eventId, controller });
    setUploads((all) => [
      ...all,
      { key, name: original.name, preview, state: 'preparing', sent: 0 },
    ]);
    const file = await shrinkPhoto(original);
    if (!controller.signal.aborted) start(key, file, eventId, controller);
  };

  const cancel = (key: number) => {
    photos.current.get(key)?.controller.abort();
    remove(key);
  };

  const retry = (key: number) => {
    const photo = photos.current.get(key);
    if (photo) start(key, photo.file, photo.eventId, new AbortController());
  };

  // Leaving the page of the activity lets the photos arrive; closing the tab would lose them.
  useCloseWarning(uploads.length > 0);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  return { uploads, add, cancel, retry };
}
