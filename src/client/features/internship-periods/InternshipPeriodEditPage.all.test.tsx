import { screen, waitFor, within } from '@testing-library/react';
import { anAttendanceRequest } from '@/client/testing/records/attendanceRequest';
import { aPeriod } from '@/client/testing/records/internshipPeriod';
import { onceSettled, settled, settleLeftovers } from '@/client/testing/records/leftovers';
import { confirmed, confirmPastDays, onceConfirmed } from '@/client/testing/records/verdictChanges';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { campusToday, typeValidFrom, validFrom } from '@/client/testing/validFrom';
import { InternshipPeriodEditPage } from './InternshipPeriodEditPage';

const inactivePeriod = aPeriod({ is_active: false });

const open = (api: ApiStubs) =>
  renderApp(<InternshipPeriodEditPage />, {
    user: 'super_admin',
    path: '/internship-periods/4/edit',
    route: '/internship-periods/:id/edit',
    api,
  });

test('saves the changes and returns to the list', async () => {
  const { person, calls, location } = open({
    'GET /internship-periods/4': { data: inactivePeriod },
    'PUT /internship-periods/4': { data: aPeriod() },
  });
  await person.click(await screen.findByRole('switch', { name: 'Periode aktif' }));
  await person.click(screen.getByRole('button', { name: 'Simpan' }));

  expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
  const { id: _, closed_at: _closedAt, ...changed } = aPeriod();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...changed,
    seen_leftovers: null,
  });
  expect(location()).toBe('/internship-periods');
});

test('a tolerance from a past day on is stored with the reason once its changes are confirmed', async () => {
  const { person, calls } = open({
    'GET /internship-periods/4': { data: aPeriod() },
    'PUT /internship-periods/4': onceConfirmed({ data: aPeriod() }),
  });
  const tolerance = await screen.findByLabelText('Toleransi terlambat');
  expect(validFrom()).not.toBeInTheDocument();
  await person.clear(tolerance);
  await person.type(tolerance, '30');
  await typeValidFrom(person, '01102020');
  await person.type(screen.getByLabelText(/^Alasan/), 'Sesuai SK.');
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  await confirmPastDays(person);
  expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
    late_tolerance_minutes: 30,
    valid_from: '2020-10-01',
    ...confirmed('Sesuai SK.'),
  });
});

test('other dates are stored once their leftovers are settled and past days confirmed', async () => {
  const { person, calls } = open({
    'GET /internship-periods/4': { data: aPeriod() },
    'PUT /internship-periods/4': onceSettled(onceConfirmed({ data: aPeriod() })),
  });
  await person.click(await screen.findByRole('switch', { name: 'Periode aktif' }));
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  await settleLeftovers(person, 'Sesuai SK.', 'Biarkan seperti sekarang');
  await confirmPastDays(person);
  expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
    ...settled('Sesuai SK.', 'keep'),
    ...confirmed('Sesuai SK.'),
  });
});

test('asks from which day check-outs are required, today by default', async () => {
  const { person, calls } = open({
    'GET /internship-periods/4': { data: aPeriod() },
    'PUT /internship-periods/4': { data: aPeriod() },
  });
  await person.click(await screen.findByRole('switch', { name: 'Wajib absen pulang' }));
  expect(validFrom()).toHaveAccessibleDescription(
    'Hari sebelum tanggal ini tetap dinilai dengan pengaturan lama.',
  );
  expect(validFrom()).toHaveValue(campusToday().split('-').reverse().join('/'));
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
  const { body } = calls.findLast(({ method }) => method === 'PUT') ?? {};
  expect(body).not.toHaveProperty('valid_from');
  expect(body).not.toHaveProperty('reason');
});

test('shows an error when saving fails', async () => {
  const { person } = open({
    'GET /internship-periods/4': { data: inactivePeriod },
    'PUT /internship-periods/4': reply(500, { message: 'x' }),
  });
  await person.click(await screen.findByRole('switch', { name: 'Periode aktif' }));
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Terjadi kesalahan saat mengedit data')).toBeVisible();
});

test('a period that cannot be loaded says so', async () => {
  open({ 'GET /internship-periods/4': reply(500, { message: 'x' }) });
  expect(await screen.findByText('Gagal memuat data. Silakan coba lagi nanti.')).toBeVisible();
});

