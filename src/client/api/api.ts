import type { FetchArgs, TagDescription } from '@reduxjs/toolkit/query';
import { FOUND_RECORDS, type TitledRecord } from '@/shared/records';
import { type addTagTypes, type CreateImportArg, generatedApi } from './endpoints.gen';
import { isNotFound } from './serverErrors';
import { toFormData } from './toFormData';

// The only entry point to the API. Everything that differs from the generated code is here.

// enhanceEndpoints mutates the endpoints, so the generated hooks use the enhanced ones.
export * from './endpoints.gen';

/** The tags of the OpenAPI document; a misspelt one does not compile. */
type TagType = (typeof addTagTypes)[number];
type Tag = TagDescription<TagType>;

/** The tag id of every list, so that a new record refreshes lists but not details. */
const LIST = 'LIST';
const list = (type: TagType): Tag => ({ type, id: LIST });

/** Whether the published password opens accounts: depends on users and their passwords. */
const DEMO_PASSWORDS: Tag = { type: 'User', id: 'DEMO_PASSWORDS' };

/** Settings have the same type. */
const HEALTH: Tag = { type: 'System', id: 'HEALTH' };

const REVIEW_COUNTS: Tag = { type: 'Review', id: 'COUNTS' };

/** The data that a stored decision of the desk changes, beside its list. */
export const DECISION_TAGS: Tag[] = [REVIEW_COUNTS, 'Activity', 'Dashboard'];

/** The pages of the inbox. */
export const NEWS_LISTS: Tag = list('Notification');
const NEWS_COUNT: Tag = { type: 'Notification', id: 'COUNT' };
const NEWS_KINDS: Tag = { type: 'Notification', id: 'KINDS' };

/** The data that other people's work changes, which the stream of news announces. Their number is read with them. */
export const NEWS_TAGS: Tag[] = [NEWS_LISTS, 'FollowUp'];

/** The history of every record. It changes without the record or a list of it. */
const HISTORY: Tag = { type: 'AuditEntry', id: 'HISTORY' };

const RECORD_TYPES: Readonly<Record<TitledRecord, TagType>> = {
  users: 'User',
  students: 'Student',
  lecturers: 'Lecturer',
  mentors: 'Mentor',
  companies: 'Company',
  places: 'Place',
  courses: 'Course',
  internship_periods: 'InternshipPeriod',
  holidays: 'Holiday',
  internships: 'Internship',
  activities: 'Activity',
  attendance_requests: 'AttendanceRequest',
  placement_requests: 'PlacementRequest',
  letters: 'Letter',
  certificates: 'Certificate',
  guidance_sessions: 'GuidanceSession',
  final_reports: 'FinalReport',
  defences: 'Defence',
  assessment_forms: 'AssessmentForm',
  assessment_sheets: 'AssessmentSheet',
  grades: 'Grade',
};

const changesEmailState = (_answer: unknown, error: unknown): Tag[] =>
  error ? [] : ['User', 'MailPreference'];

const keyOf = (row: { id: number } | { code: string }) => ('id' in row ? row.id : row.code);

/** A list is refetched when one of its rows changes and when a record is added. */
const providesList =
  (type: TagType) =>
  (answer: { data: readonly ({ id: number } | { code: string })[] } | undefined): Tag[] => [
    list(type),
    ...(answer?.data ?? []).map((row): Tag => ({ type, id: keyOf(row) })),
  ];

const providesItem =
  (type: TagType) =>
  (_answer: unknown, _error: unknown, arg: { id: number } | { code: string }): Tag[] => [
    { type, id: keyOf(arg) },
  ];

/** A changed record, the lists that may gain or lose it, and all records of the types that show it. */
const changesItem =
  (type: TagType, ...shownIn: TagType[]) =>
  (_answer: unknown, error: unknown, arg: { id: number } | { code: string }): Tag[] => {
    // Deleted by another user: the lists still show it.
    if (isNotFound(error)) return [list(type)];
    return error ? [] : [{ type, id: keyOf(arg) }, list(type), ...shownIn];
  };

const changesPresses = (_answer: unknown, _error: unknown, { id }: { id: number }): Tag[] => [
  { type: 'Activity', id },
  list('Activity'),
  'Review',
  'Dashboard',
];

const changesMany =
  (...types: Tag[]) =>
  (_answer: unknown, error: unknown): Tag[] =>
    error ? [] : types;

