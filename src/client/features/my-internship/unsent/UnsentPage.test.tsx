import { act, screen, waitFor, within } from '@testing-library/react';
import type { Attempt } from '@/client/queue/flusher';
import type { Unsent } from '@/client/queue/unsentItem';
import { showUnsent } from '@/client/queue/unsentShown';
import { textDraft } from '@/client/session/textDraft';
import {
  anUnsentLog,
  anUnsentPhoto,
  anUnsentPress,
  anUnsentRequest,
} from '@/client/testing/records/unsent';
import { renderApp } from '@/client/testing/renderApp';
import { expectToast } from '@/client/testing/toasts';
import { UnsentPage } from './UnsentPage';

const mockQueue = {
  discard: jest.fn(async () => {}),
  sendNow: jest.fn(async (): Promise<Attempt> => ({ outcome: 'tried' })),
};
jest.mock('@/client/queue/queue', () => ({
  discard: (...about: []) => mockQueue.discard(...about),
  sendNow: (...about: []) => mockQueue.sendNow(...about),
}));

const open = (items: readonly Unsent[], userId = 1) => {
  showUnsent({ userId, items });
  return renderApp(<UnsentPage />, { user: 'student', path: '/student/unsent' });
};

beforeEach(() => {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  act(() => showUnsent({ userId: 0, items: [] }));
  jest.clearAllMocks();
});

const cardOf = (name: string) => within(screen.getByRole('article', { name }));
const EMPTY = 'Tidak ada yang menunggu dikirim';

test('says of each item what happens next, with the words of the server', () => {
  const tried = { status: null, code: null, message: null };
  open([
    anUnsentPress(),
    anUnsentPress({
      id: '2',
      label: 'Uji',
      last_answer: tried,
      next_attempt: '2026-11-21T03:05:00Z',
    }),
    anUnsentPress({
      id: '3',
      label: 'Kabel',
      state: 'refused',
      last_answer: { status: 422, code: null, message: 'Hari itu libur.' },
    }),
    anUnsentLog({
      state: 'refused',
      last_answer: { status: 409, code: 'stale_version', message: 'Basi' },
    }),
  ]);
  expect(
    cardOf('Absen masuk Konfigurasi jaringan').getByText(
      'Dikirim saat SiMagang terbuka dan ada jaringan.',
    ),
  ).toBeVisible();
  expect(
    cardOf('Absen masuk Uji').getByText(
      /^Server belum tersambung\. Selama SiMagang terbuka, dicoba lagi/,
    ),
  ).toBeVisible();
  expect(
    cardOf('Absen masuk Kabel').getByText(
      'Server menjawab: Hari itu libur. Isinya tetap ada di perangkat ini.',
    ),
  ).toBeVisible();
  const log = cardOf('Catatan Konfigurasi jaringan');
  expect(log.getByText(/sudah disimpan dari tempat lain/)).toBeVisible();
  expect(log.getByRole('link', { name: 'Buka aktivitas' })).toHaveAttribute(
    'href',
    '/student/activities/120',
  );
});

test('deletes an item only after a question', async () => {
  const { person } = open([anUnsentPress()]);
  const ask = async () => {
    await person.click(screen.getByRole('button', { name: 'Hapus' }));
    return within(await screen.findByRole('alertdialog', { name: 'Hapus yang belum terkirim?' }));
  };
  await person.click((await ask()).getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(mockQueue.discard).not.toHaveBeenCalled();
  await person.click((await ask()).getByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(mockQueue.discard).toHaveBeenCalledWith(anUnsentPress().id));
});

test('sends all that waits, or one that was refused', async () => {
  const { person } = open([anUnsentPress(), anUnsentPress({ id: '2', state: 'refused' })]);
  const [all, one] = screen.getAllByRole('button', { name: 'Coba sekarang' });
  await person.click(all as HTMLElement);
  expect(mockQueue.sendNow).toHaveBeenLastCalledWith(undefined);
  await person.click(one as HTMLElement);
  expect(mockQueue.sendNow).toHaveBeenLastCalledWith('2');
});

test.each<[string, Attempt]>([
  ['Sedang dikirim di tab lain', { outcome: 'other_tab' }],
  ['Server sedang sibuk', { outcome: 'server_pauses', until: '2026-11-21T03:05:00.000Z' }],
])('says %s when nothing is sent now', async (words, attempt) => {
  const { person } = open([anUnsentPress()]);
  mockQueue.sendNow.mockResolvedValueOnce(attempt);
  await person.click(screen.getByRole('button', { name: 'Coba sekarang' }));
  await expectToast('status', words);
});

test('shows nothing of another account', () => {
  open([anUnsentPress({ user_id: 2 })], 2);
  expect(screen.getByText(EMPTY)).toBeVisible();
});

const refusedLog = anUnsentLog({ id: 'log', state: 'refused' });

test('a refused request opens in its form; a press, a photo and what waits do not', () => {
  open([
    anUnsentPress({ state: 'refused' }),
    anUnsentPhoto({ state: 'refused' }),
    anUnsentRequest({ id: 'a' }),
    anUnsentRequest({ id: 'b', state: 'refused' }),
  ]);
  expect(
    screen.getAllByRole('link', { name: 'Perbaiki' }).map((link) => link.getAttribute('href')),
  ).toEqual(['/student/requests/create?unsent=b']);
});

test('a refused log opens in the editor of its day with its text', async () => {
  const { person, location } = open([refusedLog]);
  await person.click(screen.getByRole('button', { name: 'Perbaiki' }));
  await waitFor(() => expect(location()).toBe('/student/activities/120'));
  const draft = textDraft('activity-log-draft', 1, 120);
  expect([draft.read(), draft.version()]).toEqual(['Membuat tiga VLAN.', 0]);
});

test('another text in the editor is replaced by the refused one only after a question', async () => {
  const draft = textDraft('activity-log-draft', 1, 120);
  draft.write('Tulisan lain.', 2);
  const { person, location } = open([refusedLog]);
  const ask = async () => {
    await person.click(screen.getByRole('button', { name: 'Perbaiki' }));
    const name = 'Ganti tulisan di aktivitas ini?';
    return within(await screen.findByRole('alertdialog', { name }));
  };
  await person.click((await ask()).getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect([draft.read(), location()]).toEqual(['Tulisan lain.', '/student/unsent']);
  await person.click((await ask()).getByRole('button', { name: 'Ganti' }));
  await waitFor(() => expect(location()).toBe('/student/activities/120'));
  expect(draft.read()).toBe('Membuat tiga VLAN.');
});
