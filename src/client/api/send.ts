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

interface FileOptions {
  signal?: AbortSignal;
  /** Called once if the file waits for its turn to be made. */
  onWaiting?: () => void;
}

/** The server answers it after a few seconds and keeps the place for those who ask again. */
const WAITS = 202;

/** Sends a request that is answered with a file, as often as the file waits for its turn. Rejects like `send`. */
export const sendForFile = async <File extends object>(
  request: FetchArgs,
  read: (response: Response) => Promise<File>,
  store: SendingStore,
  { signal, onWaiting }: FileOptions = {},
): Promise<File> => {
  const responseHandler = async (response: Response) => {
    if (response.status === WAITS) return null;
    return response.ok ? read(response) : response.json();
  };
  const sent = { ...request, endpoint: 'sendForFile', responseHandler };
  let file = await send<File | null>(sent, store, signal);
  if (file === null) onWaiting?.();
  while (file === null) file = await send<File | null>(sent, store, signal);
  return file;
};
