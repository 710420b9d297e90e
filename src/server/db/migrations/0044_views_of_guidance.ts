import { statements } from './statements';

/** Saved views of the lists from the guidance to the defence (docs/decisions/0085). */
export const viewsOfGuidance = statements(`
  alter table saved_views drop constraint saved_views_list_check;
  alter table saved_views add constraint saved_views_list_check check (list in (
    'users', 'students', 'lecturers', 'mentors', 'companies', 'places', 'courses', 'internshipPeriods', 'holidays',
    'internships', 'placementRequests', 'guidanceSessions', 'finalReports', 'letters', 'certificates', 'defences'
  ));`);
