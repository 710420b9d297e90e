import { act, screen, waitFor } from '@testing-library/react';
import type { NewUnsent, Unsent } from '@/client/queue/unsentItem';
import { freezeDate } from '@/client/testing/device';
import { fakeUploads } from '@/client/testing/fakeUploads';
import { anAttendanceRequest } from '@/client/testing/records/attendanceRequest';
import { anInternship } from '@/client/testing/records/internship';
import { anUnsentRequest } from '@/client/testing/records/unsent';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStub, noConnection, reply } from '@/client/testing/stubApi';
import { RequestCreatePage } from './RequestCreatePage';

const mockQueue = {
  read: jest.fn(async (_id: string, _userId: number): Promise<Unsent | null> => null),
  add: jest.fn(async (_entry: NewUnsent) => {}),
  discard: jest.fn(async (_id: string) => {}),
};
jest.mock('@/client/queue/queue', () => ({
  read: (id: string, userId: number) => mockQueue.read(id, userId),
  add: (entry: NewUnsent) => mockQueue.add(entry),
  discard: (id: string) => mockQueue.discard(id),
  start: async () => {},
}));

beforeEach(() => freezeDate('2026-11-24T03:00:00Z'));
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

const REFUSED = anUnsentRequest({
  state: 'refused',
  payload: {
    ...anUnsentRequest().payload,
    file: new File(['%PDF-1.7'], 'surat.pdf', { type: 'application/pdf' }),
  },
  last_answer: { status: 422, code: null, message: 'Sudah ada pengajuan sejenis' },
});

const open = async (item: Unsent, answer: ApiStub) => {
  fakeUploads();
  mockQueue.read.mockResolvedValue(item);
  const view = renderApp(<RequestCreatePage />, {
    user: 'student',
    path: `/student/requests/create?unsent=${item.id}`,
    api: {
      'GET /student/internships': { data: [anInternship()] },
      'GET /internships/15/activities': { data: [] },
      'POST /attendance-requests': answer,
    },
  });
  const reason = await screen.findByLabelText(/Alasan/);
  const correct = async () => {
    await view.person.type(reason, ' Surat menyusul.');
    await view.person.click(screen.getByRole('button', { name: 'Kirim Pengajuan' }));
  };
  const sent = () => view.calls.find(({ method }) => method === 'POST')?.body as FormData;
  return { ...view, reason, correct, sent };
};

test('a refused request opens with all that was typed, and goes once the corrected one is stored', async () => {
  let store: (answer: object) => void = () => {};
  const stored = new Promise<object>((resolve) => {
    store = resolve;
  });
  const { reason, correct, sent, location } = await open(REFUSED, () => stored);
  expect(mockQueue.read).toHaveBeenCalledWith(REFUSED.id, 1);
  expect(screen.getByRole('note')).toHaveTextContent(
    'Server menjawab: Sudah ada pengajuan sejenis. Perbaiki lalu kirim lagi.',
  );
  expect(reason).toHaveValue('Demam sejak semalam.');
  expect(screen.getByText('surat.pdf')).toBeVisible();
  await correct();
  await waitFor(() => expect(sent()).toBeDefined());
  expect(mockQueue.discard).not.toHaveBeenCalled();
  expect([...sent().keys()]).toEqual(expect.arrayContaining(['start_date', 'end_date', 'file']));
  expect(sent().get('reason')).toBe('Demam sejak semalam. Surat menyusul.');
  expect(sent().get('device_event_id')).not.toBe(REFUSED.id);
  await act(async () => store(reply(201, { data: anAttendanceRequest() })));
  await waitFor(() => expect(mockQueue.discard).toHaveBeenCalledWith(REFUSED.id));
  expect(location()).toBe('/student/requests');
});

test('a refused request goes once the device has the corrected one', async () => {
  const { correct } = await open(REFUSED, noConnection);
  mockQueue.add.mockImplementationOnce(async () => {
    expect(mockQueue.discard).not.toHaveBeenCalled();
  });
  await correct();
  await waitFor(() => expect(mockQueue.discard).toHaveBeenCalledWith(REFUSED.id));
  expect(mockQueue.add.mock.lastCall?.[0].payload).toMatchObject({
    reason: 'Demam sejak semalam. Surat menyusul.',
  });
});

test('a refused request stays when the corrected one is refused, too', async () => {
  const errors = { reason: ['Alasan terlalu umum.'] };
  const { correct } = await open(REFUSED, reply(422, { message: 'x', errors }));
  await correct();
  expect(await screen.findByText('Alasan terlalu umum.')).toBeVisible();
  expect(mockQueue.discard).not.toHaveBeenCalled();
});

test('a request that waits is not opened: it may arrive', async () => {
  const { reason } = await open(anUnsentRequest(), noConnection);
  expect(reason).toHaveValue('');
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});
