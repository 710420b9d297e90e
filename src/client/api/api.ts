import type { FetchArgs, TagDescription } from '@reduxjs/toolkit/query';
import { FOUND_RECORDS, RECORDS } from '@/shared/records';
import { changeTags, list, readTags } from './defaultTags';
import {
  type addTagTypes,
  type CreateImportArg,
  generatedApi,
  type ListRecordHistoryArg,
  sentAsForms,
} from './endpoints.gen';
import { showAnswer } from './showAnswer';
import { toFormData } from './toFormData';

// The only entry point to the API. Everything that differs from the generated code is here.

// enhanceEndpoints mutates the endpoints, so the generated hooks use the enhanced ones.
export * from './endpoints.gen';

/** The tags of the OpenAPI document; a misspelt one does not compile. */
type TagType = (typeof addTagTypes)[number];
type Tag = TagDescription<TagType>;
type Endpoint = keyof typeof generatedApi.endpoints;

const lists = (...types: TagType[]): Tag[] => types.map(list);

/** Whether the published password opens accounts: depends on users and their passwords. */
const DEMO_PASSWORDS: Tag = { type: 'User', id: 'DEMO_PASSWORDS' };

/** Settings have the same type. */
const HEALTH: Tag = { type: 'System', id: 'HEALTH' };

const OWN_ACCOUNT: Tag = { type: 'User', id: 'OWN' };

const REVIEW_COUNTS: Tag = { type: 'Review', id: 'COUNTS' };

/** The data that a stored decision of the desk changes, beside its list. */
export const DECISION_TAGS: Tag[] = [REVIEW_COUNTS, 'Activity', 'Dashboard'];

/** The pages of the inbox. */
export const NEWS_LISTS: Tag = list('Notification');
const NEWS_COUNT: Tag = { type: 'Notification', id: 'COUNT' };
const NEWS_KINDS: Tag = { type: 'Notification', id: 'KINDS' };

/** The placements of the student who is logged in, which the office makes. */
const OWN_PLACEMENTS: Tag = { type: 'Internship', id: 'OWN' };
/** The certificate of one placement, apart from the lists of certificates, which take the server long. */
const OWN_CERTIFICATE: Tag = { type: 'Certificate', id: 'OWN' };

/** The data that other people's work changes, which the stream of news announces. Their number is read with them. */
export const NEWS_TAGS: Tag[] = [NEWS_LISTS, 'FollowUp', OWN_PLACEMENTS, OWN_CERTIFICATE];

/** The history of every record. It changes without the record or a list of it. */
const HISTORY: Tag = { type: 'AuditEntry', id: 'HISTORY' };

/** Codegen sends multipart bodies as plain objects (redux-toolkit #1827, #3063). */
const asForm = (request: string | FetchArgs): string | FetchArgs =>
  typeof request === 'string' ? request : { ...request, body: toFormData(request.body) };

/**
 * The time after which a request that stores something is given up, and its record read instead; or the places, without
 * which a press goes on.
 */
export const ANSWER_WAIT_MS = 8_000;

const givenUp = (request: string | FetchArgs): FetchArgs => ({
  ...(typeof request === 'string' ? { url: request } : request),
  timeout: ANSWER_WAIT_MS,
});

const GIVEN_UP: readonly Endpoint[] = [
  'decideAttendanceRequests',
  'agreeToGuidanceSessions',
  'recordReviewDecisions',
  'recordAttendance',
  'listAttendancePlaces',
  'updateActivityLog',
  'submitActivityLog',
];

// Users and profiles embed each other, and both appear in internships and reports.
const PERSON_SHOWN_IN = ['User', 'Student', 'Lecturer', 'Mentor', 'Internship', 'Report'] as const;

// Presses are shown on the clock of their place.
const PLACE_SHOWN_IN = ['Schedule', 'AttendanceDay', 'Activity', 'AttendanceRequest'] as const;

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

/** The records from which the verdicts on days are computed. */
const VERDICTS_FOLLOW_FROM = lists(
  'AttendanceDay',
  'Activity',
  'AttendanceRequest',
  'Holiday',
  'InternshipPeriod',
  'Place',
);

/** The data that can make or settle a matter that waits for somebody, beside what the dashboards count. */
const FOLLOW_UPS_FOLLOW_FROM: Tag[] = [
  'FollowUp',
  'Dashboard',
  ...VERDICTS_FOLLOW_FROM,
  ...lists('Course', 'Grade', 'Student', 'Mentor', 'Lecturer', 'Internship', 'Schedule'),
  DEMO_PASSWORDS,
  HEALTH,
];

