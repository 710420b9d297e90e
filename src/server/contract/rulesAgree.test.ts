import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from 'yup';
import { activitiesBulkRules } from '@/shared/resources/activities/activitiesBulkRules';
import {
  activityLogRules,
  activityPhotoRules,
} from '@/shared/resources/activities/activityLogRules';
import { activityCreateRules, activityRules } from '@/shared/resources/activities/activityRules';
import { attendanceRules } from '@/shared/resources/activities/attendanceRules';
import { pressRules, voidRules } from '@/shared/resources/activities/pressRules';
import {
  assessmentDraftRules,
  assessmentFormRules,
  assessmentFormUpdateRules,
  assessmentReturnRules,
  assessmentRules,
} from '@/shared/resources/assessments/assessmentRules';
import {
  attendanceRequestRules,
  requestDecisionsRules,
} from '@/shared/resources/attendance-requests/attendanceRequestRules';
import { certificatesRules } from '@/shared/resources/certificates/certificateRules';
import { companyRules, companyUpdateRules } from '@/shared/resources/companies/companyRules';
import { courseRules } from '@/shared/resources/courses/courseRules';
import {
  defenceCancelRules,
  defenceScoreRules,
  defencesRules,
  defenceUpdateRules,
} from '@/shared/resources/defences/defenceRules';
import {
  finalReportAcceptanceRules,
  finalReportReopeningRules,
  finalReportReturnRules,
  finalReportVersionRules,
} from '@/shared/resources/final-reports/finalReportRules';
import { gradeRules, gradeUpdateRules } from '@/shared/resources/grades/gradeRules';
import { byScorePart } from '@/shared/resources/grades/scores';
import {
  guidanceAgreementsRules,
  guidanceContentRules,
  guidanceReturnRules,
  guidanceSessionRules,
} from '@/shared/resources/guidance-sessions/guidanceSessionRules';
import {
  holidayCreateRules,
  holidayMoveRules,
  holidayUpdateRules,
} from '@/shared/resources/holidays/holidayRules';
import { institutionRules } from '@/shared/resources/institution/institutionRules';
import {
  internshipPeriodRules,
  internshipPeriodUpdateRules,
} from '@/shared/resources/internship-periods/internshipPeriodRules';
import { periodClosingRules } from '@/shared/resources/internship-periods/periodClosingRules';
import {
  internshipRules,
  internshipUpdateRules,
} from '@/shared/resources/internships/internshipRules';
import {
  internshipsBulkRules,
  placementsRules,
} from '@/shared/resources/internships/internshipsBulkRules';
import {
  placementChangesCheckRules,
  placementChangesRules,
} from '@/shared/resources/internships/placementChangeRules';
import {
  internshipEndRules,
  internshipMoveRules,
  interruptionRules,
  takeBackRules,
} from '@/shared/resources/internships/placementDateRules';
import {
  invitationAcceptanceRules,
  invitationCodeRules,
  invitationRules,
} from '@/shared/resources/invitations/invitationRules';
import { lecturerProfileRules } from '@/shared/resources/lecturers/lecturerProfileRules';
import {
  letterScanRules,
  letterSeriesRules,
  lettersCheckRules,
  lettersRules,
  letterTemplateFileRules,
  letterTemplatePreviewRules,
  letterTemplateRules,
} from '@/shared/resources/letters/letterRules';
import { mentorProfileRules } from '@/shared/resources/mentors/mentorProfileRules';
import {
  forgottenPasswordRules,
  passwordCodeRules,
  passwordRecoveryRules,
} from '@/shared/resources/password-codes/passwordCodeRules';
import {
  placementAcceptancesCheckRules,
  placementAcceptancesRules,
  placementCompanyRules,
  placementDecisionRules,
  placementExceptionRules,
  placementFileRules,
  placementMembershipRules,
  placementRequestRules,
  placementRequestUpdateRules,
  placementWindowRules,
  seenPlacementRules,
} from '@/shared/resources/placement-requests/placementRequestRules';
import { placeUpdateRules, storedPlaceRules } from '@/shared/resources/places/placeRules';
import { publicAddressRules } from '@/shared/resources/public-address/publicAddressRules';
import {
  returnRules,
  reviewDecisionsRules,
  reviewSummaryRules,
  undoRules,
} from '@/shared/resources/reviews/reviewRules';
import {
  savedViewRules,
  savedViewUpdateRules,
} from '@/shared/resources/saved-views/savedViewRules';
import {
  internshipPlacesUpdateRules,
  scheduleRules,
  scheduleStoreRules,
  storedHoursRules,
} from '@/shared/resources/schedules/scheduleRules';
import {
  authenticatorCodeRules,
  identityRules,
  passkeyLoginRules,
  passkeyRules,
} from '@/shared/resources/second-factors/secondFactorRules';
import { changePasswordRules } from '@/shared/resources/session/changePasswordRules';
import { emailConfirmationRules } from '@/shared/resources/session/emailConfirmationRules';
import { loginRules } from '@/shared/resources/session/loginRules';
import { ownContactRules } from '@/shared/resources/session/ownContactRules';
import { signOnAnswerRules, signOnRules } from '@/shared/resources/session/signOnRules';
import { ownSignatureRules } from '@/shared/resources/signatures/signatureRules';
import { studentProfileRules } from '@/shared/resources/students/studentProfileRules';
import { anonymisationRules } from '@/shared/resources/users/anonymisationRules';
import { userCreateRules } from '@/shared/resources/users/userCreateRules';
import { userRules } from '@/shared/resources/users/userRules';
import { messagesOf } from '@/shared/testing/messagesOf';
import { everyNth } from '@/shared/testing/testLevel';
import {
  courseBulkRules,
  holidayBulkRules,
  internshipBulkRules,
  mentorBulkRules,
  recordBulkRules,
  userBulkRules,
} from '@/shared/validation/bulkRules';
import { putOffRules, settledRules } from '@/shared/validation/followUpRules';
import {
  importFileRules,
  importRowsRules,
  importStoreRules,
  refusedRowsRules,
} from '@/shared/validation/importRowsRules';
import { digestHourRules, mailPreferenceRules } from '@/shared/validation/mailPreferenceRules';
import {
  notificationPreferenceRules,
  notificationRules,
  notificationsRules,
} from '@/shared/validation/notificationRules';
import { reasonRules } from '@/shared/validation/reasonRules';
import { versioned } from '@/shared/validation/versioned';

