import { screen, within } from '@testing-library/react';
import { anInternship } from '@/client/testing/records/internship';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { InternshipListPage } from '../InternshipListPage';

const finished = anInternship({ finished_at: '2026-11-20T03:00:00Z', closed_by: 'placement' });
const REFUSAL = 'Belum dapat diselesaikan. Belum ada nilai.';

async function openMenu(row: ReturnType<typeof anInternship>, api: ApiStubs) {
  const app = renderApp(<InternshipListPage />, {
    user: 'super_admin',
    path: '/internships',
    api: { 'GET /internships': page(row), ...api },
  });
  await app.person.click(await screen.findByRole('button', { name: 'Aksi untuk Budi Santoso' }));
  return app;
}

test('finishes a placement after a question that says what is frozen', async () => {
  const { person, calls } = await openMenu(anInternship(), {
    'POST /internships/15/finish': { data: finished },
  });
  await person.click(screen.getByRole('menuitem', { name: 'Tandai selesai' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Tandai Selesai' });
  expect(dialog).toHaveTextContent('hanya dapat dibaca');
  await person.click(within(dialog).getByRole('button', { name: 'Tandai selesai' }));
  expect(await screen.findByText('Penempatan ditandai selesai.')).toBeVisible();
  expect(calls.some(({ path }) => path === '/internships/15/finish')).toBe(true);
});

test('says what is missing', async () => {
  const { person } = await openMenu(anInternship(), {
    'POST /internships/15/finish': reply(409, { message: REFUSAL }),
  });
  await person.click(screen.getByRole('menuitem', { name: 'Tandai selesai' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Tandai Selesai' });
  await person.click(within(dialog).getByRole('button', { name: 'Tandai selesai' }));
  expect(await screen.findByText(REFUSAL)).toBeVisible();
});

test('a finished placement is only read, and opens again with a reason', async () => {
  const { person, calls } = await openMenu(finished, {
    'POST /internships/15/finish/undo': { data: anInternship() },
  });
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Lihat',
    'Buat Surat',
    'Batalkan selesai',
  ]);
  await person.click(screen.getByRole('menuitem', { name: 'Batalkan selesai' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Batalkan Selesai' }));
  await person.type(dialog.getByRole('textbox'), 'Nilai salah');
  await person.click(dialog.getByRole('button', { name: 'Batalkan selesai' }));
  expect(await screen.findByText('Penempatan dapat diubah lagi.')).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith('/undo'))?.body).toEqual({ reason: 'Nilai salah' });
});