/** The data from which the choices of a student who looks for a place follow. */
const PLACEMENT_OPTIONS_FOLLOW_FROM = lists(
  'PlacementRequest',
  'PlacementWindow',
  'Company',
  'Internship',
  'InternshipPeriod',
);
const SUGGESTIONS_FOLLOW_FROM = lists(
  'PlacementRequest',
  'Internship',
  'Company',
  'Mentor',
  'Lecturer',
);

const historyOf = ({ resource, recordId }: ListRecordHistoryArg): Tag[] => [
  HISTORY,
  { type: RECORDS[resource].tag, id: recordId },
];

/** A new photo changes its activity. */
const changedActivity = (arg: { id: number }, error: unknown): Tag[] =>
  changeTags<TagType>('updateActivity', 'Activity')(undefined, error, arg);

const changedPresses = ({ id }: { id: number }): Tag[] => [
  { type: 'Activity', id },
  list('Activity'),
  'Review',
  'Dashboard',
];

type Tags = readonly Tag[] | ((arg: never, error: unknown) => readonly Tag[]);
/** Operations with equal consequences, and their tags. */
type Rule = readonly [names: readonly Endpoint[], tags: Tags];

/** The records that everybody with a placement in sight sees of it. */
const PLACEMENT_SHOWN_IN = ['Student', 'Dashboard', 'Report'] as const;
/** Days that are not placed any longer lose their activities and verdicts; another placement names the one it continues. */
const PLACEMENT_DAYS_CHANGED = [
  ...(['Internship', 'Activity', 'AttendanceDay', 'AttendanceRequest'] as const),
  ...(['Schedule', 'Review', ...PLACEMENT_SHOWN_IN] as const),
  HISTORY,
] as const;
/** A finished placement, and all that belongs to it, can only be read. */
const PLACEMENT_CLOSED = [
  ...(['Internship', 'Activity', 'Review', 'GuidanceSession', 'Dashboard'] as const),
  ...lists('Certificate', 'FinalReport', 'Defence', 'AssessmentSheet'),
  HISTORY,
] as const;
const INVITATION_CHANGED = ['Invitation', 'User', 'Lecturer', 'Mentor', HISTORY] as const;
const COMPANY_SHOWN_IN = ['Mentor', 'Internship', 'Report', 'Dashboard'] as const;
const PERIOD_SHOWN_IN = ['Internship', 'Review', 'Dashboard'] as const;
const DECISION_SHOWN_IN = ['Review', 'Dashboard'] as const;
const DEFENCE_CHANGED = [...lists('Defence', 'Grade'), 'FollowUp', HISTORY] as const;
const ASSESSMENT_CHANGED = [...lists('AssessmentForm', 'AssessmentSheet'), HISTORY] as const;
/** Each row has the progress of its placement, which every change of a session moves. */
const GUIDANCE_CHANGED = ['GuidanceSession', 'Dashboard', HISTORY] as const;
const REPORT_CHANGED = [list('FinalReport'), 'Dashboard', HISTORY] as const;
const WINDOW_CHANGED = [list('PlacementWindow'), HISTORY] as const;