/*
 * The document declares limits, the rules enforce them. Each field is validated on its own, at
 * every limit in the document and one step beyond it.
 */

interface Property {
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array';
  format?: string;
  pattern?: string;
  nullable?: boolean;
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  items?: Partial<Body & Property>;
}

interface Body {
  required?: string[];
  properties: Record<string, Property>;
}

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { schema: Body }> };
}

const document: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
  readFileSync(join(__dirname, 'document.gen.json'), 'utf8'),
);

const bodies: [string, Body][] = Object.values(document.paths)
  .flatMap((path) => Object.values(path))
  .flatMap(({ operationId, requestBody }) =>
    Object.values(requestBody?.content ?? {}).map(({ schema }): [string, Body] => [
      operationId,
      schema,
    ]),
  );

const signature = { type: 'image/png', size: 1 };
const asStudent = { role: 'student' };
const asLecturer = { role: 'lecturer', digital_signature: signature };
const asMentor = { role: 'mentor', digital_signature: signature };

/** The rules of each body, with the other fields that validating a single field requires. */
const rulesOf: Record<string, [Schema, object?]> = {
  login: [loginRules],
  changePassword: [changePasswordRules],
  changeOwnContact: [versioned(ownContactRules(null))],
  createUser: [userCreateRules],
  updateUser: [versioned(userRules)],
  createStudent: [userCreateRules, asStudent],
  updateStudent: [versioned(studentProfileRules)],
  createLecturer: [userCreateRules, asLecturer],
  updateLecturer: [versioned(lecturerProfileRules)],
  createMentor: [userCreateRules, asMentor],
  updateMentor: [versioned(mentorProfileRules)],
  createInvitation: [invitationRules],
  readInvitationOffer: [invitationCodeRules],
  acceptInvitation: [invitationAcceptanceRules],
  submitForgottenPassword: [forgottenPasswordRules],
  createSignOn: [signOnRules],
  loginWithProvider: [signOnAnswerRules],
  readPasswordCodeHolder: [passwordCodeRules],
  resetForgottenPassword: [passwordRecoveryRules],
  loginWithPasskey: [passkeyLoginRules],
  confirmIdentity: [identityRules],
  confirmAuthenticator: [authenticatorCodeRules],
  createPasskey: [passkeyRules],
  createCompany: [companyRules],
  updateCompany: [companyUpdateRules],
  createCourse: [courseRules],
  updateCourse: [versioned(courseRules)],
  createPlace: [storedPlaceRules],
  updatePlace: [placeUpdateRules],
  createHoliday: [holidayCreateRules],
  createHolidayMove: [holidayMoveRules],
  updateHoliday: [holidayUpdateRules],
  createInternshipPeriod: [internshipPeriodRules],
  updateInternshipPeriod: [internshipPeriodUpdateRules],
  createInternship: [internshipRules],
  updateInternship: [internshipUpdateRules],
  endInternship: [internshipEndRules],
  undoInternshipEnd: [takeBackRules],
  undoInternshipFinish: [reasonRules],
  closeInternshipPeriod: [periodClosingRules],
  moveInternship: [internshipMoveRules],
  createInterruption: [interruptionRules],
  updateInterruption: [interruptionRules],
  cancelInterruption: [takeBackRules],
  createInternships: [internshipsBulkRules],
  getPlacementCheck: [placementsRules],
  updateInternships: [placementChangesRules],
  getPlacementChangeCheck: [placementChangesCheckRules],
  createSchedule: [scheduleStoreRules],
  getScheduleCheck: [scheduleRules],
  getStoredHours: [storedHoursRules],
  updateInternshipPlaces: [internshipPlacesUpdateRules],
  createInternshipActivities: [activitiesBulkRules],
  createActivity: [activityCreateRules],
  updateActivity: [versioned(activityRules)],
  recordAttendance: [attendanceRules],
  createActivityPress: [pressRules],
  voidActivityPress: [voidRules],
  updateActivityLog: [activityLogRules],
  createActivityPhoto: [activityPhotoRules],
  createAttendanceRequest: [attendanceRequestRules],
  decideAttendanceRequests: [requestDecisionsRules],
  createAssessmentForm: [assessmentFormRules],
  updateAssessmentForm: [assessmentFormUpdateRules],
  updateAssessment: [versioned(assessmentDraftRules)],
  submitAssessment: [assessmentRules],
  returnAssessment: [assessmentReturnRules],
  createGuidanceSession: [guidanceSessionRules],
  updateGuidanceSession: [versioned(guidanceContentRules)],
  returnGuidanceSession: [guidanceReturnRules],
  agreeToGuidanceSessions: [guidanceAgreementsRules],
  createFinalReportVersion: [finalReportVersionRules],
  returnFinalReport: [finalReportReturnRules],
  acceptFinalReport: [finalReportAcceptanceRules],
  reopenFinalReport: [finalReportReopeningRules],
  createLetters: [lettersRules],
  checkLetters: [lettersCheckRules],
  updateLetterScan: [letterScanRules],
  createLetterTemplateVersion: [letterTemplateFileRules],
  previewLetterTemplate: [letterTemplatePreviewRules],
  updateLetterTemplate: [letterTemplateRules],
  updateLetterSeries: [versioned(letterSeriesRules)],
  cancelLetter: [reasonRules],
  createDefences: [defencesRules],
  updateDefence: [defenceUpdateRules],
  cancelDefence: [defenceCancelRules],
  submitDefenceScore: [defenceScoreRules],
  issueCertificates: [certificatesRules],
  revokeCertificate: [reasonRules],
  updatePlacementWindow: [versioned(placementWindowRules)],
  updatePlacementException: [placementExceptionRules],
  createPlacementRequest: [placementRequestRules],
  updatePlacementRequest: [versioned(placementRequestUpdateRules)],
  updatePlacementRequestFile: [placementFileRules],
  submitPlacementRequest: [seenPlacementRules],
  confirmPlacementMembership: [placementMembershipRules],
  decidePlacementRequest: [placementDecisionRules],
  linkPlacementRequestCompany: [placementCompanyRules],
  checkPlacementAcceptances: [placementAcceptancesCheckRules],
  acceptPlacementRequests: [placementAcceptancesRules],
  applyToUsers: [userBulkRules],
  applyToMentors: [mentorBulkRules],
  applyToCompanies: [recordBulkRules],
  applyToPlaces: [recordBulkRules],
  applyToCourses: [courseBulkRules],
  applyToInternshipPeriods: [recordBulkRules],
  applyToHolidays: [holidayBulkRules],
  applyToInternships: [internshipBulkRules],
  anonymiseUser: [anonymisationRules],
  returnActivity: [returnRules],
  undoActivityDecision: [undoRules],
  recordReviewDecisions: [reviewDecisionsRules],
  updateFollowUp: [putOffRules],
  updateFollowUpItem: [settledRules],
  updateNotifications: [notificationsRules],
  updateNotification: [notificationRules],
  updateNotificationPreference: [notificationPreferenceRules],
  updateNewsMailPreference: [mailPreferenceRules],
  updateFollowUpMailPreference: [mailPreferenceRules],
  updateDigestHour: [digestHourRules],
  createSavedView: [savedViewRules],
  updateSavedView: [savedViewUpdateRules],
  getReviewSummary: [reviewSummaryRules],
  readImportFile: [importFileRules],
  checkImport: [importRowsRules],
  createImport: [importStoreRules],
  exportRefusedRows: [refusedRowsRules],
  updateInstitution: [institutionRules],
  confirmPublicAddress: [publicAddressRules],
  confirmEmail: [emailConfirmationRules],
  changeOwnSignature: [ownSignatureRules],
  createGrade: [gradeRules],
  updateGrade: [versioned(gradeUpdateRules(byScorePart(() => 80)))],
};

