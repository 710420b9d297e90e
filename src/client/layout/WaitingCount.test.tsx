import { act, screen, waitFor } from '@testing-library/react';
import { reviewCounts } from '@/client/testing/records/review';
import { renderRoutes } from '@/client/testing/renderApp';
import type { Role } from '@/shared/permissions';
import { AppLayout } from './AppLayout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = async (user: Role, waiting: number) => {
  const { calls } = renderRoutes(
    [{ element: <AppLayout />, children: [{ path: '/', element: <h1>Isi</h1> }] }],
    { user, api: { 'GET /reviews/counts': { data: reviewCounts({ waiting }) } } },
  );
  const asked = () => calls.filter(({ path }) => path === '/reviews/counts').length;
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(asked()).toBe(0);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  return asked;
};

const desk = () => screen.getByRole('link', { name: 'Peninjauan' });

test.each(['lecturer', 'mentor'] as const)('the menu tells a %s how many wait', async (role) => {
  await open(role, 34);
  await waitFor(() => expect(desk()).toHaveAccessibleDescription('34 menunggu'));
});

test('shows nothing when no activity waits', async () => {
  const asked = await open('mentor', 0);
  expect(asked()).toBe(1);
  expect(desk()).not.toHaveAccessibleDescription();
});

test.each(['super_admin', 'student'] as const)('nothing is asked for a %s', async (role) => {
  expect((await open(role, 34))()).toBe(0);
  expect(screen.queryByRole('link', { name: 'Peninjauan' })).not.toBeInTheDocument();
});
