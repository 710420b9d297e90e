import type { OperationId } from '@/server/contract/operations';
import type { Services } from '@/server/services';
import { PDF, TEST_PASSWORD } from '@/server/testing/builders';
import { docxFile } from '@/server/testing/docxFile';
import { anImageFile, multipart } from '@/server/testing/multipart';
import { byScorePart } from '@/shared/resources/grades/scores';
import { periodName } from '@/shared/resources/internship-periods/periodName';
import { aCompanyInput } from '@/shared/testing/companyInput';
import { aHolidayInput } from '@/shared/testing/holidayInput';
import { aPlaceInput } from '@/shared/testing/placeInput';
import { aWorkPatternInput } from '@/shared/testing/workPatternInput';
import { ACTORS, type Actor, SIGNED_OUT } from './actors';
import { TODAY, type TwoPlacements } from './twoPlacements';

/** A schedule without days that get an activity: the hours alone are stored. */
const schedule = (internshipId: number) => ({
  internship_ids: [internshipId],
  start_date: '2190-03-01',
  end_date: '2190-03-01',
  pattern: aWorkPatternInput({ weekdays: [7] }),
});
const A_SLOT = { date: '2026-03-20', time: '09:00', minutes: 60, room: 'Ruang 7' };
const A_PAUSE = {
  start_date: '2026-04-01',
  end_date: '2026-04-10',
  reason: 'Cuti kuliah',
  expected: 0,
};
const NOTHING_PLANNED = { add: 0, change: 0, keep: 0, skip: 0, leftover: 0 };

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  payload?: object | Buffer;
  headers?: Record<string, string>;
}

export interface AccessTest {
  /** A request for records of the 'own' internship that succeeds for every permitted actor. */
  call: (placements: TwoPlacements, services: Services) => Call | Promise<Call>;
  /** Whether a success changes the database. A refusal never does. */
  changes: boolean;
  /** Actors who succeed without a change, because none of the records is theirs. */
  changesNothingOf: readonly Actor[];
  statuses: Record<Actor, number>;
}

const NO_PASSKEY = {
  id: 'none',
  client_data: 'e30',
  authenticator_data: 'AA',
  signature: 'AA',
};

/**
 * The answer of every operation to every actor, written independently of the access table and the
 * queries. An operation without an entry does not compile.
 *
 * The columns of the statuses: newcomer, super admin, then the lecturer, mentor and student of the
 * records and those of others.
 */
