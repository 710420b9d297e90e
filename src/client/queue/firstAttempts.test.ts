import { ANSWER_WAIT_MS, type AttendanceRequestInput, api } from '@/client/api/api';
import { STALLED_MS } from '@/client/api/fetchWithProgress';
import { type AppStore, createStore } from '@/client/app/store';
import { fakeUploads } from '@/client/testing/fakeUploads';
import { storeSession } from '@/client/testing/session';
import { type ApiStub, reply, stubApi } from '@/client/testing/stubApi';
import { isUndelivered } from './outcome';

const { recordAttendance, createAttendanceRequest, updateActivityLog, submitActivityLog } =
  api.endpoints;

const REQUEST: AttendanceRequestInput = {
  ...{ internship_id: 15, kind: 'sick', reason: 'Demam.' },
  ...{ start_date: '2026-11-18', end_date: '2026-11-18' },
};
type Sending = (dispatch: AppStore['dispatch']) => Promise<{ error?: unknown }>;

const press: Sending = (dispatch) =>
  dispatch(recordAttendance.initiate({ id: 120, attendanceInput: { latitude: 0, longitude: 0 } }));
const request =
  (file?: File): Sending =>
  (dispatch) =>
    dispatch(createAttendanceRequest.initiate({ attendanceRequestInput: { ...REQUEST, file } }));
const log: Sending = (dispatch) =>
  dispatch(updateActivityLog.initiate({ id: 120, activityLogInput: { text: 'x', version: 0 } }));
const handIn: Sending = (dispatch) => dispatch(submitActivityLog.initiate({ id: 120 }));

/** Resolves to the error of a request, or to null. */
const errorOf = async (send: Sending, answer: ApiStub) => {
  stubApi({
    'PATCH /activities/:id/presence-student': answer,
    'POST /attendance-requests': answer,
    'PUT /student/activities/:id/log': answer,
    'POST /student/activities/:id/log/hand-in': answer,
  });
  storeSession('student');
  const { error } = await send(createStore().dispatch);
  return error ?? null;
};

const FOREIGN: readonly (readonly [string, ApiStub])[] = [
  ['without a body', () => new Response(null, { status: 204 })],
  ['with an empty page', () => new Response('')],
  ['without a record', reply(200, { status: 'login' })],
];

describe.each([
  ['a press', press],
  ['a request', request()],
  ['a log', log],
  ['a hand-in', handIn],
])('the first attempt of %s', (_what, send) => {
  test.each(FOREIGN)('a success %s does not count as an arrival', async (_how, answer) => {
    expect(isUndelivered(await errorOf(send, answer))).toBe(true);
  });

  test('an answer with a record counts as an arrival', async () => {
    expect(await errorOf(send, { data: {} })).toBeNull();
  });
});

test('the words of a refusal are read as before', async () => {
  const refused = reply(422, { message: 'x', errors: { date: ['Hari itu libur.'] } });
  expect(await errorOf(press, refused)).toMatchObject({
    status: 422,
    data: { errors: { date: ['Hari itu libur.'] } },
  });
  expect(await errorOf(log, () => new Response(null, { status: 502 }))).toMatchObject({
    status: 502,
  });
});

describe('a request that gets no answer', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const begin = (file?: File) => {
    const uploads = fakeUploads();
    let outcome: unknown = 'waits';
    void errorOf(request(file), () => new Promise<Response>(() => {})).then((error) => {
      outcome = error;
    });
    return { uploads, outcome: () => outcome };
  };

  test('a request without a file is given up like others', async () => {
    const { outcome } = begin();
    await jest.advanceTimersByTimeAsync(ANSWER_WAIT_MS - 1);
    expect(outcome()).toBe('waits');
    await jest.advanceTimersByTimeAsync(1);
    expect(isUndelivered(outcome())).toBe(true);
  });

  test('a request with a file is given up once nothing moves any longer', async () => {
    const { uploads, outcome } = begin(new File(['x'], 'surat.pdf', { type: 'application/pdf' }));
    await jest.advanceTimersByTimeAsync(STALLED_MS - 1);
    uploads.report(0.5);
    await jest.advanceTimersByTimeAsync(STALLED_MS - 1);
    expect(outcome()).toBe('waits');
    await jest.advanceTimersByTimeAsync(1);
    expect(isUndelivered(outcome())).toBe(true);
    expect(uploads.cancelled()).toBe(1);
  });
});
