import { screen, within } from '@testing-library/react';
import { page } from '@/client/testing/records/page';
import { aPlace } from '@/client/testing/records/place';
import { renderApp } from '@/client/testing/renderApp';
import type { ApiStubs } from '@/client/testing/stubApi';
import { CompanyPlaces } from './CompanyPlaces';

const open = (api: ApiStubs) =>
  renderApp(<CompanyPlaces id={3} />, { user: 'super_admin', path: '/companies/3/edit', api });

const card = () => within(screen.getByRole('region', { name: 'Lokasi' }));

test('lists the places of the company, and adds another one there', async () => {
  const { calls } = open({
    'GET /places': page(aPlace(), aPlace({ id: 6, name: 'Gudang', is_active: false })),
  });
  expect(await screen.findByRole('link', { name: 'Kantor Pusat' })).toHaveAttribute(
    'href',
    '/places/5/edit',
  );
  expect(card().getByText('Tidak Aktif')).toBeVisible();
  expect(card().getByRole('link', { name: 'Tambah Lokasi' })).toHaveAttribute(
    'href',
    '/places/create?company_id=3',
  );
  expect(card().queryByRole('link', { name: /^Lihat semua/ })).toBeNull();
  expect(calls.map(({ query }) => query)).toEqual([
    { company_id: '3', sort: 'name', page: '1', per_page: '5' },
  ]);
});

test('links to all of them if there are more', async () => {
  open({ 'GET /places': { data: [aPlace()], meta: { page: 1, per_page: 5, total: 6 } } });
  expect(await screen.findByRole('link', { name: 'Lihat semua (6)' })).toHaveAttribute(
    'href',
    '/places?company_id=3',
  );
});

test('says that there are none', async () => {
  open({ 'GET /places': page() });
  expect(await screen.findByText('Belum ada lokasi.')).toBeVisible();
});