export const accessMatrix: Record<OperationId, AccessTest> = {
  login: writes(
    ({ own }) => post('/login', { identifier: own.student.nim, password: TEST_PASSWORD }),
    { everyone: 200 },
  ),
  // No provider is set.
  createSignOn: reads(() => post('/login/kampus/start', {}), { everyone: 404 }),
  loginWithProvider: reads(() => post('/login/kampus', { answer: 'code=x' }), { everyone: 404 }),
  logout: writes(() => post('/logout'), '200  200  200 200  200 200  200 200'),
  refreshSession: writes(() => post('/refresh'), '200  200  200 200  200 200  200 200', {
    // An expired token may still be refreshed.
    expired: 200,
  }),
  getCurrentUser: reads(() => post('/me'), '200  200  200 200  200 200  200 200'),
  changePassword: writes(
    () =>
      put('/change-password', {
        password: TEST_PASSWORD,
        new_password: 'Kuda-Laut-77-Hijau',
        new_password_confirmation: 'Kuda-Laut-77-Hijau',
      }),
    '200  200  200 200  200 200  200 200',
  ),

  createPasskeyChallenge: reads(() => post('/passkeys/challenge'), { everyone: 200 }),
  loginWithPasskey: reads(() => post('/login/passkey', { ...NO_PASSKEY }), { everyone: 422 }),
  getSecondFactors: reads(() => get('/me/second-factors'), '403  200  200 200  200 200  200 200'),
  createAuthenticator: writes(
    () => post('/me/authenticator'),
    '403  200  200 200  200 200  200 200',
  ),
  confirmAuthenticator: reads(
    () => put('/me/authenticator', { code: '000000' }),
    '403  409  409 409  409 409  409 409',
  ),
  deleteAuthenticator: reads(() => del('/me/authenticator'), '403  404  404 404  404 404  404 404'),
  createPasskeyCreation: reads(
    () => post('/me/passkeys/challenge'),
    '403  200  200 200  200 200  200 200',
  ),
  createPasskey: reads(
    () =>
      post('/me/passkeys', { name: 'Ponsel', id: 'none', client_data: 'e30', attestation: 'oA' }),
    '403  422  422 422  422 422  422 422',
  ),
  deletePasskey: reads(() => del('/me/passkeys/none'), '403  404  404 404  404 404  404 404'),
  renewRecoveryCodes: reads(
    () => post('/me/recovery-codes'),
    '403  409  409 409  409 409  409 409',
  ),
  confirmIdentity: writes(
    () => post('/me/identity', { password: TEST_PASSWORD }),
    '403  200  200 200  200 200  200 200',
  ),
  createSecondFactorCode: reads(
    ({ own }) => post(`/users/${own.student.user.id}/second-factor-code`),
    '403  409  403 403  403 403  403 403',
  ),

  getOwnAccount: reads(() => get('/me/account'), '403  200  200 200  200 200  200 200'),
  changeOwnContact: writes(
    () => put('/me/contact', { email: account().email, password: TEST_PASSWORD }),
    '403  200  200 200  200 200  200 200',
  ),
  exportOwnData: reads(() => post('/me/export'), '403  200  200 200  200 200  200 200'),
  createEmailConfirmation: writes(
    () => post('/me/email-confirmation'),
    '403  200  200 200  200 200  200 200',
  ),
  confirmEmail: writes(async ({ own: { student } }, { db, emailTokens }) => {
    const { id } = student.user;
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const token = emailTokens.tokenOf({ userId: id, email: email ?? '' });
    return put('/me/email-confirmation', { token });
  }, '403  403  403 403  403 403  200 403'),
  getOwnSignature: reads(() => get('/me/signature'), '403  200  200 200  200 200  403 403'),
  changeOwnSignature: writes(
    () => postForm('/me/signature', {}),
    '403  200  200 200  200 200  403 403',
  ),
  listSessions: reads(() => get('/sessions'), '403  200  200 200  200 200  200 200'),
  deleteSession: writes(
    async ({ own }, { db }) => del(`/sessions/${await aSessionOf(db, own.student.user.id)}`),
    '403  404  404 404  404 404  200 404',
  ),
  deleteOtherSessions: writes(() => del('/sessions'), '403  200  200 200  200 200  200 200'),

  listUsers: reads(() => get('/users'), '403  200  403 403  403 403  403 403'),
  exportUsers: reads(() => get('/users/export'), '403  200  403 403  403 403  403 403'),
  getUser: reads(
    ({ own }) => get(`/users/${own.student.user.id}`),
    '403  200  403 403  403 403  403 403',
  ),
  createUser: writes(
    () => post('/users', { ...account(), role: 'student', ...studentProfile() }),
    '403  201  403 403  403 403  403 403',
  ),
  updateUser: writes(
    ({ own }) => put(`/users/${own.student.user.id}`, account()),
    '403  200  403 403  403 403  403 403',
  ),
  deleteUser: writes(
    ({ spare }) => del(`/users/${spare.student.user.id}`),
    '403  200  403 403  403 403  403 403',
  ),
  resetUserPassword: writes(
    ({ own }) => put(`/users/${own.student.user.id}/reset-password`),
    '403  200  403 403  403 403  403 403',
  ),
  createPasswordCode: writes(
    ({ own }) => post(`/users/${own.student.user.id}/password-code`),
    '403  200  403 403  403 403  403 403',
  ),
  // Another one would be counted.
  submitForgottenPassword: reads(() => post('/password-codes/request', {}), { everyone: 422 }),
  readPasswordCodeHolder: reads(() => post('/password-codes/holder', { code: '0000' }), {
    everyone: 404,
  }),
  resetForgottenPassword: reads(() => post('/password-codes/recovery', { code: '0000' }), {
    everyone: 404,
  }),
  deleteUserEmailConfirmation: writes(
    ({ own }) => del(`/users/${own.student.user.id}/email-confirmation`),
    '403  200  403 403  403 403  403 403',
  ),

  getUserAnonymisation: reads(
    ({ own }) => get(`/users/${own.student.user.id}/anonymisation`),
    '403  200  403 403  403 403  403 403',
  ),
  anonymiseUser: writes(
    ({ spare }) => post(`/users/${spare.student.user.id}/anonymisation`, spare.student.user),
    '403  200  403 403  403 403  403 403',
  ),
  exportUser: reads(
    ({ own }) => post(`/users/${own.student.user.id}/export`),
    '403  200  403 403  403 403  403 403',
  ),

  applyToUsers: writes(
    ({ spare }) => post('/users/actions', { action: 'delete', ids: [spare.student.user.id] }),
    '403  200  403 403  403 403  403 403',
  ),

  listStudents: reads(() => get('/students'), '403  200  403 403  403 403  403 403'),
  exportStudents: reads(() => get('/students/export'), '403  200  403 403  403 403  403 403'),
  getStudent: reads(
    ({ own }) => get(`/students/${own.student.id}`),
    '403  200  403 403  403 403  403 403',
  ),
  createStudent: writes(
    () => post('/students', { ...account(), ...studentProfile() }),
    '403  201  403 403  403 403  403 403',
  ),
  updateStudent: writes(
    ({ own }) => put(`/students/${own.student.id}`, studentProfile()),
    '403  200  403 403  403 403  403 403',
  ),
  deleteStudent: writes(
    ({ spare }) => del(`/students/${spare.student.id}`),
    '403  200  403 403  403 403  403 403',
  ),

  listLecturers: reads(() => get('/lecturers'), '403  200  403 403  403 403  403 403'),
  exportLecturers: reads(() => get('/lecturers/export'), '403  200  403 403  403 403  403 403'),
  getLecturer: reads(
    ({ own }) => get(`/lecturers/${own.lecturer.id}`),
    '403  200  403 403  403 403  403 403',
  ),
  createLecturer: writes(
    () => postForm('/lecturers', { ...account(), nip: '9'.repeat(18) }),
    '403  201  403 403  403 403  403 403',
  ),
  updateLecturer: writes(
    ({ own }) => postForm(`/lecturers/${own.lecturer.id}`, { _method: 'put', nip: '9'.repeat(18) }),
    '403  200  403 403  403 403  403 403',
  ),
  deleteLecturer: writes(
    ({ spare }) => del(`/lecturers/${spare.lecturer.id}`),
    '403  200  403 403  403 403  403 403',
  ),

  listMentors: reads(() => get('/mentors'), '403  200  403 403  403 403  403 403'),
  exportMentors: reads(() => get('/mentors/export'), '403  200  403 403  403 403  403 403'),
  getMentor: reads(
    ({ own }) => get(`/mentors/${own.mentor.id}`),
    '403  200  403 403  403 403  403 403',
  ),
  createMentor: writes(
    ({ company }) =>
      postForm('/mentors', {
        ...account(),
        nik: '9'.repeat(16),
        company_id: String(company.id),
        is_active: '1',
      }),
    '403  201  403 403  403 403  403 403',
  ),
  updateMentor: writes(
    ({ own }) => postForm(`/mentors/${own.mentor.id}`, { _method: 'put', nik: '9'.repeat(16) }),
    '403  200  403 403  403 403  403 403',
  ),
  deleteMentor: writes(
    ({ spare }) => del(`/mentors/${spare.mentor.id}`),
    '403  200  403 403  403 403  403 403',
  ),

  applyToMentors: writes(
    ({ spare }) => post('/mentors/actions', { action: 'deactivate', ids: [spare.mentor.id] }),
    '403  200  403 403  403 403  403 403',
  ),

  createInvitation: writes(
    ({ company }) => post('/invitations', { role: 'mentor', company_id: company.id, ...account() }),
    '403  201  403 403  403 403  403 403',
  ),
  getInvitation: reads(
    ({ invited }) => get(`/users/${invited.user_id}/invitation`),
    '403  200  403 403  403 403  403 403',
  ),
  renewInvitation: writes(
    ({ invited }) => post(`/users/${invited.user_id}/invitation`),
    '403  200  403 403  403 403  403 403',
  ),
  cancelInvitation: writes(
    ({ invited }) => del(`/users/${invited.user_id}/invitation`),
    '403  200  403 403  403 403  403 403',
  ),
  readInvitationOffer: reads(() => post('/invitations/offer', { code: '0000' }), { everyone: 404 }),
  acceptInvitation: reads(() => postForm('/invitations/acceptance', { code: '0000' }), {
    everyone: 404,
  }),

  listCompanies: reads(() => get('/companies'), '403  200  403 403  403 403  403 403'),
  exportCompanies: reads(() => get('/companies/export'), '403  200  403 403  403 403  403 403'),
  getCompany: reads(
    ({ company }) => get(`/companies/${company.id}`),
    '403  200  403 403  403 403  403 403',
  ),
  createCompany: writes(
    () => post('/companies', companyInput()),
    '403  201  403 403  403 403  403 403',
  ),
  updateCompany: writes(
    ({ company }) => put(`/companies/${company.id}`, companyInput()),
    '403  200  403 403  403 403  403 403',
  ),
  deleteCompany: writes(
    ({ spare }) => del(`/companies/${spare.company.id}`),
    '403  200  403 403  403 403  403 403',
  ),
  applyToCompanies: writes(
    ({ spare }) => post('/companies/actions', { action: 'delete', ids: [spare.company.id] }),
    '403  200  403 403  403 403  403 403',
  ),
  listCompanyMentors: reads(
    ({ company }) => get(`/companies/${company.id}/mentors`),
    '403  200  403 403  403 403  403 403',
  ),

  listCourses: reads(() => get('/courses'), '403  200  200 200  403 403  403 403'),
  exportCourses: reads(() => get('/courses/export'), '403  200  200 200  403 403  403 403'),
  getCourse: reads(
    ({ course }) => get(`/courses/${course.code}`),
    '403  200  200 200  403 403  403 403',
  ),
  createCourse: writes(
    () => post('/courses', courseInput('BARU00001')),
    '403  201  403 403  403 403  403 403',
  ),
  updateCourse: writes(
    ({ spare }) => put(`/courses/${spare.course.code}`, courseInput(spare.course.code)),
    '403  200  403 403  403 403  403 403',
  ),
  deleteCourse: writes(
    ({ spare }) => del(`/courses/${spare.course.code}`),
    '403  200  403 403  403 403  403 403',
  ),

  applyToCourses: writes(
    ({ spare }) => post('/courses/actions', { action: 'delete', codes: [spare.course.code] }),
    '403  200  403 403  403 403  403 403',
  ),

  listPlaces: reads(() => get('/places'), '403  200  200 200  200 200  200 200'),
  exportPlaces: reads(() => get('/places/export'), '403  200  403 403  403 403  403 403'),
  getPlace: reads(
    ({ spare }) => get(`/places/${spare.place.id}`),
    '403  200  200 200  200 200  200 200',
  ),
  createPlace: writes(
    ({ company }) => post('/places', aPlaceInput({ company_id: company.id, name: 'Cabang' })),
    '403  201  403 403  403 403  403 403',
  ),
  updatePlace: writes(
    ({ company, spare }) =>
      put(`/places/${spare.place.id}`, aPlaceInput({ company_id: company.id, name: 'Gudang' })),
    '403  200  403 403  403 403  403 403',
  ),
  deletePlace: writes(
    ({ spare }) => del(`/places/${spare.place.id}`),
    '403  200  403 403  403 403  403 403',
  ),
  applyToPlaces: writes(
    ({ spare }) => post('/places/actions', { action: 'delete', ids: [spare.place.id] }),
    '403  200  403 403  403 403  403 403',
  ),

  listHolidays: reads(() => get('/holidays'), '403  200  403 403  403 403  403 403'),
  exportHolidays: reads(() => get('/holidays/export'), '403  200  403 403  403 403  403 403'),
  getHoliday: reads(
    ({ spare }) => get(`/holidays/${spare.holiday.id}`),
    '403  200  403 403  403 403  403 403',
  ),
  createHoliday: writes(
    () => post('/holidays', aHolidayInput({ date: '2028-08-17' })),
    '403  201  403 403  403 403  403 403',
  ),
  updateHoliday: writes(
    ({ spare }) => put(`/holidays/${spare.holiday.id}`, aHolidayInput({ date: '2028-08-18' })),
    '403  200  403 403  403 403  403 403',
  ),
  deleteHoliday: writes(
    ({ spare }) => del(`/holidays/${spare.holiday.id}`),
    '403  200  403 403  403 403  403 403',
  ),
  applyToHolidays: writes(
    ({ spare }) => post('/holidays/actions', { action: 'delete', ids: [spare.holiday.id] }),
    '403  200  403 403  403 403  403 403',
  ),
  getHolidayMove: reads(
    ({ spare }) => get(`/holidays/${spare.holiday.id}/move`),
    '403  200  403 403  403 403  403 403',
  ),
  createHolidayMove: {
    ...writes(
      ({ spare }) =>
        post(`/holidays/${spare.holiday.id}/move`, { date: '2028-08-21', expected: 0 }),
      '403  201  403 403  403 403  403 403',
    ),
    // The holiday has no activities.
    changesNothingOf: ['superAdmin'],
  },

  listInternshipPeriods: reads(
    () => get('/internship-periods'),
    '403  200  200 200  200 200  200 200',
  ),
  exportInternshipPeriods: reads(
    () => get('/internship-periods/export'),
    '403  200  200 200  200 200  200 200',
  ),
  getInternshipPeriod: reads(
    ({ period }) => get(`/internship-periods/${period.id}`),
    '403  200  200 200  200 200  200 200',
  ),
  createInternshipPeriod: writes(
    () => post('/internship-periods', periodInput()),
    '403  201  403 403  403 403  403 403',
  ),
  updateInternshipPeriod: writes(
    ({ spare }) => put(`/internship-periods/${spare.period.id}`, periodInput()),
    '403  200  403 403  403 403  403 403',
  ),
  deleteInternshipPeriod: writes(
    ({ spare }) => del(`/internship-periods/${spare.period.id}`),
    '403  200  403 403  403 403  403 403',
  ),
  applyToInternshipPeriods: writes(
    ({ spare }) =>
      post('/internship-periods/actions', { action: 'delete', ids: [spare.period.id] }),
    '403  200  403 403  403 403  403 403',
  ),
  getUnfinishedPlacements: reads(
    ({ period }) => get(`/internship-periods/${period.id}/unfinished-placements`),
    '403  200  403 403  403 403  403 403',
  ),
  closeInternshipPeriod: writes(
    ({ spare }) => patch(`/internship-periods/${spare.period.id}/close`, {}),
    '403  200  403 403  403 403  403 403',
  ),
  reopenInternshipPeriod: writes(
    ({ closedPeriod }) => patch(`/internship-periods/${closedPeriod.id}/reopen`),
    '403  200  403 403  403 403  403 403',
  ),

  listInternships: reads(() => get('/internships'), '403  200  200 200  200 200  403 403'),
  exportInternships: reads(() => get('/internships/export'), '403  200  200 200  200 200  403 403'),
  getInternship: reads(
    ({ own }) => get(`/internships/${own.internship.id}`),
    '403  200  200 404  200 404  200 404',
  ),
  createInternship: writes(
    (placements) =>
      post('/internships', { ...placement(placements), student_id: placements.other.student.id }),
    '403  201  403 403  403 403  403 403',
  ),
  createInternships: writes(
    (placements) => post('/internships/bulk', spareStudent(placements)),
    '403  201  403 403  403 403  403 403',
  ),
  getPlacementCheck: reads(
    (placements) => post('/internships/bulk/check', spareStudent(placements)),
    '403  200  403 403  403 403  403 403',
  ),
  getFreePlaces: reads(
    ({ period }) => get(`/internship-periods/${period.id}/free-places`),
    '403  200  403 403  403 403  403 403',
  ),
  updateInternship: writes(
    (placements) =>
      put(`/internships/${placements.own.internship.id}`, {
        ...placement(placements),
        lecturer_id: placements.other.lecturer.id,
      }),
    '403  200  403 403  403 403  403 403',
  ),
  deleteInternship: writes(
    ({ emptyInternship }) => del(`/internships/${emptyInternship.id}`),
    '403  200  403 403  403 403  403 403',
  ),
  updateInternships: writes(
    ({ own, other }) =>
      post('/internships/changes', {
        placements: [{ id: own.internship.id }],
        lecturer_id: other.lecturer.id,
        reason: 'Dosen sedang cuti.',
      }),
    '403  200  403 403  403 403  403 403',
  ),
  getPlacementChangeCheck: reads(
    ({ own, other }) =>
      post('/internships/changes/check', {
        internship_ids: [own.internship.id],
        lecturer_id: other.lecturer.id,
      }),
    '403  200  403 403  403 403  403 403',
  ),
  applyToInternships: writes(
    ({ emptyInternship }) =>
      post('/internships/actions', { action: 'delete', ids: [emptyInternship.id] }),
    '403  200  403 403  403 403  403 403',
  ),
  getDroppedActivities: reads(
    ({ own }) => get(`/internships/${own.internship.id}/dropped-activities?date_from=2026-03-20`),
    '403  200  403 403  403 403  403 403',
  ),
  endInternship: writes(
    ({ emptyInternship }) =>
      post(`/internships/${emptyInternship.id}/end`, {
        end_date: '2026-03-20',
        end_reason: 'resigned',
        expected: 0,
      }),
    '403  200  403 403  403 403  403 403',
  ),
  undoInternshipEnd: writes(
    ({ spans }) => post(`/internships/${spans.ended.id}/end/undo`, {}),
    '403  200  403 403  403 403  403 403',
  ),
  finishInternship: writes(
    ({ complete }) => post(`/internships/${complete.open.id}/finish`),
    '403  200  403 403  403 403  403 403',
  ),
  undoInternshipFinish: writes(
    ({ complete }) =>
      post(`/internships/${complete.finished.id}/finish/undo`, { reason: 'Nilai salah' }),
    '403  200  403 403  403 403  403 403',
  ),
  moveInternship: writes(
    ({ emptyInternship, spans }) =>
      post(`/internships/${emptyInternship.id}/move`, {
        end_date: '2026-03-20',
        company_id: spans.otherMentor.company_id,
        mentor_id: spans.otherMentor.id,
        expected: 0,
      }),
    '403  201  403 403  403 403  403 403',
  ),
  listInterruptions: reads(
    ({ own }) => get(`/internships/${own.internship.id}/interruptions`),
    '403  200  200 404  200 404  200 404',
  ),
  createInterruption: writes(
    ({ emptyInternship }) => post(`/internships/${emptyInternship.id}/interruptions`, A_PAUSE),
    '403  201  403 403  403 403  403 403',
  ),
  updateInterruption: writes(
    ({ spans: { interruption } }) =>
      put(`/internships/${interruption.internship_id}/interruptions/${interruption.id}`, A_PAUSE),
    '403  200  403 403  403 403  403 403',
  ),
  cancelInterruption: writes(
    ({ spans: { interruption } }) =>
      post(
        `/internships/${interruption.internship_id}/interruptions/${interruption.id}/cancel`,
        {},
      ),
    '403  200  403 403  403 403  403 403',
  ),
  listAttendancePlaces: reads(
    ({ own }) => get(`/internships/${own.internship.id}/attendance-places`),
    '403  200  200 404  200 404  200 404',
  ),
  listInternshipPlaces: reads(
    ({ own }) => get(`/internships/${own.internship.id}/places`),
    '403  200  200 404  200 404  403 403',
  ),
  updateInternshipPlaces: writes(
    ({ own, spare }) =>
      put(`/internships/${own.internship.id}/places`, { place_ids: [spare.place.id] }),
    '403  200  403 403  200 404  403 403',
  ),
  listAttendanceDays: reads(
    ({ own }) =>
      get(
        `/internships/${own.internship.id}/attendance-days?date_from=2026-03-01&date_to=2026-03-31`,
      ),
    '403  200  200 404  200 404  200 404',
  ),
  getAttendanceDay: reads(
    ({ own }) => get(`/internships/${own.internship.id}/attendance-days/2026-03-02`),
    '403  200  200 404  200 404  200 404',
  ),
  listAttendanceRecap: reads(
    ({ period }) => get(`/attendance-recap?${recapOf(period.id)}`),
    '403  200  200 200  200 200  403 403',
  ),
  getAttendanceTotals: reads(
    ({ period }) => get(`/attendance-recap/totals?${recapOf(period.id)}`),
    '403  200  200 200  200 200  403 403',
  ),
  listWorkPatterns: reads(
    ({ own }) => get(`/internships/${own.internship.id}/work-patterns`),
    '403  200  200 404  200 404  200 404',
  ),
  getScheduleCheck: reads(
    ({ own }) => post('/schedules/check', schedule(own.internship.id)),
    '403  200  403 403  200 422  403 403',
  ),
  getStoredHours: reads(
    ({ own }) => post('/schedules/hours', { internship_ids: [own.internship.id] }),
    '403  200  403 403  200 422  403 403',
  ),
  createSchedule: writes(
    ({ own }) => post('/schedules', { ...schedule(own.internship.id), expected: NOTHING_PLANNED }),
    '403  201  403 403  201 422  403 403',
  ),
  listInternshipActivities: reads(
    ({ own }) => get(`/internships/${own.internship.id}/activities`),
    '403  200  200 404  200 404  200 404',
  ),
  exportInternshipActivities: reads(
    ({ own }) => get(`/internships/${own.internship.id}/activities/export`),
    '403  200  200 404  200 404  200 404',
  ),
  createInternshipActivities: writes(
    ({ own }) =>
      post(`/internships/${own.internship.id}/activities/bulk`, { activities: [activityInput()] }),
    '403  201  403 403  201 404  403 403',
  ),
  listInternshipGrades: reads(
    ({ own }) => get(`/internships/${own.internship.id}/grades`),
    '403  200  200 404  200 404  403 403',
  ),
  exportInternshipGrades: reads(
    ({ own }) => get(`/internships/${own.internship.id}/grades/export`),
    '403  200  200 404  200 404  403 403',
  ),
  listStudentInternships: reads(
    () => get('/student/internships'),
    '403  403  403 403  403 403  200 200',
  ),

  listActivities: reads(() => get('/activities'), '403  200  200 200  200 200  200 200'),
  exportActivities: reads(() => get('/activities/export'), '403  200  200 200  200 200  200 200'),
  getActivity: reads(
    ({ own }) => get(`/activities/${own.activity.id}`),
    '403  200  200 404  200 404  200 404',
  ),
  createActivity: writes(
    ({ own }) => post('/activities', { ...activityInput(), internship_id: own.internship.id }),
    '403  201  403 403  201 422  403 403',
  ),
  updateActivity: writes(
    ({ own }) => put(`/activities/${own.activity.id}`, activityInput()),
    '403  200  403 403  200 404  403 403',
  ),
  deleteActivity: writes(
    ({ own }) => del(`/activities/${own.activity.id}`),
    '403  200  403 403  200 404  403 403',
  ),
  validateActivityAsMentor: writes(
    ({ own }) => patch(`/activities/${own.activity.id}/validate-mentor`),
    '403  200  403 403  200 404  403 403',
  ),
  validateActivityAsLecturer: writes(
    ({ own }) => patch(`/activities/${own.activity.id}/validate-lecturer`),
    '403  200  200 404  403 403  403 403',
  ),
  recordAttendance: writes(
    ({ own }) =>
      patch(`/activities/${own.activity.id}/presence-student`, {
        latitude: -6.9,
        longitude: 107.6,
      }),
    '403  403  403 403  403 403  200 404',
  ),

  createActivityPress: writes(
    ({ own }) =>
      post(`/activities/${own.activity.id}/presses`, {
        kind: 'in',
        claimed_time: '08:05',
        reason_note: 'Ponsel rusak.',
      }),
    '403  201  403 403  201 404  403 403',
  ),
  voidActivityPress: writes(
    ({ own }) =>
      post(`/activities/${own.press.activity_id}/presses/${own.press.id}/void`, {
        reason: 'Salah orang.',
      }),
    '403  200  403 403  200 404  403 403',
  ),

  updateActivityLog: writes(
    ({ own }) => put(`/student/activities/${own.activity.id}/log`, { text: 'Catatan baru' }),
    '403  403  403 403  403 403  200 404',
  ),
  submitActivityLog: writes(
    ({ own }) => post(`/student/activities/${own.activity.id}/log/hand-in`),
    '403  403  403 403  403 403  200 404',
  ),
  createActivityPhoto: writes(
    async ({ own }) => ({
      ...post(`/student/activities/${own.activity.id}/photos`),
      ...(await multipart({ photo: await anImageFile() })),
    }),
    '403  403  403 403  403 403  201 404',
  ),
  listAttendanceRequests: reads(
    () => get('/attendance-requests'),
    '403  200  200 200  200 200  200 200',
  ),
  exportAttendanceRequests: reads(
    () => get('/attendance-requests/export'),
    '403  200  200 200  200 200  403 403',
  ),
  getAttendanceRequestCounts: reads(
    () => get('/attendance-requests/counts'),
    '403  200  200 200  200 200  200 200',
  ),
  getAttendanceRequest: reads(
    ({ own }) => get(`/attendance-requests/${own.request.id}`),
    '403  200  200 404  200 404  200 404',
  ),
  getAttendanceRequestFile: reads(
    ({ own }) => get(`/attendance-requests/${own.request.id}/file`),
    '403  200  200 404  200 404  200 404',
  ),
  createAttendanceRequest: writes(
    async ({ own }) => ({
      ...post('/attendance-requests'),
      ...(await multipart({
        internship_id: String(own.internship.id),
        kind: 'sick',
        start_date: TODAY,
        end_date: TODAY,
        reason: 'Demam.',
        file: await anImageFile(),
      })),
    }),
    '403  403  403 403  403 403  201 422',
  ),
  withdrawAttendanceRequest: writes(
    ({ own }) => post(`/attendance-requests/${own.request.id}/withdraw`),
    '403  403  403 403  403 403  200 404',
  ),
  decideAttendanceRequests: {
    ...writes(
      ({ own }) =>
        post('/attendance-requests/decisions', {
          decision: 'approve',
          request_ids: [own.request.id],
        }),
      '403  200  200 200  200 200  403 403',
    ),
    // Requests that are not theirs are refused one by one.
    changesNothingOf: ['otherLecturer', 'otherMentor'],
  },
  listGuidanceSessions: reads(
    () => get('/guidance-sessions'),
    '403  200  200 200  403 403  200 200',
  ),
  exportGuidanceSessions: reads(
    () => get('/guidance-sessions/export'),
    '403  200  200 200  403 403  403 403',
  ),
  listGuidanceProgress: reads(
    () => get('/guidance-sessions/progress'),
    '403  200  200 200  403 403  200 200',
  ),
  getGuidanceSession: reads(
    ({ own }) => get(`/guidance-sessions/${own.session.id}`),
    '403  200  200 404  403 403  200 404',
  ),
  createGuidanceSession: writes(
    ({ own }) => post('/guidance-sessions', { ...guidance(), internship_id: own.internship.id }),
    '403  403  201 422  403 403  201 422',
  ),
  updateGuidanceSession: writes(
    ({ own }) => put(`/guidance-sessions/${own.session.id}`, guidance()),
    '403  403  403 403  403 403  200 404',
  ),
  deleteGuidanceSession: writes(
    ({ own }) => del(`/guidance-sessions/${own.session.id}`),
    '403  403  403 403  403 403  200 404',
  ),
  returnGuidanceSession: writes(
    ({ own }) =>
      post(`/guidance-sessions/${own.session.id}/return`, { reason: 'Tuliskan hasilnya.' }),
    '403  403  200 404  403 403  403 403',
  ),
  agreeToGuidanceSessions: {
    ...writes(
      ({ own }) => post('/guidance-sessions/agreements', { sessions: [{ id: own.session.id }] }),
      '403  403  200 200  403 403  403 403',
    ),
    // Sessions that are not theirs are refused one by one.
    changesNothingOf: ['otherLecturer'],
  },
  listLetters: reads(() => get('/letters'), '403  200  403 403  403 403  200 200'),
  getLetterFile: reads(
    ({ letter }) => get(`/letters/${letter.id}/file`),
    '403  200  403 403  403 403  200 404',
  ),
  listLetterFiles: reads(
    ({ letter }) => get(`/letters/files?ids=${letter.id}`),
    '403  200  403 403  403 403  403 403',
  ),
  createLetters: writes(
    ({ own }) =>
      post('/letters', {
        kind: 'introduction',
        date: '2026-03-09',
        signatory_name: 'Dr. Ratna Dewi, M.Kom.',
        signatory_position: 'Ketua Jurusan',
        groups: [[own.internship.id]],
      }),
    '403  201  403 403  403 403  403 403',
  ),
  cancelLetter: writes(
    ({ letter }) => post(`/letters/${letter.id}/cancel`, { reason: 'Nama perusahaan salah.' }),
    '403  200  403 403  403 403  403 403',
  ),
  getLetter: reads(
    ({ letter }) => get(`/letters/${letter.id}`),
    '403  200  403 403  403 403  200 404',
  ),
  exportLetters: reads(() => get('/letters/export'), '403  200  403 403  403 403  403 403'),
  checkLetters: reads(
    ({ own }) =>
      post('/letters/check', {
        kind: 'introduction',
        date: '2026-03-09',
        groups: [[own.internship.id]],
      }),
    '403  200  403 403  403 403  403 403',
  ),
  getLetterScan: reads(
    ({ letter }) => get(`/letters/${letter.id}/scan`),
    '403  200  403 403  403 403  200 404',
  ),
  updateLetterScan: writes(
    async ({ letter }) => ({
      ...put(`/letters/${letter.id}/scan`),
      ...(await multipart({ file: await anImageFile() })),
    }),
    '403  200  403 403  403 403  403 403',
  ),
  deleteLetterScan: writes(
    ({ letter }) => del(`/letters/${letter.id}/scan`),
    '403  200  403 403  403 403  403 403',
  ),
  listLetterTemplates: reads(() => get('/letter-templates'), '403  200  403 403  403 403  403 403'),
  createLetterTemplateVersion: writes(
    async () => ({
      ...post('/letter-templates/introduction/versions'),
      ...(await multipart({ file: new Blob([new Uint8Array(docxFile('{nomor} {nama} {%qr}'))]) })),
    }),
    '403  201  403 403  403 403  403 403',
  ),
  updateLetterTemplate: writes(
    () => put('/letter-templates/completion', { current_number: 1 }),
    '403  200  403 403  403 403  403 403',
  ),
  getLetterTemplateFile: reads(
    () => get('/letter-templates/introduction/file'),
    '403  200  403 403  403 403  403 403',
  ),
  getLetterTemplatePreview: reads(
    () => get('/letter-templates/introduction/preview'),
    '403  200  403 403  403 403  403 403',
  ),
  previewLetterTemplate: reads(
    async () => ({
      ...post('/letter-templates/introduction/preview'),
      ...(await multipart({ file: new Blob([new Uint8Array(docxFile('Nomor {nomor}'))]) })),
    }),
    '403  200  403 403  403 403  403 403',
  ),
  listLetterSeries: reads(() => get('/letter-series'), '403  200  403 403  403 403  403 403'),
  updateLetterSeries: writes(
    () => put('/letter-series/introduction/2026', { pattern: '{no}/PL.1/{bulan_romawi}/{tahun}' }),
    '403  200  403 403  403 403  403 403',
  ),
  listDefences: reads(() => get('/defences'), '403  200  200 200  403 403  403 403'),
  exportDefences: reads(() => get('/defences/export'), '403  200  200 200  403 403  403 403'),
  getDefenceScheduleFile: reads(
    ({ period }) => get(`/defences/file?internship_period_id=${period.id}`),
    '403  200  200 200  403 403  403 403',
  ),
  getDefence: reads(
    ({ defence }) => get(`/defences/${defence.id}`),
    '403  200  200 404  403 403  403 403',
  ),
  getDefenceFile: reads(
    ({ defence }) => get(`/defences/${defence.id}/file`),
    '403  200  200 404  403 403  403 403',
  ),
  getInternshipDefence: reads(
    ({ own }) => get(`/internships/${own.internship.id}/defence`),
    '403  200  200 404  403 403  200 404',
  ),
  createDefences: writes(
    ({ own, emptyInternship }) =>
      post('/defences', {
        internship_ids: [emptyInternship.id],
        ...A_SLOT,
        examiner_ids: [own.lecturer.id],
      }),
    '403  201  403 403  403 403  403 403',
  ),
  updateDefence: writes(
    ({ defence, own }) =>
      put(`/defences/${defence.id}`, { ...A_SLOT, examiner_ids: [own.lecturer.id] }),
    '403  200  403 403  403 403  403 403',
  ),
  cancelDefence: writes(
    ({ defence }) => post(`/defences/${defence.id}/cancel`, { reason: 'Penguji sakit.' }),
    '403  200  403 403  403 403  403 403',
  ),
  submitDefenceScore: writes(
    ({ defence }) => put(`/defences/${defence.id}/score`, { score: 82.5, remark: 'Baik.' }),
    '403  403  200 404  403 403  403 403',
  ),
  listCertificates: reads(
    ({ period }) => get(`/certificates?kind=student&internship_period_id=${period.id}`),
    '403  200  403 403  403 403  403 403',
  ),
  exportCertificates: reads(
    ({ period }) => get(`/certificates/export?kind=student&internship_period_id=${period.id}`),
    '403  200  403 403  403 403  403 403',
  ),
  getCertificate: reads(
    ({ certificate }) => get(`/certificates/${certificate.id}`),
    '403  200  403 403  403 403  403 403',
  ),
  checkCertificates: reads(
    ({ period, own }) =>
      get(
        `/certificates/check?kind=student&internship_period_id=${period.id}&ids=${own.internship.id}`,
      ),
    '403  200  403 403  403 403  403 403',
  ),
  issueCertificates: writes(
    ({ finished }) =>
      post('/certificates', {
        kind: 'student',
        internship_period_id: finished.internship_period_id,
        recipient_ids: [finished.id],
        date: '2026-03-09',
        signatory_name: 'Dr. Ratna Dewi, M.Kom.',
        signatory_position: 'Ketua Jurusan',
      }),
    '403  201  403 403  403 403  403 403',
  ),
  revokeCertificate: writes(
    ({ certificate }) =>
      post(`/certificates/${certificate.id}/revoke`, { reason: 'Nama perusahaan salah.' }),
    '403  200  403 403  403 403  403 403',
  ),
  listCertificateFiles: reads(
    ({ certificate }) => get(`/certificates/files?ids=${certificate.id}`),
    '403  200  403 403  403 403  403 403',
  ),
  getCertificateFile: reads(
    ({ certificate }) => get(`/certificates/${certificate.id}/file`),
    '403  200  403 403  404 404  200 404',
  ),
  listMentorCertificates: reads(
    () => get('/mentor/certificates'),
    '403  403  403 403  200 200  403 403',
  ),
  getInternshipCertificate: reads(
    ({ own }) => get(`/internships/${own.internship.id}/certificate`),
    '403  200  403 403  403 403  200 404',
  ),
  getPlacementWindow: reads(
    ({ places }) => get(`/internship-periods/${places.period}/placement-window`),
    '403  200  403 403  403 403  403 403',
  ),
  updatePlacementWindow: writes(
    ({ places }) =>
      put(`/internship-periods/${places.period}/placement-window`, {
        open_from: '2026-03-01',
        open_until: '2026-03-31',
      }),
    '403  200  403 403  403 403  403 403',
  ),
  updatePlacementException: writes(
    ({ places, own }) =>
      put(`/internship-periods/${places.period}/placement-window/exceptions/${own.student.id}`, {
        until: '2026-04-30',
        reason: 'Baru sembuh.',
      }),
    '403  200  403 403  403 403  403 403',
  ),
  deletePlacementException: writes(
    ({ places }) =>
      del(`/internship-periods/${places.period}/placement-window/exceptions/${places.otherId}`),
    '403  200  403 403  403 403  403 403',
  ),
  listPlacementOptions: reads(
    () => get('/student/placement-options'),
    '403  403  403 403  403 403  200 200',
  ),
  listPlacementRequests: reads(
    () => get('/placement-requests'),
    '403  200  403 403  403 403  200 200',
  ),
  exportPlacementRequests: reads(
    () => get('/placement-requests/export'),
    '403  200  403 403  403 403  403 403',
  ),
  getPlacementRequestCounts: reads(
    () => get('/placement-requests/counts'),
    '403  200  403 403  403 403  403 403',
  ),
  getPlacementRequest: reads(
    ({ places }) => get(`/placement-requests/${places.waiting.id}`),
    '403  200  403 403  403 403  200 404',
  ),
  getPlacementRequestFile: reads(
    ({ places }) => get(`/placement-requests/${places.waiting.id}/file`),
    '403  200  403 403  403 403  200 404',
  ),
  createPlacementRequest: writes(
    ({ places }) =>
      post('/placement-requests', { ...placesWanted(places), internship_period_id: places.free }),
    '403  403  403 403  403 403  201 201',
  ),
  updatePlacementRequest: writes(
    ({ places }) => put(`/placement-requests/${places.draft.id}`, placesWanted(places)),
    '403  403  403 403  403 403  200 404',
  ),
  updatePlacementRequestFile: writes(
    async ({ places }) => ({
      ...put(`/placement-requests/${places.draft.id}/file`),
      ...(await multipart({ file: await anImageFile() })),
    }),
    '403  403  403 403  403 403  200 404',
  ),
  deletePlacementRequestFile: writes(
    ({ places }) => del(`/placement-requests/${places.draft.id}/file`),
    '403  403  403 403  403 403  200 404',
  ),
  submitPlacementRequest: writes(
    ({ places }) => post(`/placement-requests/${places.draft.id}/send`, {}),
    '403  403  403 403  403 403  200 404',
  ),
  withdrawPlacementRequest: writes(
    ({ places }) => post(`/placement-requests/${places.waiting.id}/withdraw`),
    '403  403  403 403  403 403  200 404',
  ),
  confirmPlacementMembership: writes(
    ({ places }) => post(`/placement-requests/${places.group.id}/membership`, { answer: 'agreed' }),
    '403  403  403 403  403 403  200 404',
  ),
  decidePlacementRequest: writes(
    ({ places }) =>
      post(`/placement-requests/${places.waiting.id}/decision`, {
        decision: 'refuse',
        comment: 'Tempat sudah penuh.',
      }),
    '403  200  403 403  403 403  403 403',
  ),
  listSimilarCompanies: reads(
    ({ places }) => get(`/placement-requests/${places.own.id}/similar-companies`),
    '403  200  403 403  403 403  403 403',
  ),
  linkPlacementRequestCompany: writes(
    ({ places }) =>
      post(`/placement-requests/${places.own.id}/company`, { company_id: places.company.id }),
    '403  200  403 403  403 403  403 403',
  ),
  listPlacementSuggestions: reads(
    ({ places }) =>
      get(
        `/placement-requests/suggestions?internship_period_id=${places.waiting.internship_period_id}`,
      ),
    '403  200  403 403  403 403  403 403',
  ),
  checkPlacementAcceptances: reads(
    (placements) => post('/placement-requests/acceptances/check', acceptance(placements)),
    '403  200  403 403  403 403  403 403',
  ),
  acceptPlacementRequests: writes(
    (placements) => post('/placement-requests/acceptances', acceptance(placements)),
    '403  200  403 403  403 403  403 403',
  ),
  listAssessmentForms: reads(() => get('/assessment-forms'), '403  200  403 403  403 403  403 403'),
  createAssessmentForm: writes(
    ({ assessments }) => post('/assessment-forms', assessmentForm(assessments.course.code)),
    '403  201  403 403  403 403  403 403',
  ),
  getAssessmentForm: reads(
    ({ assessments }) => get(`/assessment-forms/${assessments.mentors.id}`),
    '403  200  403 403  403 403  403 403',
  ),
  updateAssessmentForm: writes(
    ({ assessments: { unused } }) =>
      put(`/assessment-forms/${unused.id}`, assessmentForm(unused.course_code)),
    '403  200  403 403  403 403  403 403',
  ),
  deleteAssessmentForm: writes(
    ({ assessments }) => del(`/assessment-forms/${assessments.unused.id}`),
    '403  200  403 403  403 403  403 403',
  ),
  listStudentAssessmentForms: reads(
    ({ own }) => get(`/student/internships/${own.internship.id}/assessment-forms`),
    '403  403  403 403  403 403  200 404',
  ),
  listAssessments: reads(() => get('/assessments'), '403  200  200 200  200 200  403 403'),
  exportAssessments: reads(() => get('/assessments/export'), '403  200  200 200  200 200  403 403'),
  listInternshipAssessments: reads(
    ({ own }) => get(`/internships/${own.internship.id}/assessments`),
    '403  200  200 404  200 404  403 403',
  ),
  getAssessment: reads(
    ({ own, assessments }) =>
      get(`/internships/${own.internship.id}/assessments/${assessments.mentors.id}`),
    '403  200  200 404  200 404  403 403',
  ),
  updateAssessment: writes(
    ({ own, assessments }) =>
      put(
        `/internships/${own.internship.id}/assessments/${assessments.mentors.id}`,
        assessmentSheet(),
      ),
    '403  403  403 404  200 404  403 403',
  ),
  submitAssessment: writes(
    ({ own, assessments }) =>
      post(
        `/internships/${own.internship.id}/assessments/${assessments.mentors.id}/send`,
        assessmentSheet(),
      ),
    '403  403  403 404  200 404  403 403',
  ),
  returnAssessment: writes(
    ({ own, assessments }) =>
      post(`/internships/${own.internship.id}/assessments/${assessments.lecturers.id}/return`, {
        reason: 'Periksa kembali kedisiplinan.',
      }),
    '403  200  403 403  403 403  403 403',
  ),
  listFinalReports: reads(() => get('/final-reports'), '403  200  200 200  403 403  200 200'),
  exportFinalReports: reads(
    () => get('/final-reports/export'),
    '403  200  200 200  403 403  403 403',
  ),
  getFinalReport: reads(
    ({ own }) => get(`/final-reports/${own.internship.id}`),
    '403  200  200 404  403 403  200 404',
  ),
  getFinalReportFile: reads(
    ({ own }) => get(`/final-reports/${own.internship.id}/versions/1/file`),
    '403  200  200 404  403 403  200 404',
  ),
  createFinalReportVersion: writes(
    async ({ own }) => ({
      ...post(`/final-reports/${own.internship.id}/versions`),
      ...(await multipart({
        title: 'Pemantauan Jaringan',
        file: new Blob([new Uint8Array(PDF)], { type: 'application/pdf' }),
      })),
    }),
    '403  403  403 403  403 403  201 404',
  ),
  returnFinalReport: writes(
    ({ own }) => post(`/final-reports/${own.internship.id}/return`, { comment: 'Lengkapi.' }),
    '403  403  200 404  403 403  403 403',
  ),
  acceptFinalReport: writes(
    ({ own }) => post(`/final-reports/${own.internship.id}/accept`, {}),
    '403  403  200 404  403 403  403 403',
  ),
  reopenFinalReport: writes(
    ({ silent }) => post(`/final-reports/${silent.id}/reopen`, { reason: 'Belum lengkap.' }),
    '403  200  200 404  403 403  403 403',
  ),
  deleteActivityPhoto: writes(
    ({ own }) => del(`/student/activities/${own.activity.id}/photos/${own.photo.id}`),
    '403  403  403 403  403 403  200 404',
  ),

  returnActivity: writes(
    ({ own }) => post(`/activities/${own.activity.id}/return`, { comment: 'Lengkapi.' }),
    '403  403  200 404  200 404  403 403',
  ),
  undoActivityDecision: writes(
    // A super admin must name the reviewer.
    ({ decided }) => post(`/activities/${decided.id}/undo`, { reason: 'Salah orang.' }),
    '403  422  200 404  200 404  403 403',
  ),
  listActivitySteps: reads(
    ({ decided }) => get(`/activities/${decided.id}/steps`),
    '403  200  200 404  200 404  200 404',
  ),

  listFollowUps: reads(() => get('/follow-ups'), '403  200  200 200  200 200  200 200'),
  getFollowUp: reads(
    () => get('/follow-ups/silent_students'),
    '403  200  200 200  200 200  404 404',
  ),
  updateFollowUp: writes(
    () => put('/follow-ups/silent_students', { put_off_days: 3 }),
    '403  200  200 200  200 200  404 404',
  ),
  updateFollowUpItem: writes(
    ({ silent }) => put(`/follow-ups/silent_students/items/${silent.id}`, { is_settled: true }),
    '403  200  200 404  200 404  404 404',
  ),
  createFollowUpReminder: writes(
    ({ silent }) => post(`/follow-ups/silent_students/items/${silent.id}/reminders`),
    '403  201  201 404  201 404  404 404',
  ),

  listNotifications: reads(() => get('/notifications'), '403  200  200 200  200 200  200 200'),
  getNotificationCount: reads(
    () => get('/notifications/count'),
    '403  200  200 200  200 200  200 200',
  ),
  getNotificationStream: reads(
    () => get('/notifications/stream'),
    '403  200  200 200  200 200  200 200',
  ),
  updateNotifications: {
    ...writes(
      ({ news }) => put('/notifications', { newest_id: news.id }),
      '403  200  200 200  200 200  200 200',
    ),
    // The news of another person mark nothing.
    changesNothingOf: [
      'superAdmin',
      'ownLecturer',
      'otherLecturer',
      'ownMentor',
      'otherMentor',
      'otherStudent',
    ],
  },
  updateNotification: writes(
    ({ news }) => put(`/notifications/${news.id}`, { is_read: true }),
    '403  404  404 404  404 404  200 404',
  ),
  listNotificationPreferences: reads(
    () => get('/notification-preferences'),
    '403  200  200 200  200 200  200 200',
  ),
  updateNotificationPreference: writes(
    () => put('/notification-preferences/reset_passwords', { is_shown: false }),
    '403  200  200 200  200 200  200 200',
  ),
  getMailPreferences: reads(() => get('/mail-preferences'), '403  200  200 200  200 200  200 200'),
  updateNewsMailPreference: writes(
    () => put('/mail-preferences/news/decided_requests', { channel: 'never' }),
    '403  404  404 404  404 404  200 200',
  ),
  updateFollowUpMailPreference: writes(
    () => put('/mail-preferences/follow-ups/waiting_reviews', { channel: 'never' }),
    '403  404  200 200  200 200  404 404',
  ),
  updateDigestHour: writes(
    () => put('/mail-preferences/digest-hour', { digest_hour: 9 }),
    '403  200  200 200  200 200  200 200',
  ),

  listSavedViews: reads(
    () => get('/saved-views?list=internships'),
    '403  200  200 200  200 200  403 403',
  ),
  createSavedView: writes(
    () =>
      post('/saved-views', {
        list: 'internships',
        name: 'Per nama',
        query: 'sort=student.user.name',
        is_shared: false,
      }),
    '403  201  201 201  201 201  403 403',
  ),
  // A view of the lecturer that is not shared: all others get 404.
  updateSavedView: writes(
    ({ own }) =>
      put(`/saved-views/${own.view.id}`, {
        name: 'Per NIM',
        query: 'sort=student.nim',
        is_shared: false,
      }),
    '403  404  200 404  404 404  403 403',
  ),
  deleteSavedView: writes(
    ({ own }) => del(`/saved-views/${own.view.id}`),
    '403  404  200 404  404 404  403 403',
  ),

  listReviews: reads(() => get('/reviews?view=all&page=1'), '403  403  200 200  200 200  403 403'),
  getReviewCounts: reads(() => get('/reviews/counts'), '403  403  200 200  200 200  403 403'),
  getReviewSelection: reads(
    () => get('/reviews/selection?view=all&group=student'),
    '403  403  200 200  200 200  403 403',
  ),
  getReviewSummary: reads(
    ({ own }) => post('/reviews/summary', { activity_ids: [own.activity.id] }),
    '403  403  200 200  200 200  403 403',
  ),
  // The result of each activity says whether it exists, where a single request would get 404.
  recordReviewDecisions: {
    ...writes(
      ({ own }) =>
        post('/reviews/decisions', {
          decision: 'return',
          comment: 'Lengkapi.',
          seen_state: 'waiting',
          activity_ids: [own.activity.id],
        }),
      '403  403  200 200  200 200  403 403',
    ),
    changesNothingOf: ['otherLecturer', 'otherMentor'],
  },

  listGrades: reads(() => get('/grades'), '403  200  200 200  200 200  403 403'),
  exportGrades: reads(() => get('/grades/export'), '403  200  200 200  200 200  403 403'),
  getGradeSheet: reads(
    ({ course, period }) =>
      get(`/grades/sheet?course_code=${course.code}&internship_period_id=${period.id}`),
    '403  200  200 200  403 403  403 403',
  ),
  getGrade: reads(
    ({ own }) => get(`/grades/${own.grade.id}`),
    '403  200  200 404  200 404  403 403',
  ),
  createGrade: writes(
    ({ own, spare }) => post('/grades', gradeInput(own.internship.id, spare.course.code)),
    '403  201  201 422  403 403  403 403',
  ),
  updateGrade: writes(
    ({ own, course }) =>
      put(`/grades/${own.grade.id}`, {
        ...gradeInput(own.internship.id, course.code),
        reason: 'Salah ketik',
      }),
    '403  200  200 404  403 403  403 403',
  ),
  deleteGrade: writes(
    ({ own }) => del(`/grades/${own.grade.id}?reason=Salah+ketik`),
    '403  200  200 404  403 403  403 403',
  ),

  // Printing stores the code of the report.
  getActivityReport: writes(
    ({ own }) => get(`/reports/internships/${own.internship.id}/activities`),
    '403  200  200 404  200 404  403 403',
  ),
  exportActivityReport: reads(
    ({ own }) => get(`/reports/internships/${own.internship.id}/activities/export`),
    '403  200  200 404  200 404  403 403',
  ),
  getAssessmentReport: writes(
    ({ own, assessments }) =>
      get(`/reports/internships/${own.internship.id}/assessments/${assessments.sent.id}`),
    '403  200  200 404  200 404  403 403',
  ),
  getAttendanceReport: writes(
    ({ period }) => get(`/reports/attendance?${recapOf(period.id)}`),
    '403  200  200 200  200 200  403 403',
  ),
  exportAttendanceReport: reads(
    ({ period }) => get(`/reports/attendance/export?${recapOf(period.id)}`),
    '403  200  200 200  200 200  403 403',
  ),
  getGradeReport: reads(
    (placements) => ({
      ...get(`/reports/grades?${new URLSearchParams(Object.entries(reportFilters(placements)))}`),
      headers: { accept: 'application/json' },
    }),
    '403  200  403 403  403 403  403 403',
  ),
  exportGradeReport: reads(
    (placements) =>
      get(
        `/reports/grades/export?${new URLSearchParams(Object.entries(reportFilters(placements)))}`,
      ),
    '403  200  403 403  403 403  403 403',
  ),
  getGradeCounts: reads(
    ({ period }) => get(`/reports/grades/all?internship_period_id=${period.id}`),
    '403  200  403 403  403 403  403 403',
  ),
  getAllGrades: writes(
    ({ period }) => get(`/reports/grades/all/pdf?layout=pairs&internship_period_id=${period.id}`),
    '403  200  403 403  403 403  403 403',
  ),
  exportAllGrades: reads(
    ({ period }) => get(`/reports/grades/all/export?layout=list&internship_period_id=${period.id}`),
    '403  200  403 403  403 403  403 403',
  ),
  getGradeReportOptions: reads(
    () => get('/reports/grades/options'),
    '403  200  403 403  403 403  403 403',
  ),
  // The signed URL is the permission; accessMatrix.test.ts tests it.
  getReportFile: reads(() => get('/reports/files/laporan.pdf?token=nothing'), { everyone: 404 }),
  // The code is the permission; reportVerification.test.ts has one. An unknown code would be counted, so this is none.
  getReportVerification: reads(() => get('/verifications/0000'), { everyone: 404 }),

  getAdminDashboard: reads(
    ({ period }) => get(`/admin/dashboard/${period.id}`),
    '403  200  403 403  403 403  403 403',
  ),
  getMentorDashboard: reads(
    ({ period }) => get(`/mentor/dashboard/${period.id}`),
    '403  403  403 403  200 200  403 403',
  ),
  getLecturerDashboard: reads(
    ({ period }) => get(`/lecturer/dashboard/${period.id}`),
    '403  403  200 200  403 403  403 403',
  ),

  // The signed URL is the permission; accessMatrix.test.ts tests it.
  getSignature: reads(() => get('/signatures/1?expires=9999999999&signature=nothing'), {
    everyone: 404,
  }),
  getActivityPhoto: reads(() => get('/activity-photos/1?expires=9999999999&signature=nothing'), {
    everyone: 404,
  }),
  getHealth: reads(() => get('/health'), { everyone: 200 }),
  getSettings: reads(() => get('/settings'), { everyone: 200 }),
  findRecords: reads(() => get('/search?search=siti'), '403  200  200 200  200 200  200 200'),

  listAuditEntries: reads(() => get('/audit-entries'), '403  200  403 403  403 403  403 403'),
  getAuditExport: reads(() => get('/audit-entries/export'), '403  200  403 403  403 403  403 403'),
  listRecordHistory: reads(
    ({ own }) => get(`/history/activities/${own.activity.id}`),
    '403  200  403 403  200 404  403 403',
  ),
  getImportTemplate: reads(
    () => get('/imports/grades/template'),
    '403  200  200 200  403 403  403 403',
  ),
  readImportFile: reads(
    () => postFile('/imports/activities/read', ACTIVITIES_CSV),
    '403  200  403 403  200 200  403 403',
  ),
  checkImport: reads(
    (placements) => post('/imports/grades/check', gradeRows(placements)),
    '403  200  200 200  403 403  403 403',
  ),
  createImport: writes(
    (placements) => post('/imports/grades', gradeRows(placements)),
    '403  200  200 409  403 403  403 403',
  ),
  exportRefusedRows: reads(
    () => post('/imports/students/refused-rows', { rows: [{ number: 2, values: {}, errors: {} }] }),
    '403  200  403 403  403 403  403 403',
  ),
  getWarnings: reads(() => get('/warnings'), '403  200  403 403  403 403  403 403'),
  // The server has no folder for backups; that of backups.test.ts has one.
  createBackup: reads(() => post('/backups'), '403  409  403 403  403 403  403 403'),
  listFailedMails: reads(() => get('/mails/failed'), '403  200  403 403  403 403  403 403'),
  // There is no such mail; mailHandlers.test.ts has one.
  retryMail: reads(
    () => post('/mails/0b9f2f0e-3c0a-4c57-9a3b-2f0d7f5f9f11/retry'),
    '403  404  403 403  403 403  403 403',
  ),
  getInstitution: reads(() => get('/institution'), '403  200  403 403  403 403  403 403'),
  updateInstitution: writes(
    () =>
      put('/institution', {
        app_name: 'Magang',
        department: 'Jurusan Teknologi Informasi',
        programme: 'D2 Administrasi Jaringan Komputer',
      }),
    '403  200  403 403  403 403  403 403',
  ),
  getPublicAddress: reads(() => get('/public-address'), '403  200  403 403  403 403  403 403'),
  confirmPublicAddress: writes(
    () => put('/public-address', { address: 'https://magang.example' }),
    '403  200  403 403  403 403  403 403',
  ),
};

