import { useStore } from 'react-redux';
import { api, type ImportInput, type ImportResult } from '@/client/api/api';
import { send } from '@/client/api/send';
import { IMPORTED_INTO } from '@/client/api/tags/masterData';
import type { ImportKind } from '@/shared/records';
import { createSilence } from './createSilence';
import { ACCEPT_LINES, fetchLines, type ImportProgress } from './fetchLines';

export interface Storing {
  signal: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
  /** Called when there was no news for a while, so that the server is asked. */
  onSilence: () => void;
}

/**
 * Stores rows, all or none. Rejects with the error of the request. Not the endpoint's own mutation, which
 * cannot tell its progress.
 */
export function useStoreRows(kind: ImportKind) {
  const store = useStore();

  return async (input: ImportInput, storing: Storing): Promise<ImportResult> => {
    const { signal, onProgress, onSilence } = storing;
    const silence = createSilence(signal);
    const request = {
      endpoint: 'createImport',
      url: `/imports/${kind}`,
      method: 'POST',
      body: input,
      headers: ACCEPT_LINES,
      fetchFn: fetchLines((progress) => {
        silence.news();
        onProgress(progress);
      }),
    };
    const ask = () => send<{ data: ImportResult }>(request, store, signal);
    // The same request has the same key: it waits for the first one, and gets its result.
    const askedAgain = silence.over.then(() => {
      onSilence();
      return ask();
    });
    const { data } = await Promise.race([ask(), askedAgain, abortOf(signal)]).finally(silence.end);
    store.dispatch(api.util.invalidateTags([...IMPORTED_INTO[kind]]));
    return data;
  };
}

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
