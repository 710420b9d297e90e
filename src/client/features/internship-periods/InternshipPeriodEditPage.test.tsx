import { screen } from '@testing-library/react';
import { aPeriod } from '@/client/testing/records/internshipPeriod';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
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
  const { id: _, ...changed } = aPeriod();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual(changed);
  expect(location()).toBe('/internship-periods');
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