type Statuses = string | { everyone: number };
type Exceptions = Partial<Record<Actor, number>>;

function reads(call: AccessTest['call'], statuses: Statuses): AccessTest {
  return { call, changes: false, changesNothingOf: [], statuses: statusesOf(statuses) };
}

function writes(
  call: AccessTest['call'],
  statuses: Statuses,
  exceptions: Exceptions = {},
): AccessTest {
  return {
    call,
    changes: true,
    changesNothingOf: [],
    statuses: { ...statusesOf(statuses), ...exceptions },
  };
}

function statusesOf(statuses: Statuses): Record<Actor, number> {
  const columns =
    typeof statuses === 'string'
      ? [...SIGNED_OUT.map(() => 401), ...statuses.split(/ +/).map(Number)]
      : ACTORS.map(() => statuses.everyone);
  if (columns.length !== ACTORS.length) throw new Error(`not one status per actor: ${statuses}`);
  return Object.fromEntries(ACTORS.map((actor, index) => [actor, columns[index]])) as Record<
    Actor,
    number
  >;
}

async function aSessionOf(db: Services['db'], userId: number): Promise<string> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return session?.id ?? '';
}

function get(path: string): Call {
  return { method: 'GET', url: `/api${path}` };
}

function post(path: string, payload?: object): Call {
  return { method: 'POST', url: `/api${path}`, payload };
}

