import { screen, waitFor, within } from '@testing-library/react';
import { choose } from '@/client/testing/choose';
import { freezeDate } from '@/client/testing/device';
import { fakeUploads } from '@/client/testing/fakeUploads';
import { formFields } from '@/client/testing/formFields';
import { anAttendanceRequest } from '@/client/testing/records/attendanceRequest';
import { anActivity, anInternship } from '@/client/testing/records/internship';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { typeDigits } from '@/client/testing/typeDigits';
import { testInAll } from '@/shared/testing/testLevel';
import { RequestCreatePage } from './RequestCreatePage';
import { RequestListPage } from './RequestListPage';

const NOW = '2026-11-24T03:00:00.000Z';

/** Sent again, it is still the same request. */
const EVENT = {
  device_event_id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
  device_time: NOW,
};

const OWN = { 'GET /student/internships': { data: [anInternship()] } };

describe('a new request', () => {
  beforeEach(() => freezeDate(NOW));
  afterEach(() => jest.useRealTimers());

  const open = (path = '/student/requests/create', api: ApiStubs = {}) =>
    renderApp(<RequestCreatePage />, {
      user: 'student',
      path,
      api: {
        ...OWN,
        'GET /internships/15/activities': { data: [anActivity({ id: 118 })] },
        ...api,
      },
    });
  type Person = ReturnType<typeof open>['person'];

  const pick = async (person: Person, label: RegExp, choice: RegExp) => {
    await choose(person, await screen.findByRole('combobox', { name: label }), choice);
  };
  const send = (person: Person) =>
    person.click(screen.getByRole('button', { name: 'Kirim Pengajuan' }));

  testInAll('asks for the fields of its kind', async () => {
    const { person } = open();
    await pick(person, /Jenis/, /Sakit/);
    expect(formFields()).toMatchInlineSnapshot(`
      [
        "kind: Jenis Pengajuan, wajib",
        "start_date: Tanggal Mulai, wajib",
        "end_date: Tanggal Akhir, wajib",
        "reason: Alasan, wajib",
        "file: Lampiran",
      ]
    `);
    await pick(person, /Jenis/, /Koreksi/);
    expect(formFields()).toMatchInlineSnapshot(`
      [
        "kind: Jenis Pengajuan, wajib",
        "activity_id: Aktivitas, wajib",
        "claimed_time: Waktu Sebenarnya, wajib",
        "reason: Alasan, wajib",
        "file: Lampiran",
      ]
    `);
  });

  testInAll('sends the days with their file', async () => {
    fakeUploads();
    const { person, calls, location } = open('/student/requests/create?kind=sick&date=2026-11-23', {
      'POST /attendance-requests': reply(201, {
        data: anAttendanceRequest(),
      }),
    });
    await person.type(await screen.findByLabelText(/Alasan/), 'Demam sejak semalam.');
    const letter = new File(['%PDF-1.7'], 'surat.pdf', {
      type: 'application/pdf',
    });
    await person.upload(screen.getByLabelText(/Lampiran/), letter);
    expect(screen.getByText('surat.pdf')).toBeVisible();
    await send(person);
    expect(await screen.findByText('Pengajuan terkirim dan menunggu keputusan.')).toBeVisible();
    const form = calls.find(({ method }) => method === 'POST')?.body as FormData;
    expect(Object.fromEntries([...form].filter(([name]) => name !== 'file'))).toEqual({
      internship_id: '15',
      kind: 'sick',
      start_date: '2026-11-23',
      end_date: '2026-11-23',
      reason: 'Demam sejak semalam.',
      ...EVENT,
    });
    expect((form.get('file') as File).name).toBe('surat.pdf');
    expect(location()).toBe('/student/requests');
  });

  testInAll('sends the activity and the time of a correction', async () => {
    const path = '/student/requests/create?kind=correction&activity_id=118&date=2026-11-21';
    const { person, calls } = open(path, {
      'POST /attendance-requests': reply(201, { data: anAttendanceRequest() }),
    });
    const time = await screen.findByRole('textbox', { name: /Waktu Sebenarnya/ });
    await typeDigits(person, time, '0805');
    await person.type(screen.getByLabelText(/Alasan/), 'Lupa.');
    await send(person);
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
    const form = calls.find(({ method }) => method === 'POST')?.body as FormData;
    expect(Object.fromEntries(form)).toEqual({
      internship_id: '15',
      kind: 'correction',
      activity_id: '118',
      press: 'in',
      claimed_time: '08:05',
      reason: 'Lupa.',
      ...EVENT,
    });
  });

  test('asks which press a correction is about if check-outs are asked for on that day', async () => {
    const days = [
      anActivity({ id: 118 }),
      anActivity({ id: 119, name: 'Uji jaringan', requires_check_out: true }),
    ];
    const { person } = open('/student/requests/create?kind=correction&activity_id=118', {
      'GET /internships/15/activities': { data: days },
    });
    expect(await screen.findByRole('combobox', { name: /Aktivitas/ })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: /Absen/ })).not.toBeInTheDocument();
    await pick(person, /Aktivitas/, /Uji jaringan/);
    await pick(person, /Absen/, /Absen pulang/);
  });

  testInAll('refuses a file of another kind at once', async () => {
    const { person, calls } = open('/student/requests/create?kind=sick&date=2026-11-23');
    await person.type(await screen.findByLabelText(/Alasan/), 'Demam.');
    const page = new File(['<html>'], 'surat.html', { type: 'text/html' });
    const input = screen.getByLabelText(/Lampiran/);
    input.removeAttribute('accept');
    await person.upload(input, page);
    await send(person);
    expect(await screen.findByText('Harus berupa PDF, PNG, atau JPG')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  testInAll('keeps what was typed when the page opens again', async () => {
    const { person, unmount } = open(undefined, {
      'POST /attendance-requests': reply(503, { message: 'x' }),
    });
    await pick(person, /Jenis/, /Izin/);
    await person.type(screen.getByLabelText(/Alasan/), 'Acara keluarga.');
    unmount();
    open();
    expect(await screen.findByLabelText(/Alasan/)).toHaveValue('Acara keluarga.');
    expect(screen.getByRole('combobox', { name: /Jenis/ })).toHaveDisplayValue('Izin');
  });

  testInAll(
    'keeps what was typed when the page of a link opens again, and begins anew with another link',
    async () => {
      const link = (date: string) => `/student/requests/create?kind=leave&date=${date}`;
      const { person, unmount } = open(link('2026-11-23'));
      await person.type(await screen.findByLabelText(/Alasan/), 'Acara keluarga.');
      unmount();
      const again = open(link('2026-11-23'));
      expect(await screen.findByLabelText(/Alasan/)).toHaveValue('Acara keluarga.');
      again.unmount();
      open(link('2026-11-20'));
      expect(await screen.findByLabelText(/Alasan/)).toHaveValue('');
    },
  );

  testInAll('shows the refusal of the server at its field', async () => {
    const errors = {
      start_date: ['Sudah ada pengajuan sejenis pada tanggal ini'],
    };
    const { person } = open('/student/requests/create?kind=leave&date=2026-11-23', {
      'POST /attendance-requests': reply(422, { message: 'x', errors }),
    });
    await person.type(await screen.findByLabelText(/Alasan/), 'Acara keluarga.');
    await send(person);
    expect(await screen.findByText('Sudah ada pengajuan sejenis pada tanggal ini')).toBeVisible();
  });

  test('asks for nothing in a closed period', async () => {
    const closed = anInternship({ closed_by: 'period' });
    open(undefined, { 'GET /student/internships': { data: [closed] } });
    expect(await screen.findByText(/Periode ditutup/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Kirim Pengajuan' })).not.toBeInTheDocument();
  });
});

describe('the own requests', () => {
  const open = (api: ApiStubs) =>
    renderApp(<RequestListPage />, {
      user: 'student',
      path: '/student/requests',
      api: { ...OWN, ...api },
    });

  testInAll('show their state, and how to withdraw one that waits', async () => {
    const waiting = anAttendanceRequest({ allowed: ['withdraw'] });
    const rejected = anAttendanceRequest({
      id: 32,
      kind: 'leave',
      state: 'rejected',
      comment: 'Ada ujian.',
      decided_at: '2026-11-23T03:00:00.000Z',
      decided_by_name: 'Dewi Kartika',
      decided_by_role: 'mentor',
    });
    const { person, calls } = open({
      'GET /attendance-requests': { data: [waiting, rejected] },
      'POST /attendance-requests/31/withdraw': {
        data: { ...waiting, state: 'withdrawn' },
      },
    });
    const other = within(await screen.findByRole('article', { name: /Izin/ }));
    expect(other.getByText('Ditolak')).toBeVisible();
    expect(other.getByText('Ada ujian.')).toBeVisible();
    expect(other.queryByRole('button', { name: 'Tarik' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Tarik' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Tarik Pengajuan' }));
    await person.click(dialog.getByRole('button', { name: 'Tarik' }));
    expect(await screen.findByText('Pengajuan ditarik.')).toBeVisible();
    expect(calls.some(({ path }) => path === '/attendance-requests/31/withdraw')).toBe(true);
  });

  test('explain what can be asked for when there are none', async () => {
    open({ 'GET /attendance-requests': { data: [] } });
    expect(await screen.findByText('Belum ada pengajuan')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ajukan Izin atau Koreksi' })).toBeVisible();
  });
});
