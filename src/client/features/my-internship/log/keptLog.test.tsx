import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '@/client/api/api';
import type { NewUnsent } from '@/client/queue/unsentItem';
import { showUnsent } from '@/client/queue/unsentShown';
import { textDraft } from '@/client/session/textDraft';
import { freezeDate } from '@/client/testing/device';
import { aLog, anActivityDetail } from '@/client/testing/records/internship';
import { anUnsentLog } from '@/client/testing/records/unsent';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, noConnection } from '@/client/testing/stubApi';
import { expectToast } from '@/client/testing/toasts';
import { StudentActivityPage } from '../StudentActivityPage';

const mockQueue = {
  add: jest.fn(async (_entry: NewUnsent) => {}),
  start: jest.fn(async () => {}),
  replaceShown: jest.fn(async () => {}),
};
jest.mock('@/client/queue/queue', () => ({
  add: (entry: NewUnsent) => mockQueue.add(entry),
  start: () => mockQueue.start(),
  replaceShown: () => mockQueue.replaceShown(),
}));

beforeEach(() => freezeDate('2026-11-21T03:00:00Z'));
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
  act(() => showUnsent({ userId: 0, items: [] }));
});

/** Opens the log while a hand-in waits on the device, and saves a longer text. */
const saveMore = async (handsIn: boolean, api: ApiStubs) => {
  const payload = { text: 'Membuat tiga VLAN.', version: 0, handsIn };
  showUnsent({ userId: 1, items: [anUnsentLog({ payload })] });
  const opened = renderApp(<StudentActivityPage />, {
    user: 'student',
    path: '/student/activities/120',
    route: '/student/activities/:id',
    api: { 'GET /activities/120': { data: anActivityDetail() }, ...api },
  });
  const { person } = opened;
  await person.type(await screen.findByRole('textbox', { name: /kerjakan/ }), 'Lalu mengujinya.');
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  return opened;
};

test.each([true, false])(
  'a text that is saved without a network is handed in if the one before was to be: %s',
  async (handsIn) => {
    await saveMore(handsIn, { 'PUT /student/activities/120/log': noConnection });
    await expectToast('alert', 'Tersimpan di perangkat, menunggu jaringan');
    const [entry] = mockQueue.add.mock.lastCall ?? [];
    expect(entry?.payload).toEqual({
      ...{ text: 'Lalu mengujinya.', version: 0, handsIn },
      earlier: ['Membuat tiga VLAN.'],
    });
  },
);

test('a text that is saved over a hand-in that waits is handed in', async () => {
  const data = anActivityDetail({ log: aLog() });
  const { calls } = await saveMore(true, {
    'PUT /student/activities/120/log': { data },
    'POST /student/activities/120/log/hand-in': { data },
  });
  await expectToast('status', 'Catatan dikirim.');
  expect(calls.map(({ method }) => method)).toContain('POST');
  expect(mockQueue.replaceShown).toHaveBeenCalled();
});

test('a text that the queue has sent meanwhile is not taken for that of somebody else', async () => {
  const text = 'Membuat tiga VLAN.';
  let data = anActivityDetail();
  const item = anUnsentLog({ payload: { text, version: 0, handsIn: false } });
  showUnsent({ userId: 1, items: [item] });
  const { person, store } = renderApp(<StudentActivityPage />, {
    user: 'student',
    path: '/student/activities/120',
    route: '/student/activities/:id',
    api: { 'GET /activities/120': () => ({ data }) },
  });
  const field = await screen.findByRole('textbox', { name: /kerjakan/ });
  await person.type(field, `${text} Lalu`);
  data = anActivityDetail({ log: aLog({ text, version: 1 }) });
  act(() => showUnsent({ userId: 1, items: [] }));
  act(() => void store.dispatch(api.util.invalidateTags(['Activity'])));
  const stored = () => api.endpoints.getActivity.select({ id: 120 })(store.getState()).data?.data;
  await waitFor(() => expect(stored()?.log?.version).toBe(1));
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  expect(field).toHaveValue(`${text} Lalu`);
});

describe('beside a refused text', () => {
  const QUESTION = 'Ganti catatan yang ditolak?';

  const write = async (text: string) => {
    const refused = anUnsentLog({ state: 'refused' });
    showUnsent({ userId: 1, items: [refused] });
    const data = anActivityDetail({ log: aLog() });
    const view = renderApp(<StudentActivityPage />, {
      user: 'student',
      path: '/student/activities/120',
      route: '/student/activities/:id',
      api: {
        'GET /activities/120': { data: anActivityDetail() },
        'PUT /student/activities/120/log': { data },
      },
    });
    const field = await screen.findByRole('textbox', { name: /kerjakan/ });
    await view.person.type(field, text);
    await view.person.click(screen.getByRole('button', { name: 'Simpan' }));
    return { ...view, field, puts: () => view.calls.filter(({ method }) => method === 'PUT') };
  };

  test('a refused text is replaced by another one only after a question that shows it', async () => {
    const { person, field, puts } = await write('Menguji kabel.');
    const dialog = await screen.findByRole('alertdialog', { name: QUESTION });
    expect(dialog).toHaveTextContent('Membuat tiga VLAN.');
    await person.click(within(dialog).getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect([puts(), mockQueue.replaceShown.mock.calls]).toEqual([[], []]);
    expect(field).toHaveValue('Menguji kabel.');
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    const again = within(await screen.findByRole('alertdialog', { name: QUESTION }));
    await person.click(again.getByRole('button', { name: 'Ganti' }));
    await expectToast('status', 'Catatan tersimpan.');
    expect(puts()).toHaveLength(1);
    expect(mockQueue.replaceShown).toHaveBeenCalled();
  });

  test('a refused text with which the editor opened is corrected without a question', async () => {
    textDraft('activity-log-draft', 1, 120).write('Membuat tiga VLAN.', 0);
    const { puts } = await write(' Lalu mengujinya.');
    await expectToast('status', 'Catatan tersimpan.');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(puts()).toHaveLength(1);
  });
});
