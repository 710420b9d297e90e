import type { Dispatch } from '@reduxjs/toolkit';
import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query';
import { baseQueryWithRefresh } from './baseQueryWithRefresh';

export type FileStore = Pick<BaseQueryApi, 'getState'> & { dispatch: Dispatch };

/**
 * Fetches a file with the session's token. It is no endpoint, because a Blob does not belong in the store.
 * Rejects with the error of the request, also when the signal is aborted.
 */
export const fetchFile = async <File>(
  request: FetchArgs,
  read: (response: Response) => Promise<File>,
  store: FileStore,
  signal?: AbortSignal,
): Promise<File> => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  const { data, error } = await baseQueryWithRefresh(
    {
      ...request,
      responseHandler: (response) => (response.ok ? read(response) : response.json()),
    },
    {
      signal: controller.signal,
      abort,
      dispatch: store.dispatch,
      getState: store.getState,
      extra: undefined,
      endpoint: 'fetchFile',
      type: 'query',
    },
    {},
  );
  if (error) throw error;
  return data as File;
};
