import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { typeDigits } from '@/client/testing/typeDigits';
import { PlacementWindowCard } from './PlacementWindowCard';

const WINDOW = {
  internship_period_id: 4,
  version: 2,
  open_from: '2026-11-16',
  open_until: '2026-12-15',
  exceptions: [
    {
      student_id: 7,
      nim: '2403310001',
      name: 'Siti Rahmawati',
      until: '2026-12-22',
      reason: 'Baru sembuh dari sakit.',
    },
  ],
};
const URL = '/internship-periods/4/placement-window';

const open = (api: ApiStubs = {}, isClosed = false) =>
  renderApp(<PlacementWindowCard id={4} isClosed={isClosed} />, {
    user: 'super_admin',
    path: '/internship-periods/4/edit',
    api: { [`GET ${URL}`]: { data: WINDOW }, ...api },
  });

test('shows the days and the exceptions with their reasons', async () => {
  open();
  expect(await screen.findByText('16 Nov 2026 s/d 15 Des 2026')).toBeVisible();
  expect(screen.getByText('Sampai 22 Des 2026 · Baru sembuh dari sakit.')).toBeVisible();
});

test('a closed period offers no changes', async () => {
  open({}, true);
  expect(await screen.findByText('16 Nov 2026 s/d 15 Des 2026')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('changes the days, and shows the refusal of the server at its field', async () => {
  const { person, calls } = open({
    [`PUT ${URL}`]: reply(422, {
      message: 'x',
      errors: { open_until: ['Isi kedua tanggal, atau kosongkan keduanya'] },
    }),
  });
  await person.click(await screen.findByRole('button', { name: 'Atur masa pengajuan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Masa Pengajuan' });
  await person.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(
    await within(dialog).findByText('Isi kedua tanggal, atau kosongkan keduanya'),
  ).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    open_from: '2026-11-16',
    open_until: '2026-12-15',
    version: 2,
  });
});

test('saves the days again after somebody else has changed them', async () => {
  let version = 2;
  const { person, calls } = open({
    [`GET ${URL}`]: () => ({ data: { ...WINDOW, version } }),
    [`PUT ${URL}`]: ({ body }) => {
      if ((body as { version: number }).version === 5) return { data: WINDOW };
      version = 5;
      return reply(409, { message: 'Data ini sudah diubah orang lain.', code: 'stale_version' });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Atur masa pengajuan' }));
  const save = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Simpan' });
  await person.click(save);
  expect(await screen.findByText('Data ini sudah diubah orang lain.')).toBeVisible();
  await waitFor(() => expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(2));
  await waitFor(() => expect(save).toBeEnabled());
  await person.click(save);
  expect(await screen.findByText('Masa pengajuan tersimpan.')).toBeVisible();
});

test('removes an exception after a confirmation', async () => {
  const { person, calls } = open({
    [`DELETE ${URL}/exceptions/7`]: { data: { ...WINDOW, exceptions: [] } },
  });
  await person.click(
    await screen.findByRole('button', { name: 'Hapus pengecualian Siti Rahmawati' }),
  );
  await person.click(await screen.findByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});

test('adds an exception for a student', async () => {
  const student = {
    id: 8,
    nim: '2403310002',
    academic_year: '2024/2025',
    user: { id: 20, name: 'Budi Santoso', email: 'budi@example.ac.id', is_active: true },
  };
  const { person, calls } = open({
    'GET /students': { data: [student] },
    [`PUT ${URL}/exceptions/8`]: { data: WINDOW },
  });
  await person.click(await screen.findByRole('button', { name: 'Tambah pengecualian' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pengecualian' });
  await person.click(within(dialog).getByRole('combobox', { name: /Mahasiswa/ }));
  await person.click(await screen.findByRole('option', { name: /Budi Santoso/ }));
  await typeDigits(person, within(dialog).getByRole('textbox', { name: /Sampai/ }), '22122026');
  await person.type(within(dialog).getByLabelText(/Alasan/), 'Sakit.');
  await person.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Pengecualian tersimpan.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    until: '2026-12-22',
    reason: 'Sakit.',
  });
});

test('offers another attempt after a failure', async () => {
  open({ [`GET ${URL}`]: reply(500, { message: 'x' }) });
  expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
});
