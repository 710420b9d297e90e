import type { Dispatch } from '@reduxjs/toolkit';
import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query';
import { baseQueryWithRefresh, type RequestArgs } from './baseQueryWithRefresh';

export type SendingStore = Pick<BaseQueryApi, 'getState'> & { dispatch: Dispatch };

/** `endpoint` names the operation: the base query repeats some and never refreshes for others. */
type Sent = RequestArgs & { endpoint: string };

/**
 * Sends a request with the session's token, beside the endpoints: its answer does not belong in the store, or
 * its progress is shown. Rejects with the error of the request, also when the signal is aborted.
 */
export const send = async <Answer>(
  { endpoint, ...request }: Sent,
  { dispatch, getState }: SendingStore,
  signal: AbortSignal = new AbortController().signal,
): Promise<Answer> => {
  const { data, error } = await baseQueryWithRefresh(
    request,
    { signal, abort: () => {}, dispatch, getState, extra: undefined, endpoint, type: 'query' },
    {},
  );
  if (error) throw error;
  return data as Answer;
};

/** Sends a request that is answered with a file. Rejects like `send`. */
export const sendForFile = <File>(
  request: FetchArgs,
  read: (response: Response) => Promise<File>,
  store: SendingStore,
  signal?: AbortSignal,
): Promise<File> =>
  send<File>(
    {
      ...request,
      endpoint: 'sendForFile',
      responseHandler: (response) => (response.ok ? read(response) : response.json()),
    },
    store,
    signal,
  );
