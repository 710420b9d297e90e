import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQueryWithRefresh } from './baseQueryWithRefresh';

const STALE_AFTER_SECONDS = 5 * 60;

/** The endpoints and their tags are injected by endpoints.gen.ts; import them from api.ts. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: baseQueryWithRefresh,
  // Spec §9: no refetch on window focus, reconnect or mount; stale after 5 minutes. A number here
  // means "on mount, if older than that"; keepUnusedDataFor alone counts from the last unsubscribe.
  refetchOnMountOrArgChange: STALE_AFTER_SECONDS,
  keepUnusedDataFor: STALE_AFTER_SECONDS,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