const addsItem =
  (type: TagType, ...shownIn: TagType[]) =>
  (_answer: unknown, error: unknown): Tag[] =>
    error ? [] : [list(type), ...shownIn];

/** Codegen sends multipart bodies as plain objects (redux-toolkit #1827, #3063). */
const asMultipart = <Arg>(endpoint: { query?: (arg: Arg) => string | FetchArgs }): void => {
  const { query } = endpoint;
  if (!query) return;
  endpoint.query = (arg) => {
    const request = query(arg);
    return typeof request === 'string' ? request : { ...request, body: toFormData(request.body) };
  };
};

/** The time after which a request that stores something is given up, and its record read instead. */
export const ANSWER_WAIT_MS = 8_000;

const givesUp = <Arg>(endpoint: { query?: (arg: Arg) => string | FetchArgs }): void => {
  const { query } = endpoint;
  if (!query) return;
  endpoint.query = (arg) => {
    const request = query(arg);
    return {
      ...(typeof request === 'string' ? { url: request } : request),
      timeout: ANSWER_WAIT_MS,
    };
  };
};

// Users and profiles embed each other, and both appear in internships and reports.
const PERSON_SHOWN_IN = ['User', 'Student', 'Lecturer', 'Mentor', 'Internship', 'Report'] as const;

const PLACE_SHOWN_IN = ['Schedule', 'AttendanceDay'] as const;

export const IMPORTED_INTO: Readonly<Record<CreateImportArg['kind'], TagType[]>> = {
  students: [...PERSON_SHOWN_IN, 'Dashboard', 'AuditEntry'],
  lecturers: [...PERSON_SHOWN_IN, 'Dashboard', 'AuditEntry'],
  mentors: [...PERSON_SHOWN_IN, 'Dashboard', 'AuditEntry'],
  companies: ['Company', 'Mentor', 'Internship', 'Report', 'Dashboard', 'AuditEntry'],
  places: ['Place', ...PLACE_SHOWN_IN, 'AuditEntry'],
  courses: ['Course', 'Grade', 'Report', 'AuditEntry'],
  holidays: ['Holiday', 'AuditEntry'],
  internships: ['Internship', 'Student', 'Activity', 'Grade', 'Dashboard', 'Report', 'AuditEntry'],
  activities: ['Activity', 'Review', 'Dashboard', 'AuditEntry'],
  grades: ['Grade', 'Report', 'AuditEntry'],
};

const changesPeriod = changesItem('InternshipPeriod', 'Internship', 'Review', 'Dashboard');

const changesLetter = changesItem('Letter');
const changesPlacementRequest = changesItem('PlacementRequest', 'Dashboard');

const changesAssessmentForm: TagDescription<TagType>[] = [
  list('AssessmentForm'),
  list('AssessmentSheet'),
  HISTORY,
];

const changesDefence: TagDescription<TagType>[] = [
  list('Defence'),
  list('Grade'),
  'FollowUp',
  HISTORY,
];

const changesAssessment: TagDescription<TagType>[] = [
  list('AssessmentSheet'),
  list('AssessmentForm'),
  HISTORY,
];

/** Each row has the progress of its placement, which every change of a session moves. */
const changesGuidance: TagDescription<TagType>[] = ['GuidanceSession', 'Dashboard', HISTORY];

// After a refusal, too: the other side may have sent or decided meanwhile.
const changesFinalReport: TagDescription<TagType>[] = [list('FinalReport'), 'Dashboard', HISTORY];

/** The records from which the verdicts on days are computed. */
const VERDICTS_FOLLOW_FROM = (
  [
    'AttendanceDay',
    'Activity',
    'AttendanceRequest',
    'Holiday',
    'InternshipPeriod',
    'Place',
  ] as const
).map(list);

/** The data that can make or settle a matter that waits for somebody, beside what the dashboards count. */
const FOLLOW_UPS_FOLLOW_FROM: Tag[] = [
  'FollowUp',
  'Dashboard',
  ...VERDICTS_FOLLOW_FROM,
  ...(['Course', 'Grade', 'Student', 'Mentor', 'Lecturer', 'Internship', 'Schedule'] as const).map(
    list,
  ),
  DEMO_PASSWORDS,
  HEALTH,
];

