import { statements } from './statements';

/** Saved views of the list of assessment sheets (docs/decisions/0083). */
export const viewsOfAssessments = statements(`
  alter table saved_views drop constraint saved_views_list_check;
  alter table saved_views add constraint saved_views_list_check check (list in (
    'users', 'students', 'lecturers', 'mentors', 'companies', 'places', 'courses', 'internshipPeriods', 'holidays',
    'internships', 'placementRequests', 'assessments', 'guidanceSessions', 'finalReports', 'letters', 'certificates',
    'defences'
  ));`);
