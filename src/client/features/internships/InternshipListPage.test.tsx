import { screen, within } from '@testing-library/react';
import { anInternship } from '@/client/testing/records/internship';
import { aPeriod } from '@/client/testing/records/internshipPeriod';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import type { Role } from '@/shared/permissions';
import { few, testInAll } from '@/shared/testing/testLevel';
import { InternshipListPage } from './InternshipListPage';

const open = (user: Role, rows = page(anInternship()), query = '') =>
  renderApp(<InternshipListPage />, {
    user,
    path: `/internships${query}`,
    api: {
      'GET /internships': rows,
      'DELETE /internships/15': { data: { message: 'ok' } },
    },
  });

testInAll.each<{ role: Role; actions: string[]; hasAdd: boolean }>(
  few(
    [
      {
        role: 'super_admin',
        actions: [
          'Lihat',
          'Tambah Aktivitas',
          'Buat Surat',
          'Edit',
          'Tandai selesai',
          'Akhiri magang',
          'Pindah mitra',
          'Hapus',
        ],
        hasAdd: true,
      },
      { role: 'mentor', actions: ['Lihat', 'Tambah Aktivitas'], hasAdd: false },
      { role: 'lecturer', actions: ['Lihat'], hasAdd: false },
    ],
    2,
  ),
)('a $role may $actions', async ({ role, actions, hasAdd }) => {
  const { person } = open(role);
  await person.click(await screen.findByRole('button', { name: 'Aksi untuk Budi Santoso' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(actions);
  expect(
    screen.queryAllByRole('link', { name: 'Tambah Mahasiswa Magang', hidden: true }),
  ).toHaveLength(hasAdd ? 1 : 0);
});

test('an internship of a closed period is read and gets letters, but does not change', async () => {
  const internship_period = aPeriod({ closed_at: '2026-11-22T03:00:00.000Z' });
  const { person } = open('super_admin', page(anInternship({ internship_period })));
  await person.click(await screen.findByRole('button', { name: 'Aksi untuk Budi Santoso' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Lihat',
    'Buat Surat',
  ]);
});

testInAll('shows NIM, name, company, period and stage', async () => {
  open('lecturer');
  const row = await screen.findByRole('row', { name: /Budi Santoso/ });
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'NIM',
    'Nama',
    'Mitra Industri',
    'Periode',
    'Tahap',
    'Aksi',
  ]);
  expect(row).toHaveTextContent('2403310001');
  expect(row).toHaveTextContent('PT Nusantara Jaringan');
  expect(row).toHaveTextContent('1 Jul 2026 s/d 31 Des 2026');
  expect(row).toHaveTextContent('Berjalan');
  expect(within(row).getByRole('button', { name: 'Salin NIM 2403310001' })).toBeInTheDocument();
});

testInAll(
  'shows the days of a placement and why it ended once a link or a person asks for them',
  async () => {
    const ended = anInternship({ end_date: '2026-09-30', end_reason: 'moved' });
    open('super_admin', page(ended), '?columns=student.user.name,start_date,end_date,end_reason');
    const row = await screen.findByRole('row', { name: /Budi Santoso/ });
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Nama',
      'Mulai Magang',
      'Hari Terakhir',
      'Alasan Berakhir',
      'Aksi',
    ]);
    expect(row).toHaveTextContent(/1 Jul 2026.*30 Sep 2026.*Pindah mitra/);
  },
);

testInAll('an empty list has no add button for roles that cannot add', async () => {
  open('mentor', page());
  expect(await screen.findByText('No results.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Tambah Mahasiswa Magang' })).not.toBeInTheDocument();
});

testInAll('deletes after a confirmation', async () => {
  const { person, calls } = open('super_admin');
  await person.click(await screen.findByRole('button', { name: 'Aksi untuk Budi Santoso' }));
  await person.click(screen.getByRole('menuitem', { name: 'Hapus' }));
  expect(await screen.findByRole('alertdialog', { name: 'Konfirmasi Hapus' })).toHaveTextContent(
    'Magang Budi Santoso akan dihapus',
  );
  await person.click(screen.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Data berhasil dihapus.')).toBeVisible();
  expect(calls.map(({ method }) => method)).toContain('DELETE');
});
