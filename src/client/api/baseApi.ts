import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQueryWithRefresh } from './baseQueryWithRefresh';

/** The tags of the OpenAPI document are the cache tags; a misspelt one does not compile. */
const TAG_TYPES = [
  'Session',
  'User',
  'Student',
  'Lecturer',
  'Mentor',
  'Company',
  'Course',
  'InternshipPeriod',
  'Internship',
  'Activity',
  'Review',
  'SavedView',
  'Grade',
  'Report',
  'Dashboard',
  'Search',
  'Import',
  'AuditEntry',
  'PublicAddress',
  'System',
] as const;

export type TagType = (typeof TAG_TYPES)[number];

const STALE_AFTER_SECONDS = 5 * 60;

/** The endpoints are injected by endpoints.gen.ts; import them from api.ts. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: baseQueryWithRefresh,
  tagTypes: TAG_TYPES,
  // Spec §9: no refetch on window focus, reconnect or mount; stale after 5 minutes. A number here
  // means "on mount, if older than that"; keepUnusedDataFor alone counts from the last unsubscribe.
  refetchOnMountOrArgChange: STALE_AFTER_SECONDS,
  keepUnusedDataFor: STALE_AFTER_SECONDS,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
