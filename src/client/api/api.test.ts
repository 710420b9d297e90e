import { type AppStore, createStore } from '@/client/app/store';
import { aPeriod } from '@/client/testing/records/internshipPeriod';
import { storeSession } from '@/client/testing/session';
import { type ApiStubs, reply, stubApi } from '@/client/testing/stubApi';
import { aCompanyInput } from '@/shared/testing/companyInput';
import { aPlaceInput } from '@/shared/testing/placeInput';
import { api } from './api';
import { NEWS_TAGS } from './tags/office';

const start = (stubs: ApiStubs) => {
  storeSession('super_admin');
  const calls = stubApi(stubs);
  const store = createStore();
  const asked = () => calls.map(({ method, path }) => `${method} ${path}`);
  /** Waits until the invalidated queries with subscribers have been refetched. */
  const settled = () => Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  return { store, calls, asked, settled };
};

const anActivity = { id: 5, name: 'Instalasi server' };

describe('cache tags', () => {
  test('refetches a validated activity, its lists and the dashboards', async () => {
    const { store, asked, calls, settled } = start({
      'GET /activities/:id': ({ params }) => ({ data: { ...anActivity, id: Number(params.id) } }),
      'GET /internships/:id/activities': { data: [anActivity], meta: { total: 1 } },
      'GET /mentor/dashboard/:id': { data: {} },
      'GET /companies': { data: [] },
      'PATCH /activities/:id/validate-mentor': { data: anActivity },
    });
    const { endpoints } = api;
    await Promise.all([
      store.dispatch(endpoints.getActivity.initiate({ id: 5 })),
      store.dispatch(endpoints.getActivity.initiate({ id: 6 })),
      store.dispatch(endpoints.listInternshipActivities.initiate({ id: 1 })),
      store.dispatch(endpoints.getMentorDashboard.initiate({ id: 1 })),
      store.dispatch(endpoints.listCompanies.initiate({})),
    ]);
    calls.length = 0;
    await store.dispatch(endpoints.validateActivityAsMentor.initiate({ id: 5 }));
    await settled();
    expect(asked().sort()).toEqual([
      'GET /activities/5',
      'GET /internships/1/activities',
      'GET /mentor/dashboard/1',
      'PATCH /activities/5/validate-mentor',
    ]);
  });

  test('refetches lists, but no details, after a company is created', async () => {
    const company = { id: 3, name: 'PT Nusantara' };
    const { store, asked, calls, settled } = start({
      'GET /companies': { data: [], meta: { total: 0 } },
      'GET /companies/:id': { data: company },
      'POST /companies': () => reply(201, { data: company }),
    });
    await store.dispatch(api.endpoints.listCompanies.initiate({}));
    await store.dispatch(api.endpoints.getCompany.initiate({ id: 3 }));
    calls.length = 0;
    await store.dispatch(
      api.endpoints.createCompany.initiate({
        companyInput: aCompanyInput(),
      }),
    );
    await settled();
    expect(asked()).toEqual(['POST /companies', 'GET /companies']);
  });

  test('refetches the places and days of placements after a place is created or chosen', async () => {
    const { store, asked, calls, settled } = start({
      'GET /internships/:id/places': { data: [] },
      'GET /internships/:id/attendance-days': { data: {} },
      'POST /places': () => reply(201, { data: { id: 5 } }),
      'PUT /internships/:id/places': { data: [] },
    });
    const { endpoints } = api;
    const month = { dateFrom: '2026-11-01', dateTo: '2026-11-30' };
    await store.dispatch(endpoints.listInternshipPlaces.initiate({ id: 15 }));
    await store.dispatch(endpoints.listAttendanceDays.initiate({ id: 15, ...month }));
    const shown = ['GET /internships/15/attendance-days', 'GET /internships/15/places'];

    calls.length = 0;
    await store.dispatch(endpoints.createPlace.initiate({ placeCreateInput: aPlaceInput() }));
    await settled();
    expect(asked().sort()).toEqual([...shown, 'POST /places']);

    calls.length = 0;
    const internshipPlacesInput = { place_ids: [5], default_place_id: 5 };
    await store.dispatch(
      endpoints.updateInternshipPlaces.initiate({ id: 15, internshipPlacesInput }),
    );
    await settled();
    expect(asked().sort()).toEqual([...shown, 'PUT /internships/15/places']);
  });

  const month = { internshipPeriodId: 4, dateFrom: '2026-11-01', dateTo: '2026-11-30' };
  test.each<[string, (dispatch: AppStore['dispatch']) => PromiseLike<unknown>]>([
    [
      'a place',
      (dispatch) =>
        dispatch(api.endpoints.updatePlace.initiate({ id: 5, placeUpdateInput: aPlaceInput() })),
    ],
    [
      'a period',
      (dispatch) =>
        dispatch(
          api.endpoints.updateInternshipPeriod.initiate({
            id: 4,
            internshipPeriodUpdateInput: aPeriod(),
          }),
        ),
    ],
    [
      'a default place',
      (dispatch) =>
        dispatch(
          api.endpoints.updateInternshipPlaces.initiate({
            id: 15,
            internshipPlacesInput: { place_ids: [5], default_place_id: 5 },
          }),
        ),
    ],
    ['a holiday', (dispatch) => dispatch(api.endpoints.deleteHoliday.initiate({ id: 5 }))],
  ])('judges days anew after a change of %s', async (_what, change) => {
    const { store, asked, calls, settled } = start({
      'GET *': { data: [] },
      'PUT *': { data: {} },
      'DELETE *': { data: {} },
    });
    await Promise.all([
      store.dispatch(api.endpoints.listAttendanceDays.initiate({ id: 15, ...month })),
      store.dispatch(api.endpoints.getAttendanceDay.initiate({ id: 15, date: '2026-11-02' })),
      store.dispatch(api.endpoints.listAttendanceRecap.initiate(month)),
      store.dispatch(api.endpoints.getAttendanceTotals.initiate(month)),
    ]);
    const shown = asked().sort();
    calls.length = 0;
    await change(store.dispatch);
    await settled();
    expect(asked().slice(1).sort()).toEqual(shown);
  });

  const { endpoints } = api;
  test.each<[string, (dispatch: AppStore['dispatch']) => PromiseLike<unknown>]>([
    ['a log', (dispatch) => dispatch(endpoints.submitActivityLog.initiate({ id: 5 }))],
    ['a grade', (dispatch) => dispatch(endpoints.deleteGrade.initiate({ id: 5 }))],
    ['a request', (dispatch) => dispatch(endpoints.withdrawAttendanceRequest.initiate({ id: 5 }))],
    [
      'a validation',
      (dispatch) => dispatch(endpoints.validateActivityAsMentor.initiate({ id: 5 })),
    ],
    ['a holiday', (dispatch) => dispatch(endpoints.deleteHoliday.initiate({ id: 5 }))],
    ['a placement', (dispatch) => dispatch(endpoints.deleteInternship.initiate({ id: 5 }))],
    ['a mentor', (dispatch) => dispatch(endpoints.deleteMentor.initiate({ id: 5 }))],
    ['a new password', (dispatch) => dispatch(endpoints.resetUserPassword.initiate({ id: 5 }))],
    ['a backup', (dispatch) => dispatch(endpoints.createBackup.initiate())],
  ])('counts what waits for people again after %s', async (_what, change) => {
    const done = { data: {} };
    const { store, asked, calls, settled } = start({
      'GET /follow-ups': { data: [] },
      'POST *': done,
      'PATCH *': done,
      'PUT *': done,
      'DELETE *': done,
    });
    await store.dispatch(endpoints.listFollowUps.initiate({}));
    calls.length = 0;
    await change(store.dispatch);
    await settled();
    expect(asked()).toEqual([expect.any(String), 'GET /follow-ups']);
  });

  test('counts unread news again, and lists them again, after some are read', async () => {
    const { store, asked, calls, settled } = start({
      'GET /notification-preferences': { data: [] },
      'GET /student/internships': { data: [] },
      'GET /internships/:id/certificate': { data: {} },
      'GET /certificates': { data: [] },
      'PUT *': { data: { message: 'Disimpan.' } },
    });
    await store.dispatch(endpoints.listNotifications.initiate({ page: 1 }));
    await store.dispatch(endpoints.getNotificationCount.initiate());
    await store.dispatch(endpoints.listNotificationPreferences.initiate());
    await store.dispatch(endpoints.listFollowUps.initiate({}));
    await store.dispatch(endpoints.listStudentInternships.initiate({}));
    await store.dispatch(endpoints.getInternshipCertificate.initiate({ id: 15 }));
    await store.dispatch(
      endpoints.listCertificates.initiate({ kind: 'student', internshipPeriodId: 4 }),
    );
    calls.length = 0;
    const notificationInput = { is_read: true };
    await store.dispatch(endpoints.updateNotification.initiate({ id: 5, notificationInput }));
    await settled();
    const shown = ['GET /notifications', 'GET /notifications/count'];
    expect(asked().sort()).toEqual([...shown, 'PUT /notifications/5']);

    calls.length = 0;
    store.dispatch(api.util.invalidateTags(NEWS_TAGS));
    await settled();
    expect(asked().sort()).toEqual([
      'GET /follow-ups',
      'GET /internships/15/certificate',
      'GET /notifications',
      'GET /student/internships',
    ]);
  });

  test('keeps the cache when a mutation is rejected', async () => {
    const { store, asked, calls, settled } = start({
      'GET /courses': { data: [{ code: 'AJK202301' }] },
      'DELETE /courses/:code': () => reply(409, { message: 'Masih dipakai' }),
    });
    await store.dispatch(api.endpoints.listCourses.initiate({}));
    calls.length = 0;
    await store.dispatch(api.endpoints.deleteCourse.initiate({ code: 'AJK202301' }));
    await settled();
    expect(asked()).toEqual(['DELETE /courses/AJK202301']);
  });

  test('refetches lists, but not the open record, when another user has deleted it', async () => {
    const course = { code: 'AJK202301' };
    const { store, asked, calls, settled } = start({
      'GET /courses': { data: [course] },
      'GET /courses/:code': { data: course },
      'DELETE /courses/:code': () => reply(404, { message: 'Data tidak ditemukan.' }),
    });
    await store.dispatch(api.endpoints.listCourses.initiate({}));
    await store.dispatch(api.endpoints.getCourse.initiate(course));
    calls.length = 0;
    await store.dispatch(api.endpoints.deleteCourse.initiate(course));
    await settled();
    expect(asked()).toEqual(['DELETE /courses/AJK202301', 'GET /courses']);
  });
});

test('sends a signature as multipart form data with the method override', async () => {
  const { store, calls } = start({ 'POST /mentors/:id': { data: { id: 4 } } });
  const digital_signature = new File(['png'], 'ttd.png', { type: 'image/png' });
  await store.dispatch(
    api.endpoints.updateMentor.initiate({
      id: 4,
      mentorUpdateInput: { _method: 'put', company_id: 2, is_active: false, digital_signature },
    }),
  );
  const form = calls[0]?.body as FormData;
  expect(form.get('_method')).toBe('put');
  expect(form.get('company_id')).toBe('2');
  expect(form.get('is_active')).toBe('0');
  expect((form.get('digital_signature') as File).name).toBe('ttd.png');
});
