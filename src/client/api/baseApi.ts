import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQueryWithRefresh } from './baseQueryWithRefresh';

/** Cache tags are the tags of the document; a misspelt one does not compile. */
export const tagTypes = [
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
  'Grade',
  'Report',
  'Dashboard',
  'Signature',
  'System',
] as const;

/** Empty on purpose: the generated endpoints are injected into it. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: baseQueryWithRefresh,
  tagTypes,
  endpoints: () => ({}),
});
