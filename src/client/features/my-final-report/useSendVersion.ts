import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { useDispatch, useStore } from 'react-redux';
import { api, type FinalReport } from '@/client/api/api';
import { fetchWithProgress } from '@/client/api/fetchWithProgress';
import { send } from '@/client/api/send';
import { toFormData } from '@/client/api/toFormData';

interface Version {
  title: string;
  file: File;
}

/**
 * Sends a version of the report, and reports which part has been sent, from 0 to 1. The mutation of the endpoint could
 * not. Rejects with the error of the request.
 */
export function useSendVersion(id: number) {
  const store = useStore();
  const dispatch = useDispatch<BaseQueryApi['dispatch']>();

  return async ({ title, file }: Version, onProgress: (sent: number) => void): Promise<void> => {
    const form = toFormData({ title, file });
    const request = {
      endpoint: 'createFinalReportVersion',
      url: `/final-reports/${id}/versions`,
      method: 'POST',
      body: form,
      fetchFn: fetchWithProgress(form, onProgress),
    };
    try {
      await send<{ data: FinalReport }>(request, store);
    } finally {
      // After a failure, too: the version may have arrived, or the lecturer may have decided meanwhile.
      dispatch(api.util.invalidateTags(['FinalReport', 'FollowUp', 'Dashboard']));
    }
  };
}
