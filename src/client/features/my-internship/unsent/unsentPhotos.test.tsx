import { act, screen, within } from '@testing-library/react';
import { showUnsent } from '@/client/queue/unsentShown';
import { freezeDate } from '@/client/testing/device';
import { anActivityDetail } from '@/client/testing/records/internship';
import { anUnsentPhoto } from '@/client/testing/records/unsent';
import { renderApp } from '@/client/testing/renderApp';
import { StudentActivityPage } from '../StudentActivityPage';
import { UnsentPage } from './UnsentPage';

jest.mock('@/client/queue/queue', () => ({ discard: async () => {}, sendNow: async () => {} }));

let made: Set<string>;

beforeEach(() => {
  made = new Set();
  let last = 0;
  jest.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    last += 1;
    made.add(`blob:${last}`);
    return `blob:${last}`;
  });
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void made.delete(url));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  act(() => showUnsent({ userId: 0, items: [] }));
});

test('a photo that waits is shown from the device, and released when it has gone', async () => {
  showUnsent({ userId: 1, items: [anUnsentPhoto()] });
  renderApp(<UnsentPage />, { user: 'student', path: '/student/unsent' });
  const shown = await screen.findByRole('img', { name: 'rak.jpg' });
  expect([...made]).toEqual([shown.getAttribute('src')]);
  const before = shown.getAttribute('src');

  // The next look into the database gives another object for the same photo.
  act(() => showUnsent({ userId: 1, items: [anUnsentPhoto({ attempts: 1 })] }));
  expect(screen.getByRole('img', { name: 'rak.jpg' })).toHaveAttribute('src', before);

  act(() => showUnsent({ userId: 1, items: [] }));
  expect([...made]).toEqual([]);
});

test('a log shows the photo that waits among its photos', async () => {
  freezeDate('2026-11-21T03:00:00Z');
  showUnsent({ userId: 1, items: [anUnsentPhoto()] });
  renderApp(<StudentActivityPage />, {
    user: 'student',
    path: '/student/activities/120',
    route: '/student/activities/:id',
    api: { 'GET /activities/120': { data: anActivityDetail() } },
  });
  const photos = within(await screen.findByRole('list', { name: 'Foto kegiatan' }));
  expect(photos.getByRole('img', { name: 'rak.jpg' })).toBeVisible();
  expect(photos.getByRole('link', { name: 'Menunggu dikirim' })).toHaveAttribute(
    'href',
    '/student/unsent',
  );
});
