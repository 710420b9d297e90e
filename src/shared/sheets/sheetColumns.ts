import type { ImportKind } from '../records';
import { activitySheet } from './activitySheet';
import { companySheet } from './companySheet';
import { courseSheet } from './courseSheet';
import { gradeSheet } from './gradeSheet';
import { holidaySheet } from './holidaySheet';
import { lecturerSheet } from './lecturerSheet';
import { mentorSheet } from './mentorSheet';
import { internshipSheet } from './placementSheet';
import { placeSheet } from './placeSheet';
import type { SheetColumn } from './sheetColumn';
import { studentSheet } from './studentSheet';

/** The columns of a file of each kind, in the order of the template. */
export const SHEET_COLUMNS: Readonly<Record<ImportKind, readonly SheetColumn[]>> = {
  students: studentSheet,
  lecturers: lecturerSheet,
  mentors: mentorSheet,
  companies: companySheet,
  places: placeSheet,
  courses: courseSheet,
  holidays: holidaySheet,
  internships: internshipSheet,
  activities: activitySheet,
  grades: gradeSheet,
};
