import { activityPaths, activityRecords } from '@/shared/resources/activities/resource';
import {
  assessmentFormPaths,
  assessmentFormRecords,
} from '@/shared/resources/assessment-forms/resource';
import { assessmentPaths, assessmentRecords } from '@/shared/resources/assessments/resource';
import {
  attendanceRequestPaths,
  attendanceRequestRecords,
} from '@/shared/resources/attendance-requests/resource';
import { auditEntryRecords, auditPaths } from '@/shared/resources/audit-entries/resource';
import { certificatePaths, certificateRecords } from '@/shared/resources/certificates/resource';
import { companyPaths, companyRecords } from '@/shared/resources/companies/resource';
import { coursePaths, courseRecords } from '@/shared/resources/courses/resource';
import { defencePaths, defenceRecords } from '@/shared/resources/defences/resource';
import { finalReportPaths, finalReportRecords } from '@/shared/resources/final-reports/resource';
import { gradePaths, gradeRecords } from '@/shared/resources/grades/resource';
import {
  guidanceSessionPaths,
  guidanceSessionRecords,
} from '@/shared/resources/guidance-sessions/resource';
import { holidayPaths, holidayRecords } from '@/shared/resources/holidays/resource';
import { institutionRecords } from '@/shared/resources/institution/resource';
import {
  internshipPeriodPaths,
  internshipPeriodRecords,
} from '@/shared/resources/internship-periods/resource';
import { internshipPaths, internshipRecords } from '@/shared/resources/internships/resource';
import { lecturerPaths, lecturerRecords } from '@/shared/resources/lecturers/resource';
import { letterPaths, letterRecords } from '@/shared/resources/letters/resource';
import { mentorPaths, mentorRecords } from '@/shared/resources/mentors/resource';
import {
  placementRequestPaths,
  placementRequestRecords,
} from '@/shared/resources/placement-requests/resource';
import { placePaths, placeRecords } from '@/shared/resources/places/resource';
import { publicAddressRecords } from '@/shared/resources/public-address/resource';
import { signatureRecords } from '@/shared/resources/signatures/resource';
import { studentPaths, studentRecords } from '@/shared/resources/students/resource';
import { userPaths, userRecords } from '@/shared/resources/users/resource';
import { can, type Role } from './permissions';
import type { RecordKind, RecordKinds } from './resources/recordKind';

/**
 * The kinds of records, by their table, in the order in which filters offer them. What the parts decide for
 * each of them is typed by these names: `AUDITED_FIELDS`, `SHEET_COLUMNS`, `RECORD_KINDS` of the audit trail
 * and `RECORD_PAGES` of the client.
 */
export const RECORDS = {
  ...userRecords,
  ...studentRecords,
  ...lecturerRecords,
  ...mentorRecords,
  ...signatureRecords,
  ...companyRecords,
  ...placeRecords,
  ...courseRecords,
  ...internshipPeriodRecords,
  ...holidayRecords,
  ...internshipRecords,
  ...activityRecords,
  ...attendanceRequestRecords,
  ...placementRequestRecords,
  ...assessmentFormRecords,
  ...assessmentRecords,
  ...guidanceSessionRecords,
  ...finalReportRecords,
  ...letterRecords,
  ...certificateRecords,
  ...defenceRecords,
  ...gradeRecords,
  ...institutionRecords,
  ...publicAddressRecords,
  ...auditEntryRecords,
} as const satisfies RecordKinds;

/** The addresses of their pages; `paths` has them all. */
export const RECORD_PATHS = {
  users: userPaths,
  students: studentPaths,
  lecturers: lecturerPaths,
  mentors: mentorPaths,
  companies: companyPaths,
  places: placePaths,
  courses: coursePaths,
  internshipPeriods: internshipPeriodPaths,
  holidays: holidayPaths,
  internships: { ...internshipPaths, activities: activityPaths, grades: gradePaths },
  attendanceRequests: attendanceRequestPaths,
  placementRequests: placementRequestPaths,
  assessmentForms: assessmentFormPaths,
  assessments: assessmentPaths,
  guidanceSessions: guidanceSessionPaths,
  finalReports: finalReportPaths,
  letters: letterPaths,
  certificates: certificatePaths,
  defences: defencePaths,
  audit: auditPaths,
};

export type RecordName = keyof typeof RECORDS;

export const RECORD_NAMES = Object.keys(RECORDS) as RecordName[];

/** The kinds of records that have something. */
type With<Key extends keyof RecordKind> = {
  [Name in RecordName]: (typeof RECORDS)[Name][Key] extends null | false ? never : Name;
}[RecordName];

/** The records with screens. */
export type TitledRecord = With<'title'>;

/** The records with a history on their page. */
export type HistoryResource = With<'history'>;

/** The kinds of record that can be imported; each is also the end of the URL. */
export type ImportKind = With<'imported'>;

export type FoundRecord = With<'isFound'>;

export const FOUND_RECORDS = RECORD_NAMES.filter(
  (name): name is FoundRecord => RECORDS[name].isFound,
);

export type PersonalRecord = With<'isPersonal'>;

export type ViewList = NonNullable<(typeof RECORDS)[RecordName]['views']>;

export const hasHistory = (name: string | null): name is HistoryResource =>
  name !== null && Object.hasOwn(RECORDS, name) && RECORDS[name as RecordName].history !== null;

export const IMPORT_KINDS = RECORD_NAMES.filter(
  (name): name is ImportKind => RECORDS[name].imported !== null,
);

export const canImport = (role: Role | null | undefined, kind: ImportKind): boolean =>
  can(role, RECORDS[kind].imported);