/** Other records that show the changed one, beside the tags that changeTags derives. */
const ALSO_CHANGED: readonly Rule[] = [
  [['createUser'], ['Student', 'Lecturer', 'Mentor', 'Dashboard']],
  [
    ['createStudent', 'createLecturer', 'createMentor'],
    ['User', 'Dashboard'],
  ],
  [['createInvitation'], ['User', 'Lecturer', 'Mentor', 'Dashboard']],
  [['updateUser', 'updateStudent', 'updateLecturer', 'updateMentor'], PERSON_SHOWN_IN],
  [
    ['deleteUser', 'deleteStudent'],
    [...PERSON_SHOWN_IN, 'Dashboard'],
  ],
  [
    ['deleteLecturer', 'deleteMentor'],
    [...PERSON_SHOWN_IN, 'Dashboard'],
  ],
  [['applyToUsers'], [...PERSON_SHOWN_IN, 'Dashboard', DEMO_PASSWORDS, HISTORY]],
  [['applyToMentors'], PERSON_SHOWN_IN],
  [['anonymiseUser'], [...PERSON_SHOWN_IN, 'Activity', 'Grade', 'Session']],
  [['createCompany', 'deleteCompany'], ['Dashboard']],
  [['updateCompany', 'applyToCompanies'], COMPANY_SHOWN_IN],
  [['updateCourse'], ['Grade', 'Report']],
  // Placements list the places of their company, and their clocks and days off follow them.
  [['createPlace', 'updatePlace', 'deletePlace', 'applyToPlaces'], PLACE_SHOWN_IN],
  [['createHoliday', 'updateHoliday', 'deleteHoliday', 'applyToHolidays'], ['AttendanceDay']],
  // An activity says whether its period asks for a check-out.
  [['updateInternshipPeriod'], ['Internship', 'Activity', 'Report', 'Dashboard']],
  [['applyToInternshipPeriods'], PERIOD_SHOWN_IN],
  [
    ['closeInternshipPeriod', 'reopenInternshipPeriod'],
    [...PERIOD_SHOWN_IN, list('Certificate')],
  ],
  // Students are filtered by the period of their internships.
  [['createInternship', 'createInternships'], PLACEMENT_SHOWN_IN],
  [
    ['updateInternship', 'updateInternships'],
    [...PLACEMENT_SHOWN_IN, 'Activity', 'Grade', 'Schedule', 'AttendanceDay'],
  ],
  // A placement names the one that continues it.
  [
    ['deleteInternship', 'applyToInternships'],
    ['Internship', list('Certificate'), ...PLACEMENT_SHOWN_IN],
  ],
  [['createSchedule'], ['Activity', 'Dashboard', 'Review']],
  [['createActivity', 'createInternshipActivities'], ['Dashboard']],
  [['updateActivity', 'deleteActivity', 'recordAttendance'], ['Dashboard']],
  [['validateActivityAsMentor', 'validateActivityAsLecturer'], DECISION_SHOWN_IN],
  [['returnActivity', 'undoActivityDecision'], DECISION_SHOWN_IN],
  [['createGrade', 'updateGrade', 'deleteGrade'], ['Report']],
  [['createAttendanceRequest', 'withdrawAttendanceRequest'], ['Dashboard']],
  [['decideAttendanceRequests'], ['Dashboard', HISTORY]],
  [['createPlacementRequest', 'updatePlacementRequest'], ['Dashboard']],
  [['submitPlacementRequest', 'withdrawPlacementRequest'], ['Dashboard']],
  [['confirmPlacementMembership', 'decidePlacementRequest'], ['Dashboard']],
  [['updatePlacementRequestFile', 'deletePlacementRequestFile'], ['Dashboard']],
  [['linkPlacementRequestCompany'], ['Company', 'Dashboard']],
  [['createSavedView'], ['SavedView']],
];

/** The tags of mutations that change something else than their name says, unless they are refused. */
const CHANGED: readonly Rule[] = [
  [['changePassword'], [DEMO_PASSWORDS, OWN_ACCOUNT]],
  [['resetUserPassword'], [DEMO_PASSWORDS, HISTORY]],
  [['changeOwnSignature'], [...PERSON_SHOWN_IN, 'Session']],
  // A super admin may look at the own account.
  [
    ['createEmailConfirmation', 'confirmEmail'],
    ['User', 'MailPreference'],
  ],
  [['changeOwnContact'], [...PERSON_SHOWN_IN, 'MailPreference', HISTORY]],
  [['deleteSession'], ['Session']],
  [['createHolidayMove'], [list('Activity'), 'AttendanceDay', 'Dashboard']],
  [['createLetters'], lists('Letter', 'LetterSeries')],
  [['issueCertificates'], lists('Certificate')],
  [['updateSavedView'], ['SavedView']],
  // The desk reads its list again itself, when no other decision is under way.
  [['recordReviewDecisions'], DECISION_TAGS],
  // Nearly every screen shows some of the imported records.
  [['createImport'], ({ kind }: CreateImportArg) => IMPORTED_INTO[kind]],
];