/** In these flat bodies each profile field applies to some roles only. */
const FLAT = ['createUser', 'createInvitation', 'acceptInvitation'];

/** An address may be missing beside a telephone number, and is asked for only where it is missing. */
const contact: Record<string, object> = {
  email: { phone_number: '081234567890', needs_email: true },
};

const roleWith: Record<string, object> = {
  nim: asStudent,
  academic_year: asStudent,
  nip: asLecturer,
  nik: asMentor,
  company_id: asMentor,
  is_active: asMentor,
};

// Not validated by value: the method override is not a field, and files have no JSON form.
const isJudged = ([field, property]: [string, Property]) =>
  field !== '_method' && property.format !== 'binary';

// Must equal another field, which has the limit.
const FREE_LENGTH = new Set(['new_password_confirmation']);

/** An item with the fields of an activity, a placement and a row of a file; each list reads its own. */
const item = {
  id: 1,
  number: 1,
  values: {},
  student_id: 1,
  company_id: 1,
  mentor_id: 1,
  lecturer_id: 1,
  name: 'a',
  description: 'a',
  date: '2026-03-09',
  start_time: '08:00',
  end_time: '09:00',
  address: 'a',
  request_id: 1,
  words: null,
  placements: [{ student_id: 1, company_id: 1, mentor_id: 1, lecturer_id: 1 }],
};

