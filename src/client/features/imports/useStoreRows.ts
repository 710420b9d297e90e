import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { useDispatch, useStore } from 'react-redux';
import { api, IMPORTED_INTO, type ImportInput, type ImportResult } from '@/client/api/api';
import { baseQueryWithRefresh } from '@/client/api/baseQueryWithRefresh';
import type { ImportKind } from '@/shared/sheets/importKinds';
import { ACCEPT_LINES, fetchLines, type ImportProgress } from './fetchLines';

export interface Storing {
  signal: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
}

/**
 * Stores rows, all or none. Rejects with the error of the request. Not the endpoint's own mutation, which
 * cannot tell its progress.
 */
export function useStoreRows(kind: ImportKind) {
  const { getState } = useStore();
  const dispatch = useDispatch<BaseQueryApi['dispatch']>();

  return async (input: ImportInput, { signal, onProgress }: Storing): Promise<ImportResult> => {
    const answer = baseQueryWithRefresh(
      {
        url: `/imports/${kind}`,
        method: 'POST',
        body: input,
        headers: ACCEPT_LINES,
        fetchFn: fetchLines(onProgress),
      },
      {
        signal,
        abort: () => {},
        dispatch,
        getState,
        extra: undefined,
        endpoint: 'createImport',
        type: 'mutation',
      },
      {},
    );
    const { data, error } = await Promise.race([answer, abortOf(signal)]);
    if (error) throw error;
    dispatch(api.util.invalidateTags([...IMPORTED_INTO[kind]]));
    return (data as { data: ImportResult }).data;
  };
}

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