/** The tags of mutations that refetch after a refusal, too: somebody else may have been faster. */
const CHANGED_ANYWAY: readonly Rule[] = [
  // Logging in or out clears the whole cache (app/store.ts).
  [['login', 'logout'], []],
  [['refreshSession', 'deleteOtherSessions'], ['Session']],
  [['renewInvitation', 'cancelInvitation'], INVITATION_CHANGED],
  [['readInvitationOffer', 'acceptInvitation'], []],
  [['submitForgottenPassword', 'readPasswordCodeHolder', 'resetForgottenPassword'], []],
  [['createPasswordCode'], [HISTORY]],
  [['exportUser'], []],
  // The dialog or page that requested the answer keeps it; it counts for a moment only.
  [['checkLetters', 'checkPlacementAcceptances', 'readImportFile', 'checkImport'], []],
  // The page shows a choice itself; an answer from before the next one would take that back.
  [['updateNewsMailPreference', 'updateFollowUpMailPreference', 'updateDigestHour'], []],
  [['endInternship', 'undoInternshipEnd', 'moveInternship'], PLACEMENT_DAYS_CHANGED],
  [['finishInternship', 'undoInternshipFinish'], PLACEMENT_CLOSED],
  [['createInterruption', 'updateInterruption', 'cancelInterruption'], PLACEMENT_DAYS_CHANGED],
  [['createBackup'], [HEALTH]],
  [['retryMail'], [HEALTH, 'Mail']],
  [['updateInstitution'], ['Institution', 'System', HISTORY]],
  [['confirmPublicAddress'], ['PublicAddress', HISTORY]],
  [['updateInternshipPlaces'], [...PLACE_SHOWN_IN, list('Company')]],
  [['createActivityPhoto'], changedActivity],
  [['createActivityPress', 'voidActivityPress'], changedPresses],
  [['createDefences', 'updateDefence', 'cancelDefence', 'submitDefenceScore'], DEFENCE_CHANGED],
  [['updateLetterTemplate'], lists('LetterTemplate')],
  [['updateLetterSeries'], lists('LetterSeries')],
  [['acceptPlacementRequests'], ['PlacementRequest', 'Internship', ...PLACEMENT_SHOWN_IN, HISTORY]],
  [['createAssessmentForm', 'updateAssessmentForm', 'deleteAssessmentForm'], ASSESSMENT_CHANGED],
  [['updateAssessment', 'submitAssessment', 'returnAssessment'], ASSESSMENT_CHANGED],
  [['createGuidanceSession', 'updateGuidanceSession'], GUIDANCE_CHANGED],
  [['deleteGuidanceSession', 'returnGuidanceSession'], GUIDANCE_CHANGED],
  [['agreeToGuidanceSessions'], GUIDANCE_CHANGED],
  [['createFinalReportVersion', 'returnFinalReport'], REPORT_CHANGED],
  [['acceptFinalReport', 'reopenFinalReport'], REPORT_CHANGED],
  [['updatePlacementWindow'], WINDOW_CHANGED],
  [['updatePlacementException', 'deletePlacementException'], WINDOW_CHANGED],
  [['updateFollowUp', 'updateFollowUpItem', 'createFollowUpReminder'], ['FollowUp']],
  [
    ['updateNotification', 'updateNotifications'],
    [NEWS_LISTS, NEWS_COUNT],
  ],
  [['updateNotificationPreference'], ['Notification']],
  [['deleteSavedView'], ['SavedView']],
];

/** The tags of queries that show something else than their name says. */
const READ: readonly Rule[] = [
  // The page that needs it requests it each time.
  [
    [
      'getUserAnonymisation',
      'getPlacementCheck',
      'getPlacementChangeCheck',
      'getScheduleCheck',
      'getStoredHours',
      'getGradeSheet',
    ],
    [],
  ],
  // Read by watchNotifications.ts, because it does not end.
  [['getNotificationStream'], []],
  [['getOwnAccount'], [OWN_ACCOUNT]],
  [['getWarnings'], [DEMO_PASSWORDS]],
  [['getHealth'], [HEALTH]],
  [['getHolidayMove'], lists('Holiday', 'Activity')],
  [['getDroppedActivities'], lists('Internship', 'Activity', 'AttendanceRequest')],
  [['listInterruptions'], lists('Internship')],
  // The dialog that needs it requests it each time.
  [['getUnfinishedPlacements'], []],
  [['getFreePlaces'], lists('Internship', 'Company', 'Mentor', 'Lecturer')],
  [['listAttendancePlaces'], lists('Company')],
  [['listAttendanceDays', 'getAttendanceDay'], VERDICTS_FOLLOW_FROM],
  [
    ['listAttendanceRecap', 'getAttendanceTotals'],
    [...VERDICTS_FOLLOW_FROM, list('Internship')],
  ],
  // A request says which presses stand against it.
  [['listAttendanceRequests'], lists('AttendanceRequest', 'Activity')],
  [['getAttendanceRequestCounts'], lists('AttendanceRequest')],
  [['listDefences', 'getDefence'], lists('Defence', 'Internship')],
  [['getInternshipDefence'], lists('Defence')],
  [['checkCertificates'], lists('Certificate')],
  [['getInternshipCertificate'], [list('Certificate'), OWN_CERTIFICATE]],
  [['listStudentInternships'], [list('Internship'), OWN_PLACEMENTS]],
  [['listLetterFiles'], ['Letter']],
  [['listCertificateFiles'], ['Certificate']],
  [['getPlacementRequest'], lists('PlacementRequest', 'Internship')],
  [['getPlacementRequestCounts'], lists('PlacementRequest')],
  [['listSimilarCompanies'], lists('PlacementRequest', 'Company')],
  [['listPlacementOptions'], PLACEMENT_OPTIONS_FOLLOW_FROM],
  [['listPlacementSuggestions'], SUGGESTIONS_FOLLOW_FROM],
  [['getPlacementWindow'], lists('PlacementWindow')],
  [['listAssessmentForms', 'getAssessmentForm'], lists('AssessmentForm', 'Course')],
  [['listAssessments', 'getAssessment'], lists('AssessmentSheet', 'Internship')],
  [['listInternshipAssessments'], lists('AssessmentSheet', 'Internship')],
  [['listGuidanceProgress'], lists('GuidanceSession', 'Internship', 'InternshipPeriod')],
  [['listFinalReports', 'getFinalReport'], lists('FinalReport', 'Internship')],
  [['listActivitySteps'], ({ id }: { id: number }) => [{ type: 'Activity', id }]],
  [['listFollowUps', 'getFollowUp'], FOLLOW_UPS_FOLLOW_FROM],
  [['getNotificationCount'], [NEWS_COUNT]],
  [['listNotificationPreferences'], [NEWS_KINDS]],
  [['getReviewCounts'], [REVIEW_COUNTS]],
  [['listSavedViews'], ['SavedView']],
  [['findRecords'], FOUND_RECORDS.map((name) => list(RECORDS[name].tag))],
  [['listRecordHistory'], historyOf],
];

