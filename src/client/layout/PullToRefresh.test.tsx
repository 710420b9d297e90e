import { fireEvent, screen } from '@testing-library/react';
import { useGetReviewCountsQuery } from '@/client/api/api';
import { reviewCounts } from '@/client/testing/records/review';
import { renderApp } from '@/client/testing/renderApp';
import { PullToRefresh } from './PullToRefresh';

function Page() {
  const { data } = useGetReviewCountsQuery({});
  return (
    <>
      <h1>{data ? `${data.data.waiting} menunggu` : 'Memuat'}</h1>
      <PullToRefresh />
    </>
  );
}

const open = async () => {
  let waiting = 3;
  const { calls } = renderApp(<Page />, {
    user: 'lecturer',
    api: { 'GET /reviews/counts': () => ({ data: reviewCounts({ waiting }) }) },
  });
  await screen.findByText('3 menunggu');
  waiting = 4;
  return calls;
};

const pull = (by: number) => {
  fireEvent.touchStart(window, { touches: [{ clientY: 100 }] });
  fireEvent.touchMove(window, { touches: [{ clientY: 100 + by }] });
  fireEvent.touchEnd(window, { touches: [] });
};

test('a page that is pulled down far enough reads its data again', async () => {
  await open();
  pull(150);
  expect(await screen.findByText('4 menunggu')).toBeVisible();
});

test.each([
  ['is pulled a little', 0, 100],
  ['has been scrolled', 200, 300],
])('a page that %s keeps its data', async (_name, scrolled, by) => {
  const calls = await open();
  window.scrollY = scrolled;
  pull(by);
  window.scrollY = 0;
  pull(150);
  expect(await screen.findByText('4 menunggu')).toBeVisible();
  expect(calls).toHaveLength(2);
});
