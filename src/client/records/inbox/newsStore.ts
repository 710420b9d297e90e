import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { api } from '@/client/api/api';
import type { WithSession } from '@/client/session/sessionSlice';

type State = Parameters<ReturnType<typeof api.endpoints.getNotificationCount.select>>[0] &
  WithSession;

export type NewsStore = { dispatch: BaseQueryApi['dispatch']; getState: () => State };

export const useNewsStore = (): NewsStore => {
  const { getState } = useStore<State>();
  const dispatch = useDispatch<BaseQueryApi['dispatch']>();
  return useMemo(() => ({ dispatch, getState }), [dispatch, getState]);
};

/** The number of unread news, as far as it is known. */
export const unreadIn = ({ getState }: NewsStore): number | undefined =>
  api.endpoints.getNotificationCount.select()(getState()).data?.data.unread;
