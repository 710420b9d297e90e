import { statements } from './statements';

/** Printed lists of grades, and grade reports of one class (docs/decisions/0037). */
export const gradeLists = statements(`
  alter table issued_reports add column academic_year text;
  alter table issued_reports add column grade_filters text[];
  comment on column issued_reports.academic_year is 'of the students of a grade report or a list of grades; null for all';
  comment on column issued_reports.grade_filters is 'of a list of grades: the columns that it was filtered by, which are null for others and once they are deleted';
`);
