import { act, screen } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import { reply } from '@/client/testing/stubApi';
import { api } from './api';

/** Subscribes to a list while mounted, like a page. */
const Courses = () => {
  const { data, isError } = api.useListCoursesQuery({});
  return <p>{data ? 'ada' : isError ? 'gagal' : 'memuat'}</p>;
};

const MINUTE = 60_000;

const open = (answer: object) => {
  const opened = renderApp(<Courses />, {
    user: 'super_admin',
    path: '/courses',
    api: { 'GET /courses': answer },
  });
  /** Unmounts and mounts the page again. */
  const reopen = async () => {
    await act(() => opened.router.navigate('/elsewhere'));
    await act(() => opened.router.navigate('/courses'));
  };
  return { ...opened, reopen };
};

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

test('does not refetch within five minutes on mount, focus or reconnect', async () => {
  const { calls, reopen } = open({ data: [] });
  await screen.findByText('ada');
  await act(() => jest.advanceTimersByTimeAsync(5 * MINUTE - 1_000));
  await reopen();
  act(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
  });
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(calls).toHaveLength(1);

  await act(() => jest.advanceTimersByTimeAsync(MINUTE));
  await reopen();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(calls).toHaveLength(2);
});

test('does not retry a failed request', async () => {
  const { calls } = open(reply(500));
  await screen.findByText('gagal');
  await act(() => jest.advanceTimersByTimeAsync(MINUTE));
  expect(calls).toHaveLength(1);
});
