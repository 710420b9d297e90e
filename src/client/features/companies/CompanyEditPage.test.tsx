import { act, screen, waitFor } from '@testing-library/react';
import { aCompany } from '@/client/testing/records/company';
import { onceSettled, settled, settleLeftovers } from '@/client/testing/records/leftovers';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { testInAll } from '@/shared/testing/testLevel';
import { CompanyEditPage } from './CompanyEditPage';

const open = (api: ApiStubs) =>
  renderApp(<CompanyEditPage />, {
    user: 'super_admin',
    path: '/companies/7/edit',
    route: '/companies/:id/edit',
    api: { 'GET /places': page(), ...api },
  });

test('saves the changes and returns to the list', async () => {
  const company = aCompany({ id: 7 });
  const { person, calls, location } = open({
    'GET /companies/7': { data: company },
    'PUT /companies/7': { data: company },
  });

  const quota = await screen.findByLabelText('Kuota Magang');
  expect(quota).toHaveValue('5');
  await person.clear(quota);
  await person.type(quota, '9');
  await person.click(screen.getByRole('switch', { name: 'Mitra aktif' }));
  await person.click(screen.getByRole('button', { name: 'Simpan' }));

  expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
  const { id: _, ...stored } = company;
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...stored,
    internship_quota: 9,
    is_active: false,
    seen_leftovers: null,
  });
  expect(location()).toBe('/companies');
});

test('asks why a company with placements is made inactive, and sends the reason', async () => {
  const company = aCompany({ id: 7 });
  const { person, calls } = open({
    'GET /companies/7': { data: company },
    'PUT /companies/7': onceSettled(
      { data: company },
      { items: [{ kind: 'running_placements', count: 2 }], choices: [] },
    ),
  });
  await person.click(await screen.findByRole('switch', { name: 'Mitra aktif' }));
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  await settleLeftovers(person, 'Mitra tutup.');
  expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
    is_active: false,
    ...settled('Mitra tutup.'),
  });
});

testInAll('shows a server error at its field', async () => {
  const { person } = open({
    'GET /companies/7': { data: aCompany({ id: 7 }) },
    'PUT /companies/7': reply(422, { message: 'x', errors: { name: ['Nama sudah ada'] } }),
  });

  const name = await screen.findByLabelText('Nama Perusahaan');
  await person.type(name, ' Tbk');
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Nama sudah ada')).toBeVisible();
  expect(name).toHaveAccessibleDescription('Nama sudah ada');
});

test('a company that cannot be loaded says so', async () => {
  open({ 'GET /companies/7': reply(500, { message: 'x' }) });
  expect(await screen.findByText('Gagal memuat data. Silakan coba lagi nanti.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Simpan' })).not.toBeInTheDocument();
});

test('a company that is loaded again shows that', async () => {
  let answer: (found: object) => void = () => {};
  const answers = [
    reply(500, { message: 'x' }),
    new Promise<object>((resolve) => {
      answer = resolve;
    }),
  ];
  const { person } = open({ 'GET /companies/7': () => answers.shift() ?? reply(500) });
  await person.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  answer({ data: aCompany({ id: 7 }) });
  expect(await screen.findByLabelText('Nama Perusahaan')).toBeVisible();
});

test('a company that does not exist says so', async () => {
  open({ 'GET /companies/7': reply(404, { message: 'x' }) });
  expect(await screen.findByText('Data tidak ditemukan.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
});

test.each(['Simpan', 'Batal'])('%s returns to the list as one left it', async (way) => {
  const list = '/companies?search=nusa&page=2&sort=-name';
  const { person, router, location } = renderApp(<CompanyEditPage />, {
    user: 'super_admin',
    path: list,
    route: '/companies/:id/edit',
    api: {
      'GET /places': page(),
      'GET /companies/1': { data: aCompany() },
      'PUT /companies/1': { data: aCompany() },
    },
  });
  await act(() => router.navigate('/companies/1/edit'));
  await screen.findByLabelText('Nama Perusahaan');
  await person.click(screen.getByText(way));
  await waitFor(() => expect(location()).toBe(list));
});
