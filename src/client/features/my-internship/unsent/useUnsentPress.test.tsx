import { act, screen } from '@testing-library/react';
import { showUnsent } from '@/client/queue/unsentShown';
import { anUnsentPress, anUnsentRequest } from '@/client/testing/records/unsent';
import { renderApp } from '@/client/testing/renderApp';
import { useUnsentPress } from './useUnsentPress';
import { isWaitingAbout } from './useUnsentRequests';

afterEach(() => act(() => showUnsent({ userId: 0, items: [] })));

const refused = anUnsentPress({ id: 'refused', state: 'refused' });

const State = () => <p>{useUnsentPress(120, 'in')}</p>;

test('a press made again after a refusal waits', () => {
  act(() => showUnsent({ userId: 1, items: [refused] }));
  renderApp(<State />, { user: 'student' });
  expect(screen.getByText('refused')).toBeVisible();
  act(() => showUnsent({ userId: 1, items: [refused, anUnsentPress({ id: 'again' })] }));
  expect(screen.getByText('waiting')).toBeVisible();
});

test('a refused request does not stand in the way of another', () => {
  const day = { date: anUnsentRequest().payload.start_date ?? '' };
  expect(isWaitingAbout(anUnsentRequest(), day)).toBe(true);
  expect(isWaitingAbout(anUnsentRequest({ state: 'refused' }), day)).toBe(false);
});
