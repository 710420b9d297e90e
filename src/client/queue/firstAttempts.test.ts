import { type AttendanceRequestInput, api } from '@/client/api/api';
import { createStore } from '@/client/app/store';
import { storeSession } from '@/client/testing/session';
import { type ApiStub, reply, stubApi } from '@/client/testing/stubApi';
import { isUndelivered } from './outcome';

const { recordAttendance, createAttendanceRequest, updateActivityLog, submitActivityLog } =
  api.endpoints;

const REQUEST: AttendanceRequestInput = {
  ...{ internship_id: 15, kind: 'sick', reason: 'Demam.' },
  ...{ start_date: '2026-11-18', end_date: '2026-11-18' },
};
const PRESS = recordAttendance.initiate({
  id: 120,
  attendanceInput: { latitude: 0, longitude: 0 },
});
const LOG = updateActivityLog.initiate({ id: 120, activityLogInput: { text: 'x', version: 0 } });

/** Starts a request. Resolves to its error, or to null. */
const errorOf = async (sent: typeof PRESS, answer: ApiStub) => {
  stubApi({
    'PATCH /activities/:id/presence-student': answer,
    'POST /attendance-requests': answer,
    'PUT /student/activities/:id/log': answer,
    'POST /student/activities/:id/log/hand-in': answer,
  });
  storeSession('student');
  const { error } = await createStore().dispatch(sent);
  return error ?? null;
};

const FOREIGN: readonly (readonly [string, ApiStub])[] = [
  ['without a body', () => new Response(null, { status: 204 })],
  ['with an empty page', () => new Response('')],
  ['without a record', reply(200, { status: 'login' })],
];

describe.each([
  ['a press', PRESS],
  ['a request', createAttendanceRequest.initiate({ attendanceRequestInput: REQUEST })],
  ['a log', LOG],
  ['a hand-in', submitActivityLog.initiate({ id: 120 })],
])('the first attempt of %s', (_what, sent) => {
  test.each(FOREIGN)('has not arrived if its answer is a success %s', async (_how, answer) => {
    expect(isUndelivered(await errorOf(sent as typeof PRESS, answer))).toBe(true);
  });

  test('has arrived if its answer has a record', async () => {
    expect(await errorOf(sent as typeof PRESS, { data: {} })).toBeNull();
  });
});

test('the words of a refusal are read as before', async () => {
  const refused = reply(422, { message: 'x', errors: { date: ['Hari itu libur.'] } });
  expect(await errorOf(PRESS, refused)).toMatchObject({
    status: 422,
    data: { errors: { date: ['Hari itu libur.'] } },
  });
  expect(await errorOf(LOG as never, () => new Response(null, { status: 502 }))).toMatchObject({
    status: 502,
  });
});
