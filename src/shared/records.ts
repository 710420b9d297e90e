import { can, type Role } from './permissions';
import { activityPaths, activityRecords } from './resources/activities';
import { assessmentFormPaths, assessmentFormRecords } from './resources/assessmentForms';
import { assessmentPaths, assessmentRecords } from './resources/assessments';
import { attendanceRequestPaths, attendanceRequestRecords } from './resources/attendanceRequests';
import { auditEntryRecords, auditPaths } from './resources/auditEntries';
import { certificatePaths, certificateRecords } from './resources/certificates';
import { companyPaths, companyRecords } from './resources/companies';
import { coursePaths, courseRecords } from './resources/courses';
import { defencePaths, defenceRecords } from './resources/defences';
import { finalReportPaths, finalReportRecords } from './resources/finalReports';
import { gradePaths, gradeRecords } from './resources/grades';
import { guidanceSessionPaths, guidanceSessionRecords } from './resources/guidanceSessions';
import { holidayPaths, holidayRecords } from './resources/holidays';
import { internshipPeriodPaths, internshipPeriodRecords } from './resources/internshipPeriods';
import { internshipPaths, internshipRecords } from './resources/internships';
import { lecturerPaths, lecturerRecords } from './resources/lecturers';
import { letterPaths, letterRecords } from './resources/letters';
import { mentorPaths, mentorRecords } from './resources/mentors';
import { placementRequestPaths, placementRequestRecords } from './resources/placementRequests';
import { placePaths, placeRecords } from './resources/places';
import { publicAddressRecords } from './resources/publicAddress';
import type { RecordKind, RecordKinds } from './resources/recordKind';
import { signatureRecords } from './resources/signatures';
import { studentPaths, studentRecords } from './resources/students';
import { userPaths, userRecords } from './resources/users';

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
