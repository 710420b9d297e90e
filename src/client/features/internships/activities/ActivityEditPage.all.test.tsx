import { screen } from '@testing-library/react';
import { anActivity, anInternship } from '@/client/testing/records/internship';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { typeDigits } from '@/client/testing/typeDigits';
import { ActivityEditPage } from './ActivityEditPage';

const open = (api: ApiStubs) =>
  renderApp(<ActivityEditPage />, {
    user: 'mentor',
    path: '/internships/15/activities/120/edit',
    route: '/internships/:id/activities/:activityId/edit',
    api: {
      'GET /internships/15': { data: anInternship() },
      'GET /activities/120': { data: anActivity() },
      ...api,
    },
  });

test('saves the changed field and keeps the others', async () => {
  const { person, calls, location } = open({ 'PUT /activities/120': { data: anActivity() } });
  const name = await screen.findByLabelText('Nama Aktivitas');
  await person.clear(name);
  await person.type(name, 'Konfigurasi trunk');
  await person.click(screen.getByRole('button', { name: 'Simpan' }));

  expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    name: 'Konfigurasi trunk',
    description: 'Membagi jaringan kantor cabang menjadi tiga VLAN.',
    date: '2026-11-21',
    start_time: '08:00',
    end_time: '16:00',
    address: 'Jl. Asia Afrika No. 88, Bandung',
  });
  expect(location()).toBe('/internships/15');
});

test('saves a night shift, which ends on the next day', async () => {
  const night = anActivity({ start_time: '22:00', end_time: '06:00' });
  const { person, calls } = open({
    'GET /activities/120': { data: night },
    'PUT /activities/120': { data: night },
  });
  const end = await screen.findByRole('textbox', { name: /Jam Selesai/ });
  expect(end).toHaveAccessibleDescription('Hari berikutnya (+1).');
  await typeDigits(person, end, '0530');
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    start_time: '22:00',
    end_time: '05:30',
  });
});

test('refuses a day shift that would end before it starts', async () => {
  const { person, calls } = open({});
  const end = await screen.findByRole('textbox', { name: /Jam Selesai/ });
  await typeDigits(person, end, '0530');
  expect(end).not.toHaveAccessibleDescription('Hari berikutnya (+1).');
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Jam selesai harus setelah jam mulai')).toBeVisible();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

test('stays on the page when saving fails', async () => {
  const { person, location } = open({ 'PUT /activities/120': reply(500, { message: 'x' }) });
  await person.click(await screen.findByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Terjadi kesalahan saat mengedit data')).toBeVisible();
  expect(location()).toBe('/internships/15/activities/120/edit');
});

test('says why an activity that both have validated is not saved', async () => {
  const at = '2026-11-21T10:00:00Z';
  const { person } = open({
    'GET /activities/120': {
      data: anActivity({ validated_at_by_mentor: at, validated_at_by_lecturer: at }),
    },
    'PUT /activities/120': reply(409, { message: 'Urungkan salah satu validasi dahulu.' }),
  });
  expect(await screen.findByText('Divalidasi mentor dan dosen, tidak dapat diubah')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Urungkan salah satu validasi dahulu.')).toBeVisible();
});

test('shows an error when the activity fails to load', async () => {
  open({ 'GET /activities/120': reply(500, { message: 'x' }) });
  expect(await screen.findByText('Gagal memuat data. Silakan coba lagi nanti.')).toBeVisible();
});

test('shows an error without a retry when the activity does not exist', async () => {
  open({ 'GET /activities/120': reply(404, { message: 'x' }) });
  expect(await screen.findByText('Aktivitas tidak ditemukan')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
});
