import { useStore } from 'react-redux';
import { api, IMPORTED_INTO, type ImportInput, type ImportResult } from '@/client/api/api';
import { send } from '@/client/api/send';
import type { ImportKind } from '@/shared/records';
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
  const store = useStore();

  return async (input: ImportInput, { signal, onProgress }: Storing): Promise<ImportResult> => {
    const request = {
      endpoint: 'createImport',
      url: `/imports/${kind}`,
      method: 'POST',
      body: input,
      headers: ACCEPT_LINES,
      fetchFn: fetchLines(onProgress),
    };
    const answer = send<{ data: ImportResult }>(request, store, signal);
    const { data } = await Promise.race([answer, abortOf(signal)]);
    store.dispatch(api.util.invalidateTags([...IMPORTED_INTO[kind]]));
    return data;
  };
}

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
