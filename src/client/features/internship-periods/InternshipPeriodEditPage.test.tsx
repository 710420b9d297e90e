import { screen } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { InternshipPeriodEditPage } from './InternshipPeriodEditPage';
import { aPeriod } from './internshipPeriodStub';

const open = (api: ApiStubs) =>
  renderApp(<InternshipPeriodEditPage />, {
    user: 'super_admin',
    path: '/internship-periods/4/edit',
    route: '/internship-periods/:id/edit',
    api,
  });

test('changes what is stored and returns to the list', async () => {
  const { person, calls, location } = open({
    'GET /internship-periods/4': { data: aPeriod() },
    'PUT /internship-periods/4': { data: aPeriod({ is_active: true }) },
  });
  await person.click(await screen.findByRole('switch', { name: 'Periode aktif' }));
  await person.click(screen.getByRole('button', { name: 'Simpan' }));

  expect(await screen.findByText('Data berhasil diedit')).toBeVisible();
  const { id: _, ...stored } = aPeriod();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...stored,
    is_active: true,
  });
  expect(location()).toBe('/internship-periods');
});

test('a failure is told', async () => {
  const { person } = open({
    'GET /internship-periods/4': { data: aPeriod() },
    'PUT /internship-periods/4': reply(500, { message: 'x' }),
  });
  await person.click(await screen.findByRole('switch', { name: 'Periode aktif' }));
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Terjadi kesalahan saat mengedit data')).toBeVisible();
});

test('a period that cannot be loaded says so', async () => {
  open({ 'GET /internship-periods/4': reply(404, { message: 'x' }) });
  expect(await screen.findByText('Gagal memuat data. Silakan coba lagi nanti.')).toBeVisible();
});
