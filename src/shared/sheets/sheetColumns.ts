import { activityColumns } from './activityColumns';
import { companyColumns } from './companyColumns';
import { courseColumns } from './courseColumns';
import { gradeColumns } from './gradeColumns';
import type { ImportKind } from './importKinds';
import { lecturerColumns } from './lecturerColumns';
import { mentorColumns } from './mentorColumns';
import { internshipColumns } from './placementColumns';
import type { SheetColumn } from './sheetColumn';
import { studentColumns } from './studentColumns';

/** The columns of a file of each kind, in the order of the template. */
export const SHEET_COLUMNS: Readonly<Record<ImportKind, readonly SheetColumn[]>> = {
  students: studentColumns,
  lecturers: lecturerColumns,
  mentors: mentorColumns,
  companies: companyColumns,
  courses: courseColumns,
  internships: internshipColumns,
  activities: activityColumns,
  grades: gradeColumns,
};
