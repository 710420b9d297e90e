import { screen, within } from '@testing-library/react';
import type { Mentor } from '@/client/api/api';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import type { ApiStubs } from '@/client/testing/stubApi';
import { MentorListPage } from './MentorListPage';

const mentor: Mentor = {
  id: 70,
  user_id: 7,
  company_id: 3,
  nik: '3273014501880001',
  digital_signature: null,
  invited_until: null,
  is_active: false,
  company: { id: 3, name: 'PT Lintas Nusa Data' },
  user: {
    id: 7,
    name: 'Dewi Kartika',
    email: 'dewi@mitra.example',
    phone_number: '0813-5550-4305',
    address: null,
    gender: null,
    place_of_birth: null,
    date_of_birth: null,
    role: 'mentor',
    is_active: true,
  },
};

const mentors = page(mentor);

const open = (api: ApiStubs = {}) =>
  renderApp(<MentorListPage />, {
    user: 'super_admin',
    path: '/mentors',
    api: { 'GET /mentors': mentors, ...api },
  });

test('shows NIK, company, name, phone and status', async () => {
  const { person, calls } = open();
  expect(await screen.findByRole('link', { name: '3273014501880001' })).toBeVisible();
  expect(screen.getAllByRole('gridcell').map((cell) => cell.textContent)).toEqual([
    '3273014501880001',
    'PT Lintas Nusa Data',
    'Dewi Kartika',
    '0813-5550-4305',
    'Tidak Aktif',
    '',
  ]);
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'NIK',
    'Mitra Industri',
    'Nama',
    'No. Telepon',
    'Status',
    'Aksi',
  ]);

  await person.click(screen.getByRole('columnheader', { name: /^Mitra Industri/ }));
  expect(calls.at(-1)?.query.sort).toBe('company.name');
});

test('tells a deactivated account from a mentor without new placements', async () => {
  const deactivated: Mentor = {
    ...mentor,
    id: 71,
    is_active: true,
    user: { ...mentor.user, name: 'Rudi Hartono', is_active: false },
  };
  open({ 'GET /mentors': page(mentor, deactivated) });

  const row = within(await screen.findByRole('row', { name: /Rudi Hartono/ }));
  expect(row.getByText('Tidak dapat masuk')).toBeVisible();
  expect(row.getByText('Aktif')).toBeVisible();
  expect(screen.getAllByText('Tidak dapat masuk')).toHaveLength(1);
});

test('adds with the role and edits by user id', async () => {
  const { person, location } = open();
  expect(screen.getByRole('link', { name: 'Tambah Mentor' })).toHaveAttribute(
    'href',
    '/users/create?role=mentor',
  );
  await person.click(await screen.findByText('Dewi Kartika'));
  expect(location()).toBe('/users/7/edit');
});

test('deletes after confirmation', async () => {
  const { person } = open({
    'DELETE /mentors/70': { data: { message: 'Data berhasil dihapus.' } },
  });
  await person.click(await screen.findByRole('button', { name: 'Aksi untuk Dewi Kartika' }));
  await person.click(screen.getByRole('menuitem', { name: 'Hapus' }));
  expect(await screen.findByText('Konfirmasi Hapus')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Data berhasil dihapus.')).toBeVisible();
});