function put(path: string, payload?: object): Call {
  return { method: 'PUT', url: `/api${path}`, payload };
}

function patch(path: string, payload?: object): Call {
  return { method: 'PATCH', url: `/api${path}`, payload };
}

function del(path: string): Call {
  return { method: 'DELETE', url: `/api${path}` };
}

async function postForm(path: string, fields: Record<string, string>): Promise<Call> {
  const form = await multipart({ ...fields, digital_signature: await anImageFile() });
  return { method: 'POST', url: `/api${path}`, ...form };
}

async function postFile(path: string, content: string): Promise<Call> {
  const form = await multipart({ file: new Blob([content], { type: 'text/csv' }) });
  return { method: 'POST', url: `/api${path}`, ...form };
}

const ACTIVITIES_CSV = [
  'NIM;Periode Magang;Tanggal;Jam Mulai;Jam Selesai;Nama Aktivitas;Deskripsi;Alamat',
  '2403310001;2026-01-01 s/d 2026-06-30;2/3/2026;08.00;16.00;Rapat;Rapat tim;Bandung',
].join('\n');

/** A new grade of the 'own' internship, in a course without a grade. */
function gradeRows({ own, spare, period }: TwoPlacements) {
  const values = {
    nim: own.student.nim,
    internship_period: periodName(period),
    course_code: spare.course.code,
    ...byScorePart(() => '80'),
  };
  return { update_existing: false, rows: [{ number: 2, values, seen: null }] };
}

