import { activitySheet } from '@/shared/resources/activities/activitySheet';
import { companySheet } from '@/shared/resources/companies/companySheet';
import { courseSheet } from '@/shared/resources/courses/courseSheet';
import { gradeSheet } from '@/shared/resources/grades/gradeSheet';
import { holidaySheet } from '@/shared/resources/holidays/holidaySheet';
import { internshipSheet } from '@/shared/resources/internships/placementSheet';
import { lecturerSheet } from '@/shared/resources/lecturers/lecturerSheet';
import { mentorSheet } from '@/shared/resources/mentors/mentorSheet';
import { placeSheet } from '@/shared/resources/places/placeSheet';
import { studentSheet } from '@/shared/resources/students/studentSheet';
import type { ImportKind } from '../records';
import type { SheetColumn } from './sheetColumn';

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