const rulesByName = (rules: readonly Rule[]): ReadonlyMap<string, Tags> =>
  new Map(rules.flatMap(([names, tags]) => names.map((name) => [name, tags] as const)));

const also = rulesByName(ALSO_CHANGED);
const changed = rulesByName(CHANGED);
const changedAnyway = rulesByName(CHANGED_ANYWAY);
const read = rulesByName(READ);

const tagsFor = (tags: Tags, arg?: unknown, error?: unknown): readonly Tag[] =>
  typeof tags === 'function' ? tags(arg as never, error) : tags;

/** Names of mutations whose answer is another record, which may have the same number by chance. */
const MAKES_OR_DELETES = /^(create|delete)/;

/** The parts of an endpoint that are changed here. */
interface Definition {
  query?: (arg: never) => string | FetchArgs;
  providesTags?: unknown;
  invalidatesTags?: unknown;
  onQueryStarted?: unknown;
}

function providedTags(name: string, type: TagType) {
  const own = read.get(name);
  if (!own) return readTags(name, type);
  return (_answer: unknown, _error: unknown, arg: unknown) => tagsFor(own, arg);
}

function invalidatedTags(name: string, type: TagType) {
  const anyway = changedAnyway.get(name);
  const own = anyway ?? changed.get(name);
  if (!own) return changeTags(name, type, tagsFor(also.get(name) ?? []));
  return (_answer: unknown, error: unknown, arg: unknown) =>
    error && !anyway ? [] : tagsFor(own, arg, error);
}

const adapted = (
  endpoint: Definition,
  adapt: (request: string | FetchArgs) => string | FetchArgs,
): void => {
  const { query } = endpoint;
  if (query) endpoint.query = (arg) => adapt(query(arg));
};

/** Codegen tags by the type only, and enhanceEndpoints replaces a tag list instead of extending it. */
function enhance(name: Endpoint, endpoint: Definition): void {
  if (isIn(sentAsForms, name)) adapted(endpoint, asForm);
  if (isIn(GIVEN_UP, name)) adapted(endpoint, givenUp);
  const [provided] = (endpoint.providesTags ?? []) as TagType[];
  const [invalidated] = (endpoint.invalidatesTags ?? []) as TagType[];
  if (provided) endpoint.providesTags = providedTags(name, provided);
  if (invalidated) {
    endpoint.invalidatesTags = invalidatedTags(name, invalidated);
    if (!MAKES_OR_DELETES.test(name)) endpoint.onQueryStarted = showAnswer(invalidated);
  }
}

const isIn = (names: readonly Endpoint[], name: Endpoint): boolean => names.includes(name);

export const api = generatedApi.enhanceEndpoints({
  endpoints: Object.fromEntries(
    (Object.keys(generatedApi.endpoints) as Endpoint[]).map((name) => [
      name,
      (endpoint: Definition) => enhance(name, endpoint),
    ]),
  ),
});

/** Sends a query ahead of the page that uses it, unless its answer is still known. */
export const { usePrefetch } = api;