function account() {
  return { name: 'Wira Kusuma', email: 'wira.kusuma@kampus.example' };
}

function studentProfile() {
  return { nim: 'BARU000001', academic_year: '2025/2026' };
}

function companyInput() {
  return aCompanyInput({ name: 'PT Baru' });
}

function courseInput(code: string) {
  return {
    code,
    name: 'Mata Kuliah Baru',
    semester: 3,
    hours_per_week: 4,
    credits: 2,
    weight_assignment_1: 20,
    weight_assignment_2: 20,
    weight_midterm: 20,
    weight_final: 20,
    weight_other: 20,
    academic_year: '2025/2026',
  };
}

function periodInput() {
  return {
    start_date: '2027-01-01',
    end_date: '2027-06-30',
    semester: 2,
    year: '2027',
    is_active: false,
  };
}

function placement({ own, company, period }: TwoPlacements) {
  return {
    student_id: own.student.id,
    company_id: company.id,
    mentor_id: own.mentor.id,
    lecturer_id: own.lecturer.id,
    internship_period_id: period.id,
  };
}

function spareStudent(placements: TwoPlacements) {
  const { internship_period_id, ...row } = placement(placements);
  return {
    internship_period_id,
    placements: [{ ...row, student_id: placements.spare.student.id }],
  };
}

