import type { AuditResource } from './constants/audit';
import type { Area } from './permissions';

export type HistoryResource = Extract<
  AuditResource,
  'users' | 'companies' | 'courses' | 'internship_periods' | 'internships' | 'activities' | 'grades'
>;

/** The permission to read the history of a record: that to change it. */
export const HISTORY_AREAS: Readonly<Record<HistoryResource, Area>> = {
  users: 'masterData',
  companies: 'masterData',
  courses: 'masterData',
  internship_periods: 'masterData',
  internships: 'manageInternships',
  activities: 'manageActivities',
  grades: 'manageGrades',
};