/** Codegen tags by type only, and enhanceEndpoints replaces a tag list instead of extending it. */
export const api = generatedApi.enhanceEndpoints({
  endpoints: {
    // Logging in or out clears the whole cache (app/store.ts), so there is nothing to invalidate.
    login: { invalidatesTags: [] },
    logout: { invalidatesTags: [] },
    changePassword: { invalidatesTags: (_answer, error) => (error ? [] : [DEMO_PASSWORDS]) },
    getOwnSignature: { providesTags: ['Session'] },
    changeOwnSignature: (endpoint) => {
      asMultipart(endpoint);
      endpoint.invalidatesTags = (_answer, error) => (error ? [] : [...PERSON_SHOWN_IN, 'Session']);
    },
    // A super admin may look at the own account.
    createEmailConfirmation: { invalidatesTags: changesEmailState },
    confirmEmail: { invalidatesTags: changesEmailState },
    deleteSession: { invalidatesTags: (_answer, error) => (error ? [] : ['Session']) },

    listUsers: { providesTags: providesList('User') },
    getUser: { providesTags: providesItem('User') },
    createUser: (endpoint) => {
      asMultipart(endpoint);
      endpoint.invalidatesTags = addsItem('User', 'Student', 'Lecturer', 'Mentor', 'Dashboard');
    },
    updateUser: { invalidatesTags: changesItem('User', ...PERSON_SHOWN_IN) },
    deleteUser: { invalidatesTags: changesItem('User', ...PERSON_SHOWN_IN, 'Dashboard') },
    applyToUsers: {
      invalidatesTags: changesMany(...PERSON_SHOWN_IN, 'Dashboard', DEMO_PASSWORDS, HISTORY),
    },
    // Only the preview shows it, and requests it each time.
    getUserAnonymisation: { providesTags: [] },
    anonymiseUser: {
      invalidatesTags: changesItem('User', ...PERSON_SHOWN_IN, 'Activity', 'Grade', 'Session'),
    },
    exportUser: { invalidatesTags: [] },
    resetUserPassword: {
      invalidatesTags: (_answer, error) => (error ? [] : [DEMO_PASSWORDS, HISTORY]),
    },
    deleteUserEmailConfirmation: { invalidatesTags: changesItem('User') },
    getWarnings: { providesTags: [DEMO_PASSWORDS] },
    getHealth: { providesTags: [HEALTH] },
    createBackup: { invalidatesTags: [HEALTH] },
    listFailedMails: { providesTags: ['Mail'] },
    retryMail: { invalidatesTags: [HEALTH, 'Mail'] },
    getPublicAddress: { providesTags: ['PublicAddress'] },
    confirmPublicAddress: { invalidatesTags: ['PublicAddress', HISTORY] },

    listStudents: { providesTags: providesList('Student') },
    getStudent: { providesTags: providesItem('Student') },
    createStudent: { invalidatesTags: addsItem('Student', 'User', 'Dashboard') },
    updateStudent: { invalidatesTags: changesItem('Student', ...PERSON_SHOWN_IN) },
    deleteStudent: { invalidatesTags: changesItem('Student', ...PERSON_SHOWN_IN, 'Dashboard') },

    listLecturers: { providesTags: providesList('Lecturer') },
    getLecturer: { providesTags: providesItem('Lecturer') },
    createLecturer: (endpoint) => {
      asMultipart(endpoint);
      endpoint.invalidatesTags = addsItem('Lecturer', 'User', 'Dashboard');
    },
    updateLecturer: (endpoint) => {
      asMultipart(endpoint);
      endpoint.invalidatesTags = changesItem('Lecturer', ...PERSON_SHOWN_IN);
    },
    deleteLecturer: { invalidatesTags: changesItem('Lecturer', ...PERSON_SHOWN_IN, 'Dashboard') },

    listMentors: { providesTags: providesList('Mentor') },
    getMentor: { providesTags: providesItem('Mentor') },
    createMentor: (endpoint) => {
      asMultipart(endpoint);
      endpoint.invalidatesTags = addsItem('Mentor', 'User', 'Dashboard');
    },
    updateMentor: (endpoint) => {
      asMultipart(endpoint);
      endpoint.invalidatesTags = changesItem('Mentor', ...PERSON_SHOWN_IN);
    },
    deleteMentor: { invalidatesTags: changesItem('Mentor', ...PERSON_SHOWN_IN, 'Dashboard') },
    applyToMentors: { invalidatesTags: changesMany(...PERSON_SHOWN_IN) },

    listCompanies: { providesTags: providesList('Company') },
    getCompany: { providesTags: providesItem('Company') },
    listCompanyMentors: { providesTags: providesList('Mentor') },
    createCompany: { invalidatesTags: addsItem('Company', 'Dashboard') },
    updateCompany: {
      invalidatesTags: changesItem('Company', 'Mentor', 'Internship', 'Report', 'Dashboard'),
    },
    deleteCompany: { invalidatesTags: changesItem('Company', 'Dashboard') },
    applyToCompanies: {
      invalidatesTags: changesMany('Company', 'Mentor', 'Internship', 'Report', 'Dashboard'),
    },

    listCourses: { providesTags: providesList('Course') },
    getCourse: { providesTags: providesItem('Course') },
    createCourse: { invalidatesTags: addsItem('Course') },
    updateCourse: { invalidatesTags: changesItem('Course', 'Grade', 'Report') },
    deleteCourse: { invalidatesTags: changesItem('Course') },
    applyToCourses: { invalidatesTags: changesMany('Course') },

    listPlaces: { providesTags: providesList('Place') },
    getPlace: { providesTags: providesItem('Place') },
    // Placements list the places of their company, and their clocks and days off follow them.
    createPlace: { invalidatesTags: addsItem('Place', ...PLACE_SHOWN_IN) },
    updatePlace: { invalidatesTags: changesItem('Place', ...PLACE_SHOWN_IN) },
    deletePlace: { invalidatesTags: changesItem('Place', ...PLACE_SHOWN_IN) },
    applyToPlaces: { invalidatesTags: changesMany('Place', ...PLACE_SHOWN_IN) },

    listHolidays: { providesTags: providesList('Holiday') },
    getHoliday: { providesTags: providesItem('Holiday') },
    createHoliday: { invalidatesTags: addsItem('Holiday', 'AttendanceDay') },
    updateHoliday: { invalidatesTags: changesItem('Holiday', 'AttendanceDay') },
    deleteHoliday: { invalidatesTags: changesItem('Holiday', 'AttendanceDay') },
    applyToHolidays: { invalidatesTags: changesMany('Holiday', 'AttendanceDay') },
    getHolidayMove: { providesTags: [list('Holiday'), list('Activity')] },
    createHolidayMove: { invalidatesTags: addsItem('Activity', 'AttendanceDay', 'Dashboard') },

    listInternshipPeriods: { providesTags: providesList('InternshipPeriod') },
    getInternshipPeriod: { providesTags: providesItem('InternshipPeriod') },
    createInternshipPeriod: { invalidatesTags: addsItem('InternshipPeriod') },
    updateInternshipPeriod: {
      invalidatesTags: changesItem('InternshipPeriod', 'Internship', 'Report', 'Dashboard'),
    },
    deleteInternshipPeriod: { invalidatesTags: changesItem('InternshipPeriod') },
    applyToInternshipPeriods: {
      invalidatesTags: changesMany('InternshipPeriod', 'Internship', 'Review', 'Dashboard'),
    },
    closeInternshipPeriod: { invalidatesTags: changesPeriod },
    reopenInternshipPeriod: { invalidatesTags: changesPeriod },

    listInternships: { providesTags: providesList('Internship') },
    listStudentInternships: { providesTags: providesList('Internship') },
    getInternship: { providesTags: providesItem('Internship') },
    // Students are filtered by the period of their internships.
    createInternship: { invalidatesTags: addsItem('Internship', 'Student', 'Dashboard', 'Report') },
    createInternships: {
      invalidatesTags: addsItem('Internship', 'Student', 'Dashboard', 'Report'),
    },
    // The page requests it whenever the placements change, and before they are stored.
    getPlacementCheck: { providesTags: [] },
    getFreePlaces: {
      providesTags: [list('Internship'), list('Company'), list('Mentor'), list('Lecturer')],
    },
    updateInternship: {
      invalidatesTags: changesItem(
        'Internship',
        'Student',
        'Activity',
        'Grade',
        'Schedule',
        'AttendanceDay',
        'Dashboard',
        'Report',
      ),
    },
    deleteInternship: {
      invalidatesTags: changesItem('Internship', 'Student', 'Dashboard', 'Report'),
    },
    applyToInternships: {
      invalidatesTags: changesMany('Internship', 'Student', 'Dashboard', 'Report'),
    },

    listActivities: { providesTags: providesList('Activity') },
    listAttendancePlaces: { providesTags: providesList('Company') },
    listInternshipPlaces: { providesTags: providesList('Schedule') },
    // After a refusal, too: a place may have gone meanwhile.
    updateInternshipPlaces: {
      invalidatesTags: [list('Schedule'), list('Company'), list('AttendanceDay')],
    },
    listAttendanceDays: { providesTags: VERDICTS_FOLLOW_FROM },
    getAttendanceDay: { providesTags: VERDICTS_FOLLOW_FROM },
    listAttendanceRecap: { providesTags: [...VERDICTS_FOLLOW_FROM, list('Internship')] },
    getAttendanceTotals: { providesTags: [...VERDICTS_FOLLOW_FROM, list('Internship')] },
    listWorkPatterns: { providesTags: providesList('Schedule') },
    listAttendanceRequests: { providesTags: providesList('AttendanceRequest') },
    getAttendanceRequest: { providesTags: providesItem('AttendanceRequest') },
    getAttendanceRequestCounts: { providesTags: [list('AttendanceRequest')] },
    createAttendanceRequest: (endpoint) => {
      asMultipart(endpoint);
      endpoint.invalidatesTags = addsItem('AttendanceRequest', 'Dashboard');
    },
    withdrawAttendanceRequest: { invalidatesTags: changesItem('AttendanceRequest', 'Dashboard') },
    decideAttendanceRequests: (endpoint) => {
      givesUp(endpoint);
      endpoint.invalidatesTags = changesMany('AttendanceRequest', 'Dashboard', HISTORY);
    },
    listDefences: { providesTags: [list('Defence'), list('Internship')] },
    getDefence: { providesTags: [list('Defence'), list('Internship')] },
    getInternshipDefence: { providesTags: [list('Defence')] },
    createDefences: { invalidatesTags: changesDefence },
    updateDefence: { invalidatesTags: changesDefence },
    cancelDefence: { invalidatesTags: changesDefence },
    submitDefenceScore: { invalidatesTags: changesDefence },
    listCertificates: { providesTags: [list('Certificate')] },
    getCertificate: { providesTags: providesItem('Certificate') },
    checkCertificates: { providesTags: [list('Certificate')] },
    getInternshipCertificate: { providesTags: [list('Certificate')] },
    listMentorCertificates: { providesTags: [list('Certificate')] },
    issueCertificates: { invalidatesTags: addsItem('Certificate') },
    revokeCertificate: { invalidatesTags: changesItem('Certificate') },
    listLetters: { providesTags: providesList('Letter') },
    getLetter: { providesTags: providesItem('Letter') },
    // Its answer counts for a moment only: somebody else may take the next number.
    checkLetters: { invalidatesTags: [] },
    createLetters: { invalidatesTags: changesMany(list('Letter'), list('LetterSeries')) },
    updateLetterScan: (endpoint) => {
      asMultipart(endpoint);
      endpoint.invalidatesTags = changesLetter;
    },
    deleteLetterScan: { invalidatesTags: changesLetter },
    listLetterTemplates: { providesTags: [list('LetterTemplate')] },
    createLetterTemplateVersion: (endpoint) => {
      asMultipart(endpoint);
      endpoint.invalidatesTags = changesMany(list('LetterTemplate'));
    },
    updateLetterTemplate: { invalidatesTags: [list('LetterTemplate')] },
    listLetterSeries: { providesTags: [list('LetterSeries')] },
    updateLetterSeries: { invalidatesTags: [list('LetterSeries')] },
    cancelLetter: { invalidatesTags: changesLetter },
    listPlacementRequests: { providesTags: providesList('PlacementRequest') },
    getPlacementRequest: { providesTags: [list('PlacementRequest'), list('Internship')] },
    getPlacementRequestCounts: { providesTags: [list('PlacementRequest')] },
    listSimilarCompanies: { providesTags: [list('PlacementRequest'), list('Company')] },
    listPlacementOptions: {
      providesTags: [
        list('PlacementRequest'),
        list('PlacementWindow'),
        list('Company'),
        list('Internship'),
        list('InternshipPeriod'),
      ],
    },
    listPlacementSuggestions: {
      providesTags: [
        list('PlacementRequest'),
        list('Internship'),
        list('Company'),
        list('Mentor'),
        list('Lecturer'),
      ],
    },
    createPlacementRequest: { invalidatesTags: addsItem('PlacementRequest', 'Dashboard') },
    updatePlacementRequest: { invalidatesTags: changesPlacementRequest },
    submitPlacementRequest: { invalidatesTags: changesPlacementRequest },
    withdrawPlacementRequest: { invalidatesTags: changesPlacementRequest },
    confirmPlacementMembership: { invalidatesTags: changesPlacementRequest },
    decidePlacementRequest: { invalidatesTags: changesPlacementRequest },
    updatePlacementRequestFile: (endpoint) => {
      asMultipart(endpoint);
      endpoint.invalidatesTags = changesPlacementRequest;
    },
    deletePlacementRequestFile: { invalidatesTags: changesPlacementRequest },
    linkPlacementRequestCompany: {
      invalidatesTags: changesItem('PlacementRequest', 'Company', 'Dashboard'),
    },
    // The page requests it whenever the placements change, and before they are stored.
    checkPlacementAcceptances: { invalidatesTags: [] },
    // After a refusal, too: a place may have gone meanwhile.
    acceptPlacementRequests: {
      invalidatesTags: [
        'PlacementRequest',
        'Internship',
        'Student',
        'Dashboard',
        'Report',
        HISTORY,
      ],
    },
    listAssessmentForms: { providesTags: [list('AssessmentForm'), list('Course')] },
    getAssessmentForm: { providesTags: [list('AssessmentForm'), list('Course')] },
    createAssessmentForm: { invalidatesTags: changesAssessmentForm },
    updateAssessmentForm: { invalidatesTags: changesAssessmentForm },
    deleteAssessmentForm: { invalidatesTags: changesAssessmentForm },
    listStudentAssessmentForms: { providesTags: [list('AssessmentForm')] },
    listAssessments: { providesTags: [list('AssessmentSheet'), list('Internship')] },
    listInternshipAssessments: { providesTags: [list('AssessmentSheet'), list('Internship')] },
    getAssessment: { providesTags: [list('AssessmentSheet'), list('Internship')] },
    updateAssessment: { invalidatesTags: changesAssessment },
    submitAssessment: { invalidatesTags: changesAssessment },
    returnAssessment: { invalidatesTags: changesAssessment },
    listGuidanceSessions: { providesTags: providesList('GuidanceSession') },
    listGuidanceProgress: {
      providesTags: [list('GuidanceSession'), list('Internship'), list('InternshipPeriod')],
    },
    getGuidanceSession: { providesTags: providesItem('GuidanceSession') },
    createGuidanceSession: { invalidatesTags: changesGuidance },
    updateGuidanceSession: { invalidatesTags: changesGuidance },
    deleteGuidanceSession: { invalidatesTags: changesGuidance },
    returnGuidanceSession: { invalidatesTags: changesGuidance },
    agreeToGuidanceSessions: (endpoint) => {
      givesUp(endpoint);
      endpoint.invalidatesTags = changesGuidance;
    },
    listFinalReports: { providesTags: [list('FinalReport'), list('Internship')] },
    getFinalReport: { providesTags: [list('FinalReport'), list('Internship')] },
    createFinalReportVersion: (endpoint) => {
      asMultipart(endpoint);
      endpoint.invalidatesTags = changesFinalReport;
    },
    returnFinalReport: { invalidatesTags: changesFinalReport },
    acceptFinalReport: { invalidatesTags: changesFinalReport },
    reopenFinalReport: { invalidatesTags: changesFinalReport },
    getPlacementWindow: { providesTags: [list('PlacementWindow')] },
    updatePlacementWindow: { invalidatesTags: [list('PlacementWindow'), HISTORY] },
    updatePlacementException: { invalidatesTags: [list('PlacementWindow'), HISTORY] },
    deletePlacementException: { invalidatesTags: [list('PlacementWindow'), HISTORY] },
    // The page requests it whenever the schedule changes, and before it is stored.
    getScheduleCheck: { providesTags: [] },
    createSchedule: { invalidatesTags: addsItem('Schedule', 'Activity', 'Dashboard', 'Review') },
    listInternshipActivities: { providesTags: providesList('Activity') },
    getActivity: { providesTags: providesItem('Activity') },
    createActivity: { invalidatesTags: addsItem('Activity', 'Dashboard') },
    createInternshipActivities: { invalidatesTags: addsItem('Activity', 'Dashboard') },
    updateActivity: { invalidatesTags: changesItem('Activity', 'Dashboard') },
    deleteActivity: { invalidatesTags: changesItem('Activity', 'Dashboard') },
    validateActivityAsMentor: { invalidatesTags: changesItem('Activity', 'Review', 'Dashboard') },
    validateActivityAsLecturer: { invalidatesTags: changesItem('Activity', 'Review', 'Dashboard') },
    returnActivity: { invalidatesTags: changesItem('Activity', 'Review', 'Dashboard') },
    undoActivityDecision: { invalidatesTags: changesItem('Activity', 'Review', 'Dashboard') },
    listActivitySteps: { providesTags: providesItem('Activity') },
    listFollowUps: { providesTags: FOLLOW_UPS_FOLLOW_FROM },
    getFollowUp: { providesTags: FOLLOW_UPS_FOLLOW_FROM },
    listNotifications: { providesTags: [NEWS_LISTS] },
    getNotificationCount: { providesTags: [NEWS_COUNT] },
    // Read by watchNotifications.ts, because it does not end.
    getNotificationStream: { providesTags: [] },
    listNotificationPreferences: { providesTags: [NEWS_KINDS] },
    // After a refusal, too: the news may be gone.
    updateNotification: { invalidatesTags: [NEWS_LISTS, NEWS_COUNT] },
    updateNotifications: { invalidatesTags: [NEWS_LISTS, NEWS_COUNT] },
    updateNotificationPreference: { invalidatesTags: ['Notification'] },
    getMailPreferences: { providesTags: ['MailPreference'] },
    // The page shows a choice itself; an answer from before the next one would take that back.
    updateNewsMailPreference: { invalidatesTags: [] },
    updateFollowUpMailPreference: { invalidatesTags: [] },
    updateDigestHour: { invalidatesTags: [] },
    listSavedViews: { providesTags: ['SavedView'] },
    createSavedView: { invalidatesTags: addsItem('SavedView', 'SavedView') },
    updateSavedView: { invalidatesTags: addsItem('SavedView', 'SavedView') },
    deleteSavedView: { invalidatesTags: ['SavedView'] },

    getReviewCounts: { providesTags: [REVIEW_COUNTS] },
    // The desk reads its list again itself, when no other decision is under way.
    recordReviewDecisions: (endpoint) => {
      givesUp(endpoint);
      endpoint.invalidatesTags = changesMany(...DECISION_TAGS);
    },
    // After a refusal, too: somebody else may have entered it or made it void meanwhile.
    createActivityPress: { invalidatesTags: changesPresses },
    voidActivityPress: { invalidatesTags: changesPresses },
    recordAttendance: (endpoint) => {
      givesUp(endpoint);
      endpoint.invalidatesTags = changesItem('Activity', 'Dashboard');
    },
    updateActivityLog: { invalidatesTags: changesItem('Activity') },
    submitActivityLog: { invalidatesTags: changesItem('Activity') },
    createActivityPhoto: (endpoint) => {
      asMultipart(endpoint);
      endpoint.invalidatesTags = changesItem('Activity');
    },
    deleteActivityPhoto: { invalidatesTags: changesItem('Activity') },

    listGrades: { providesTags: providesList('Grade') },
    listInternshipGrades: { providesTags: providesList('Grade') },
    // The sheet reads it whenever it opens, and knows what it has stored since.
    getGradeSheet: { providesTags: [] },
    getGrade: { providesTags: providesItem('Grade') },
    createGrade: { invalidatesTags: addsItem('Grade', 'Report') },
    updateGrade: { invalidatesTags: changesItem('Grade', 'Report') },
    deleteGrade: { invalidatesTags: changesItem('Grade', 'Report') },

    findRecords: {
      providesTags: () => FOUND_RECORDS.map((name) => list(RECORD_TYPES[name])),
    },
    // The content of a file and its check belong to the dialog that requested them.
    readImportFile: (endpoint) => {
      asMultipart(endpoint);
      endpoint.invalidatesTags = [];
    },
    checkImport: { invalidatesTags: [] },
    // Nearly every screen shows some of the imported records.
    createImport: {
      invalidatesTags: (_answer, error, { kind }) => (error ? [] : IMPORTED_INTO[kind]),
    },

    listRecordHistory: {
      providesTags: (_answer, _error, { resource, recordId }) => [
        HISTORY,
        { type: RECORD_TYPES[resource], id: recordId },
      ],
    },
  },
});

/** Sends a query ahead of the page that uses it, unless its answer is still known. */
export const { usePrefetch } = api;
