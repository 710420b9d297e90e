import type { operations } from '@/shared/contract.gen';
import { PERMISSIONS, ROLES, type Role } from '@/shared/permissions';

/** 'public' needs no session; the handlers of public operations get no user. */
export type Access = 'public' | readonly Role[];

/**
 * Which roles may call which operation. An operation that is missing here is a compile error.
 * Handlers check access to single records.
 */
export const access = {
  login: 'public',
  logout: ROLES,
  // The handler reads the bearer token itself, because it may have expired.
  refreshSession: 'public',
  getCurrentUser: ROLES,
  changePassword: PERMISSIONS.changePassword,
  getOwnSignature: PERMISSIONS.ownSignature,
  changeOwnSignature: PERMISSIONS.ownSignature,
  createEmailConfirmation: ROLES,
  confirmEmail: ROLES,
  listSessions: ROLES,
  deleteSession: ROLES,
  deleteOtherSessions: ROLES,

  listUsers: PERMISSIONS.masterData,
  exportUsers: PERMISSIONS.masterData,
  getUser: PERMISSIONS.masterData,
  createUser: PERMISSIONS.masterData,
  updateUser: PERMISSIONS.masterData,
  deleteUser: PERMISSIONS.masterData,
  resetUserPassword: PERMISSIONS.masterData,
  applyToUsers: PERMISSIONS.masterData,
  exportUser: PERMISSIONS.personalData,
  getUserAnonymisation: PERMISSIONS.personalData,
  anonymiseUser: PERMISSIONS.personalData,

  listStudents: PERMISSIONS.masterData,
  exportStudents: PERMISSIONS.masterData,
  getStudent: PERMISSIONS.masterData,
  createStudent: PERMISSIONS.masterData,
  updateStudent: PERMISSIONS.masterData,
  deleteStudent: PERMISSIONS.masterData,

  listLecturers: PERMISSIONS.masterData,
  exportLecturers: PERMISSIONS.masterData,
  getLecturer: PERMISSIONS.masterData,
  createLecturer: PERMISSIONS.masterData,
  updateLecturer: PERMISSIONS.masterData,
  deleteLecturer: PERMISSIONS.masterData,

  listMentors: PERMISSIONS.masterData,
  exportMentors: PERMISSIONS.masterData,
  getMentor: PERMISSIONS.masterData,
  createMentor: PERMISSIONS.masterData,
  updateMentor: PERMISSIONS.masterData,
  deleteMentor: PERMISSIONS.masterData,
  applyToMentors: PERMISSIONS.masterData,

  listCompanies: PERMISSIONS.masterData,
  exportCompanies: PERMISSIONS.masterData,
  getCompany: PERMISSIONS.masterData,
  createCompany: PERMISSIONS.masterData,
  updateCompany: PERMISSIONS.masterData,
  deleteCompany: PERMISSIONS.masterData,
  applyToCompanies: PERMISSIONS.masterData,
  listCompanyMentors: PERMISSIONS.masterData,

  // Lecturers choose the course of a grade.
  listCourses: PERMISSIONS.readCourses,
  exportCourses: PERMISSIONS.readCourses,
  getCourse: PERMISSIONS.readCourses,
  createCourse: PERMISSIONS.masterData,
  updateCourse: PERMISSIONS.masterData,
  deleteCourse: PERMISSIONS.masterData,
  applyToCourses: PERMISSIONS.masterData,

  listPlaces: PERMISSIONS.readPlaces,
  exportPlaces: PERMISSIONS.masterData,
  getPlace: PERMISSIONS.readPlaces,
  createPlace: PERMISSIONS.masterData,
  updatePlace: PERMISSIONS.masterData,
  deletePlace: PERMISSIONS.masterData,
  applyToPlaces: PERMISSIONS.masterData,

  listHolidays: PERMISSIONS.masterData,
  exportHolidays: PERMISSIONS.masterData,
  getHoliday: PERMISSIONS.masterData,
  createHoliday: PERMISSIONS.masterData,
  updateHoliday: PERMISSIONS.masterData,
  deleteHoliday: PERMISSIONS.masterData,
  applyToHolidays: PERMISSIONS.masterData,
  getHolidayMove: PERMISSIONS.masterData,
  createHolidayMove: PERMISSIONS.masterData,

  listInternshipPeriods: PERMISSIONS.readPeriods,
  exportInternshipPeriods: PERMISSIONS.readPeriods,
  getInternshipPeriod: PERMISSIONS.readPeriods,
  createInternshipPeriod: PERMISSIONS.masterData,
  updateInternshipPeriod: PERMISSIONS.masterData,
  deleteInternshipPeriod: PERMISSIONS.masterData,
  applyToInternshipPeriods: PERMISSIONS.masterData,
  closeInternshipPeriod: PERMISSIONS.masterData,
  reopenInternshipPeriod: PERMISSIONS.masterData,

  listInternships: PERMISSIONS.viewInternships,
  exportInternships: PERMISSIONS.viewInternships,
  getInternship: ROLES,
  createInternship: PERMISSIONS.manageInternships,
  createInternships: PERMISSIONS.manageInternships,
  getPlacementCheck: PERMISSIONS.manageInternships,
  getFreePlaces: PERMISSIONS.manageInternships,
  updateInternship: PERMISSIONS.manageInternships,
  deleteInternship: PERMISSIONS.manageInternships,
  applyToInternships: PERMISSIONS.manageInternships,
  listAttendancePlaces: ROLES,
  listInternshipPlaces: PERMISSIONS.viewInternships,
  updateInternshipPlaces: PERMISSIONS.manageActivities,
  listAttendanceDays: ROLES,
  getAttendanceDay: ROLES,
  listAttendanceRecap: PERMISSIONS.attendanceRecap,
  getAttendanceTotals: PERMISSIONS.attendanceRecap,
  listWorkPatterns: ROLES,
  getScheduleCheck: PERMISSIONS.manageActivities,
  createSchedule: PERMISSIONS.manageActivities,
  listInternshipActivities: PERMISSIONS.viewActivities,
  exportInternshipActivities: PERMISSIONS.viewActivities,
  listInternshipGrades: PERMISSIONS.viewGrades,
  exportInternshipGrades: PERMISSIONS.viewGrades,
  createInternshipActivities: PERMISSIONS.manageActivities,
  listStudentInternships: PERMISSIONS.studentPages,

  listActivities: PERMISSIONS.viewActivities,
  exportActivities: PERMISSIONS.viewActivities,
  getActivity: PERMISSIONS.viewActivities,
  createActivity: PERMISSIONS.manageActivities,
  updateActivity: PERMISSIONS.manageActivities,
  deleteActivity: PERMISSIONS.manageActivities,
  validateActivityAsMentor: PERMISSIONS.validateAsMentor,
  validateActivityAsLecturer: PERMISSIONS.validateAsLecturer,
  recordAttendance: PERMISSIONS.studentPages,
  createActivityPress: PERMISSIONS.manageActivities,
  voidActivityPress: PERMISSIONS.manageActivities,
  updateActivityLog: PERMISSIONS.studentPages,
  submitActivityLog: PERMISSIONS.studentPages,
  createActivityPhoto: PERMISSIONS.studentPages,
  deleteActivityPhoto: PERMISSIONS.studentPages,
  returnActivity: PERMISSIONS.reviewDesk,
  undoActivityDecision: PERMISSIONS.undoDecisions,
  listActivitySteps: PERMISSIONS.viewActivities,

  listAttendanceRequests: PERMISSIONS.viewRequests,
  exportAttendanceRequests: PERMISSIONS.decideRequests,
  getAttendanceRequest: PERMISSIONS.viewRequests,
  getAttendanceRequestFile: PERMISSIONS.viewRequests,
  getAttendanceRequestCounts: PERMISSIONS.viewRequests,
  createAttendanceRequest: PERMISSIONS.studentPages,
  withdrawAttendanceRequest: PERMISSIONS.studentPages,
  decideAttendanceRequests: PERMISSIONS.decideRequests,

  // The kinds say for which roles they are (followUp.ts).
  listFollowUps: PERMISSIONS.followUps,
  getFollowUp: PERMISSIONS.followUps,
  updateFollowUp: PERMISSIONS.followUps,
  updateFollowUpItem: PERMISSIONS.followUps,
  // The kinds say for which roles they are (notification.ts).
  listNotifications: PERMISSIONS.notifications,
  updateNotifications: PERMISSIONS.notifications,
  updateNotification: PERMISSIONS.notifications,
  getNotificationCount: PERMISSIONS.notifications,
  getNotificationStream: PERMISSIONS.notifications,
  listNotificationPreferences: PERMISSIONS.notifications,
  updateNotificationPreference: PERMISSIONS.notifications,
  createFollowUpReminder: PERMISSIONS.followUps,

  // The handler adds shared views of other users.
  listSavedViews: PERMISSIONS.savedViews,
  createSavedView: PERMISSIONS.savedViews,
  updateSavedView: PERMISSIONS.savedViews,
  deleteSavedView: PERMISSIONS.savedViews,

  listReviews: PERMISSIONS.reviewDesk,
  getReviewCounts: PERMISSIONS.reviewDesk,
  getReviewSelection: PERMISSIONS.reviewDesk,
  getReviewSummary: PERMISSIONS.reviewDesk,
  recordReviewDecisions: PERMISSIONS.reviewDesk,

  listGrades: PERMISSIONS.viewGrades,
  exportGrades: PERMISSIONS.viewGrades,
  getGradeSheet: PERMISSIONS.manageGrades,
  getGrade: PERMISSIONS.viewGrades,
  createGrade: PERMISSIONS.manageGrades,
  updateGrade: PERMISSIONS.manageGrades,
  deleteGrade: PERMISSIONS.manageGrades,

  getActivityReport: PERMISSIONS.activityReport,
  exportActivityReport: PERMISSIONS.activityReport,
  getAttendanceReport: PERMISSIONS.attendanceRecap,
  exportAttendanceReport: PERMISSIONS.attendanceRecap,
  getGradeReport: PERMISSIONS.gradeReport,
  exportGradeReport: PERMISSIONS.gradeReport,
  getGradeReportOptions: PERMISSIONS.gradeReport,
  // A tab sends no token; the handler checks the session that the signed URL names.
  getReportFile: 'public',
  // Holders of a printed report need no account.
  getReportVerification: 'public',

  getAdminDashboard: ['super_admin'],
  getMentorDashboard: ['mentor'],
  getLecturerDashboard: ['lecturer'],

  // The handler limits the results to visible records.
  findRecords: ROLES,

  listAuditEntries: PERMISSIONS.auditTrail,
  getAuditExport: PERMISSIONS.auditTrail,
  listRecordHistory: PERMISSIONS.recordHistory,

  // The handler checks the kind of import (shared/records.ts).
  getImportTemplate: PERMISSIONS.imports,
  readImportFile: PERMISSIONS.imports,
  checkImport: PERMISSIONS.imports,
  createImport: PERMISSIONS.imports,
  exportRefusedRows: PERMISSIONS.imports,

  // An <img> sends no token; the URL is signed and expires.
  getSignature: 'public',
  getActivityPhoto: 'public',
  // With `full` the handler requires a super admin.
  getHealth: 'public',
  getSettings: 'public',
  getWarnings: PERMISSIONS.masterData,
  createBackup: PERMISSIONS.system,
  getPublicAddress: PERMISSIONS.system,
  confirmPublicAddress: PERMISSIONS.system,
} as const satisfies Record<keyof operations, Access>;

export type AccessTable = typeof access;
