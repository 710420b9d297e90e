// Generated from the folders of all resources by `npm run generate`. Do not edit.
import { studentSheet } from '@/shared/resources/students/studentSheet';
import { lecturerSheet } from '@/shared/resources/lecturers/lecturerSheet';
import { mentorSheet } from '@/shared/resources/mentors/mentorSheet';
import { companySheet } from '@/shared/resources/companies/companySheet';
import { placeSheet } from '@/shared/resources/places/placeSheet';
import { courseSheet } from '@/shared/resources/courses/courseSheet';
import { holidaySheet } from '@/shared/resources/holidays/holidaySheet';
import { internshipSheet } from '@/shared/resources/internships/placementSheet';
import { activitySheet } from '@/shared/resources/activities/activitySheet';
import { gradeSheet } from '@/shared/resources/grades/gradeSheet';

export const SHEETS = {
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
} as const;
