import type { ViewList } from '@/shared/records';

/** The initial order of the lists, for their pages and for the requests sent ahead of a page. */
export const LIST_ORDERS = {
  users: 'name',
  students: 'user.name',
  lecturers: 'user.name',
  mentors: 'user.name',
  companies: 'name',
  courses: 'code',
  internshipPeriods: '-start_date',
  /** The server's own order, the newest period first. */
  internships: '',
} as const satisfies Record<ViewList, string>;
