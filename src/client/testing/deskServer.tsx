import { screen, within } from '@testing-library/react';
import type { Review, ReviewDecisionResult, ReviewDecisionsInput } from '@/client/api/api';
import { ReviewDeskPage } from '@/client/features/reviews/ReviewDeskPage';
import type { ReviewState } from '@/shared/resources/reviews/constants';
import { aLog } from './records/internship';
import { aReview, reviewCounts } from './records/review';
import { renderApp } from './renderApp';
import type { ApiStubs, StubRequest } from './stubApi';

const LOG = aLog({ days_late: 2 });

export const BUDI = { id: 7, nim: '2403310001', name: 'Budi Santoso' };
export const SARI = { id: 8, nim: '2403310002', name: 'Sari Dewi' };

export const rowsAtFirst = () => [
  aReview({ id: 1, name: 'Konfigurasi VLAN', student: BUDI, log: LOG }),
  aReview({ id: 2, name: 'Uji trunk', student: BUDI }),
  aReview({ id: 3, name: 'Pasang kabel', student: SARI, attendance_time: null }),
];

/** A server that decides like the real one, as far as the desk can see. */
export const aServer = (rows: Review[] = rowsAtFirst()) => {
  const decided = new Map<number, ReviewState>();
  const stateOf = (id: number) => decided.get(id) ?? 'waiting';
  const waiting = () => rows.filter(({ id }) => stateOf(id) === 'waiting');
  const counts = () =>
    reviewCounts({
      waiting: waiting().length,
      returned: 1 + [...decided.values()].filter((state) => state === 'returned').length,
      done: 10 + [...decided.values()].filter((state) => state === 'validated').length,
    });
  const decide = ({ decision, activity_ids }: ReviewDecisionsInput) =>
    activity_ids.map((id): ReviewDecisionResult => {
      const target = ({ validate: 'validated', return: 'returned', undo: 'waiting' } as const)[
        decision
      ];
      decided.set(id, target);
      return { activity_id: id, outcome: 'done', message: null, state: target };
    });
  const api: ApiStubs = {
    'GET /reviews': ({ query: { ids } }: StubRequest) => {
      const asked = ids?.split(',').map(Number);
      const data = asked
        ? rows
            .filter(({ id }) => asked.includes(id))
            .map((one) => ({ ...one, state: stateOf(one.id) }))
        : waiting();
      return { data, meta: { page: 1, per_page: 25, total: data.length } };
    },
    'GET /reviews/counts': () => ({ data: counts() }),
    'POST /reviews/decisions': ({ body }: StubRequest) => ({
      data: { results: decide(body as ReviewDecisionsInput), counts: counts() },
    }),
    'POST /reviews/summary': ({ body }: StubRequest) => ({
      data: {
        activities: (body as { activity_ids: number[] }).activity_ids.length,
        students: 2,
        without_attendance: 1,
        without_log: 2,
      },
    }),
  };
  return { api, decided, rows };
};

export const open = async (
  api: ApiStubs = aServer().api,
  path = '/reviews',
  page = <ReviewDeskPage />,
) => {
  const view = renderApp(page, { user: 'lecturer', path, api });
  await screen.findAllByRole('article');
  return view;
};

export const row = (name: RegExp | string) => screen.getByRole('article', { name });
export const names = () =>
  screen.queryAllByRole('article').map((one) => within(one).getAllByRole('link')[0]?.textContent);
export const count = (view: string) =>
  screen.getByRole('tab', { name: new RegExp(`^${view}`) }).textContent?.replace(/\D/g, '');
export type Stub = (request: StubRequest) => object;

/** The text that screen readers say. */
export const announced = () => document.getElementById('announcements')?.textContent;

export const decisions = (calls: StubRequest[]) =>
  calls.filter(({ path }) => path === '/reviews/decisions').map(({ body }) => body);
