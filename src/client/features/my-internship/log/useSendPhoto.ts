import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { useDispatch, useStore } from 'react-redux';
import { api } from '@/client/api/api';
import { baseQueryWithRefresh } from '@/client/api/baseQueryWithRefresh';
import { fetchWithProgress } from '@/client/api/fetchWithProgress';
import { statusOf } from '@/client/api/serverErrors';
import { toFormData } from '@/client/api/toFormData';

export interface Sending {
  signal: AbortSignal;
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress: (sent: number) => void;
}

/**
 * Sends a photo of an activity and loads the activity again. Rejects with the error of the request.
 * Not the endpoint's own mutation, which cannot tell its progress.
 */
export function useSendPhoto(activityId: number) {
  const { getState } = useStore();
  const dispatch = useDispatch<BaseQueryApi['dispatch']>();

  return async (photo: File, { signal, onProgress }: Sending): Promise<void> => {
    const { error } = await baseQueryWithRefresh(
      {
        url: `/student/activities/${activityId}/photos`,
        method: 'POST',
        body: toFormData({ photo }),
        fetchFn: fetchWithProgress(onProgress),
      },
      {
        signal,
        abort: () => {},
        dispatch,
        getState,
        extra: undefined,
        endpoint: 'createActivityPhoto',
        type: 'mutation',
      },
      {},
    );
    // A refusal says that somebody else has changed the activity; what was cancelled may have arrived.
    if (!error || statusOf(error) !== null || signal.aborted) {
      await dispatch(
        api.endpoints.getActivity.initiate(
          { id: activityId },
          { forceRefetch: true, subscribe: false },
        ),
      );
    }
    if (error) throw error;
  };
}