const textOf = (length: number, { format, pattern }: Property): string => {
  if (format === 'email') return `${'a'.repeat(length - 6)}@ab.id`;
  if (format === 'uri') return `http://${'a'.repeat(length - 7)}`;
  if (pattern?.includes('/')) return `2024/${'2'.repeat(length - 5)}`;
  if (pattern?.includes('{no')) return `{no}/{tahun}${'a'.repeat(100)}`.slice(0, length);
  return '1'.repeat(length);
};

const outsideAndInside = (property: Property): [value: unknown, allowed: boolean][] => {
  const { type, minLength, maxLength, minimum, maximum, minItems, maxItems } = property;
  const step = type === 'integer' ? 1 : (property.multipleOf ?? 0.0001);
  const cases: [unknown, boolean][] = [];
  const lengths = !property.enum && property.format !== 'date';
  if (minLength !== undefined && lengths) {
    cases.push([textOf(minLength - 1, property), false], [textOf(minLength, property), true]);
  }
  if (maxLength !== undefined && lengths) {
    cases.push([textOf(maxLength, property), true], [textOf(maxLength + 1, property), false]);
  }
  if (minimum !== undefined) cases.push([minimum - step, false], [minimum, true]);
  if (maximum !== undefined) cases.push([maximum, true], [maximum + step, false]);
  if (type === 'integer' && minimum !== undefined) cases.push([minimum + 0.5, false]);
  if (property.multipleOf && minimum !== undefined) {
    cases.push([minimum + property.multipleOf, true], [minimum + property.multipleOf / 2, false]);
  }
  const items = (length: number) =>
    Array.from({ length }, (_, index) => {
      // The weights of the criteria of an assessment sum up to 100.
      if (property.items?.properties) return { ...item, weight: 100 / length };
      // A list of lists.
      if (property.items?.type === 'array') return [index + 1];
      const { type, minLength = 1 } = property.items ?? {};
      return type === 'string' ? '1'.repeat(minLength) : index + 1;
    });
  if (minItems !== undefined) cases.push([items(minItems - 1), false], [items(minItems), true]);
  if (maxItems !== undefined) cases.push([items(maxItems), true], [items(maxItems + 1), false]);
  if (property.format === 'email') cases.push(['a', false], ['a@b.id', true]);
  if (property.format === 'date') cases.push(['2024-02-29', true], ['2024-02-30', false]);
  if (property.pattern?.startsWith('^([01]')) cases.push(['23:59', true], ['24:00', false]);
  for (const choice of property.enum ?? []) cases.push([choice, true]);
  if (property.enum) cases.push(['none of these', false]);
  if (type === 'boolean') cases.push([true, true], [false, true], ['none of these', false]);
  const isIds =
    property.items !== undefined && !property.items.properties && property.items.type !== 'array';
  cases.push([null, property.nullable === true], [{ an: 'object' }, false]);
  cases.push(isIds ? [[0], false] : [[1], false]);
  return cases;
};

