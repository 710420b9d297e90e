import { isUndelivered, outcomeOf } from './outcome';

const answer = (status: number, data: object = {}) => ({ status, data });
const page = (originalStatus: number) => ({
  status: 'PARSING_ERROR',
  originalStatus,
  data: '<html>',
});

test.each([
  ['no answer', { status: 'FETCH_ERROR', error: 'Failed to fetch' }, 'again', true],
  ['no answer in time', { status: 'TIMEOUT_ERROR', error: 'x' }, 'again', true],
  ['the page of a network', page(200), 'again', true],
  ['the page of a network that refuses', page(403), 'again', true],
  ['a proxy that finds it too large', page(413), 'refused', false],
  ['a gateway without its server', answer(502), 'again', true],
  ['a server without its database', answer(503), 'again', true],
  ['an error of the server', answer(500), 'again', false],
  ['too many requests', answer(429), 'again', false],
  ['a session that has ended', answer(401), 'login', true],
  ['a default password', answer(403, { code: 'password_change_required' }), 'login', false],
  ['a closed period', answer(403), 'refused', false],
  ['an activity that is gone', answer(404), 'refused', false],
  ['another text', answer(409, { code: 'stale_version' }), 'refused', false],
  ['a wrong field', answer(422), 'refused', false],
])('%s', (_what, error, outcome, undelivered) => {
  expect([outcomeOf(error), isUndelivered(error)]).toEqual([outcome, undelivered]);
});