function activityInput() {
  return {
    name: 'Memasang kabel',
    description: 'Menarik kabel di lantai dua.',
    date: TODAY,
    start_time: '13:00',
    end_time: '15:00',
    address: 'Jl. Baru No. 1',
  };
}

function gradeInput(internship_id: number, course_code: string) {
  const scores = { assignment_1: 70, assignment_2: 71, midterm: 72, final: 73, other: 74 };
  return { internship_id, course_code, ...scores };
}

const recapOf = (periodId: number) =>
  `internship_period_id=${periodId}&date_from=2026-03-01&date_to=2026-03-31`;

function reportFilters({ own, course, period }: TwoPlacements) {
  return {
    course_code: course.code,
    internship_period_id: String(period.id),
    lecturer_id: String(own.lecturer.id),
    mentor_id: String(own.mentor.id),
  };
}

function assessmentForm(course_code: string) {
  const criteria = [{ name: 'Sikap', guidance: null, weight: 100, words: null }];
  return { course_code, assessor: 'mentor', is_active: true, score_part: 'midterm', criteria };
}

function guidance() {
  return { date: TODAY, topic: 'Metode', result: 'Bab 2 disepakati.' };
}

function assessmentSheet() {
  return { revision: 1, scores: [70, 75, 2], remarks: 'Cepat belajar.' };
}

function placesWanted({ company }: TwoPlacements['places']) {
  return { company_ids: [company.id], own_company: null, member_nims: [], note: 'Dekat rumah.' };
}

function acceptance({ places: { waiting, company, mentor }, own }: TwoPlacements) {
  return {
    internship_period_id: waiting.internship_period_id,
    acceptances: [
      {
        request_id: waiting.id,
        placements: [
          {
            student_id: own.student.id,
            company_id: company.id,
            mentor_id: mentor.id,
            lecturer_id: own.lecturer.id,
          },
        ],
      },
    ],
  };
}