const limits = bodies.flatMap(([operationId, body]) =>
  Object.entries(body.properties)
    .filter(isJudged)
    .flatMap(([field, property]) =>
      outsideAndInside(property).map(([value, allowed]) => ({
        operationId,
        field,
        value,
        allowed,
        shown: (JSON.stringify(value) ?? 'undefined').slice(0, 40),
        length: typeof value === 'string' || Array.isArray(value) ? value.length : '-',
      })),
    ),
);

const rulesFor = (operationId: string, field: string): [Schema, object] => {
  const [rules, beside] = rulesOf[operationId] ?? [];
  if (!rules) throw new Error(`No rules for the body of ${operationId}`);
  const isFlat = FLAT.includes(operationId);
  return [rules, beside ?? (isFlat ? { ...roleWith[field], ...contact[field] } : {})];
};

/** Errors in lists and objects are reported for their parts, `activities[0]` or `pattern.name`. */
const fieldOf = (path: string) => path.split(/[.[]/)[0];

test('every body of the document has rules, and all rules belong to a body', () => {
  const operationIds = [...new Set(bodies.map(([operationId]) => operationId))];
  expect(operationIds.sort()).toEqual(Object.keys(rulesOf).sort());
});

test.each(
  everyNth(
    limits.filter(({ field }) => !FREE_LENGTH.has(field)),
    3,
  ),
)(
  '$operationId $field $shown (length $length): allowed $allowed',
  async ({ operationId, field, value, allowed }) => {
    const [rules, beside] = rulesFor(operationId, field);
    const messages = await messagesOf(rules, { ...beside, [field]: value });
    const own = Object.entries(messages).filter(([path]) => fieldOf(path) === field);
    expect({ own, allowed: own.length === 0 }).toMatchObject({ allowed });
  },
);

test.each(bodies)('%s requires the same fields', async (operationId, body) => {
  const optional = {
    ...(FLAT.includes(operationId) && roleWith),
    ...(operationId === 'acceptInvitation' && contact),
  };
  for (const field of Object.keys(body.properties)) {
    if (field === '_method' || field in optional) continue;
    const [rules, beside] = rulesFor(operationId, field);
    const messages = await messagesOf(rules, { ...beside, [field]: undefined });
    const isRequired = Object.keys(messages).some((path) => fieldOf(path) === field);
    expect([field, isRequired]).toEqual([field, body.required?.includes(field) ?? false]);
  }
});

test('the items of the bulk body have the schema of a single activity', () => {
  const bodyOf = (name: string) => bodies.find(([operationId]) => operationId === name)?.[1];
  const block = bodyOf('createInternshipActivities')?.properties.activities?.items;
  const { internship_id, ...fields } = bodyOf('createActivity')?.properties ?? {};
  expect(block?.properties).toEqual(fields);
});
