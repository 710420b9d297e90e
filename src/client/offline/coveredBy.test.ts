import { coveredBy, type KeptAnswer } from './coveredBy';

const URL = '/internships/7/activities';
const activity = (date: string) => ({ id: Number(date.slice(-2)), date });

const kept = (from: string, to: string, more: Partial<KeptAnswer> = {}): KeptAnswer => ({
  userId: 1,
  url: URL,
  params: { date_from: from, date_to: to, sort: 'date,start_time' },
  at: 100,
  data: { data: ['2026-11-24', '2026-11-25', '2026-11-26'].map(activity) },
  ...more,
});

const asked = {
  userId: 1,
  url: URL,
  params: { date_from: '2026-11-25', date_to: '2026-11-26', sort: 'start_time' },
};

test('days are taken from the newest answer about the same and more days', () => {
  const found = coveredBy(
    [kept('2026-11-01', '2026-11-30', { at: 90 }), kept('2026-10-01', '2026-12-31')],
    asked,
  );
  expect(found?.at).toBe(100);
  expect(found?.data).toEqual({
    data: [activity('2026-11-25'), activity('2026-11-26')],
    meta: { page: 1, per_page: 2, total: 2 },
  });
});

test.each<[string, KeptAnswer]>([
  ['of another user', kept('2026-11-01', '2026-11-30', { userId: 2 })],
  ['of another placement', kept('2026-11-01', '2026-11-30', { url: '/internships/8/activities' })],
  ['that ends too early', kept('2026-11-01', '2026-11-25')],
  ['that begins too late', kept('2026-11-26', '2026-11-30')],
  [
    'with a page or a search',
    kept('2026-11-01', '2026-11-30', {
      params: { date_from: '2026-11-01', date_to: '2026-11-30', search: 'vlan' },
    }),
  ],
  ['that is no list', kept('2026-11-01', '2026-11-30', { data: { data: { days: [] } } })],
])('days are not taken from an answer %s', (_case, answer) => {
  expect(coveredBy([answer], asked)).toBeNull();
});

test('a question without days is answered by no other', () => {
  const page = { ...asked, params: { page: '1', sort: 'agenda' } };
  expect(coveredBy([kept('2026-11-01', '2026-11-30')], page)).toBeNull();
});
