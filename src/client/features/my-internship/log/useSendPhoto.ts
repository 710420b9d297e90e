import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { useDispatch, useStore } from 'react-redux';
import { api } from '@/client/api/api';
import { fetchWithProgress } from '@/client/api/fetchWithProgress';
import { readRecord } from '@/client/api/readRecord';
import { send } from '@/client/api/send';
import { statusOf } from '@/client/api/serverErrors';
import { toFormData } from '@/client/api/toFormData';

export interface Sending {
  /** Sent again with the same one, the photo is stored once. */
  eventId: string;
  signal: AbortSignal;
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress: (sent: number) => void;
}

/**
 * Sends a photo of an activity and loads the activity again. Rejects with the error of the request.
 * The mutation of the endpoint could not report progress.
 */
export function useSendPhoto(activityId: number) {
  const store = useStore();
  const dispatch = useDispatch<BaseQueryApi['dispatch']>();
  const loadActivity = () =>
    dispatch(
      api.endpoints.getActivity.initiate(
        { id: activityId },
        { forceRefetch: true, subscribe: false },
      ),
    );

  return async (photo: File, { eventId, signal, onProgress }: Sending): Promise<void> => {
    const form = toFormData({ photo, device_event_id: eventId });
    const request = {
      endpoint: 'createActivityPhoto',
      url: `/student/activities/${activityId}/photos`,
      method: 'POST',
      body: form,
      fetchFn: fetchWithProgress(form, onProgress),
      responseHandler: readRecord,
    };
    try {
      await send(request, store, signal);
      await loadActivity();
    } catch (error) {
      // After a refusal another person has changed the activity; a cancelled photo may have arrived.
      if (statusOf(error) !== null || signal.aborted) await loadActivity();
      throw error;
    }
  };
}