describe('closing', () => {
  const closed = aPeriod({ is_active: false, closed_at: '2026-11-22T03:00:00.000Z' });
  const CLOSED = 'Periode ditutup, hanya dapat dibaca';
  const HELD = { data: [], meta: { page: 1, per_page: 1, total: 1234 } };

  const ALL_FINISHED = { total: 0, placements: [], seen_unfinished: '5f2c1e9a0b7d4c36' };

  /** Opens the page of a period that a call changes from `before` to `after`. */
  const openChanging = (before: typeof closed, after: typeof closed, call: string) => {
    let isChanged = false;
    return open({
      'GET /internship-periods/4': () => ({ data: isChanged ? after : before }),
      'GET /internships': HELD,
      'GET /internship-periods/4/unfinished-placements': { data: ALL_FINISHED },
      [`PATCH /internship-periods/4/${call}`]: () => {
        isChanged = true;
        return { data: after };
      },
    });
  };

  test('explains its effect and the number of internships', async () => {
    const { person, calls } = openChanging(aPeriod(), closed, 'close');
    await person.click(await screen.findByRole('button', { name: 'Tutup periode' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Tutup Periode' });
    expect(await within(dialog).findByText('1.234 data magang')).toBeVisible();
    expect(dialog).toHaveTextContent('hanya dapat dibaca setelah periode ditutup');
    const counted = calls.find(({ query }) => query.internship_period_id === '4');
    expect(counted).toMatchObject({ path: '/internships', query: { per_page: '1' } });
    expect(screen.queryByText(CLOSED)).not.toBeInTheDocument();

    const confirm = await within(dialog).findByRole('button', { name: 'Tutup periode' });
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'));
    await person.click(confirm);
    expect(await screen.findByText('Periode ditutup.')).toBeVisible();
    expect(await screen.findByText(CLOSED)).toBeVisible();
    expect(await screen.findByRole('switch', { name: 'Periode aktif' })).not.toBeChecked();
  });

  test('names the requests that would stay undecided', async () => {
    const request = anAttendanceRequest({ student_name: 'Ahmad Fauzi' });
    const { person, calls } = open({
      'GET /internship-periods/4': { data: aPeriod() },
      'GET /internships': HELD,
      'GET /internship-periods/4/unfinished-placements': { data: ALL_FINISHED },
      'GET /attendance-requests': {
        data: [request],
        meta: { page: 1, per_page: 5, total: 3 },
      },
      'GET /placement-requests': { data: [], meta: { page: 1, per_page: 1, total: 2 } },
    });
    await person.click(await screen.findByRole('button', { name: 'Tutup periode' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Tutup Periode' }));
    expect(await dialog.findByText('3 pengajuan belum diputuskan')).toBeVisible();
    expect(await dialog.findByText('2 pengajuan tempat belum diputuskan')).toBeVisible();
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'Ahmad Fauzi (Sakit, 23 Nov 2026) dan 2 lainnya.',
    );
    expect(calls.find(({ path }) => path === '/attendance-requests')?.query).toMatchObject({
      internship_period_id: '4',
      state: 'waiting',
    });
  });

  test('can be undone by reopening the period', async () => {
    const { person } = openChanging(closed, aPeriod({ is_active: false }), 'reopen');
    expect(await screen.findByText(CLOSED)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Buka kembali' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Buka Kembali Periode' });
    await person.click(within(dialog).getByRole('button', { name: 'Buka kembali' }));
    expect(await screen.findByText('Periode dibuka kembali.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(CLOSED)).not.toBeInTheDocument());
    expect(await screen.findByRole('button', { name: 'Tutup periode' })).toBeVisible();
  });

  test('refuses a change with its reason', async () => {
    const { person } = open({
      'GET /internship-periods/4': { data: closed },
      'PUT /internship-periods/4': reply(409, { message: 'Periode ini sudah ditutup.' }),
    });
    await person.click(await screen.findByRole('switch', { name: 'Periode aktif' }));
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Terjadi kesalahan saat mengedit data')).toBeVisible();
    expect(screen.getByText('Periode ini sudah ditutup.')).toBeVisible();
  });
});
