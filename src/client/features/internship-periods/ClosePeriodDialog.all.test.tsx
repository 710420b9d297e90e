import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { ClosePeriodDialog } from './ClosePeriodDialog';

const LIST = {
  total: 502,
  placements: [
    {
      id: 15,
      student_name: 'Budi Santoso',
      nim: '2403310001',
      company_name: 'PT Nusantara',
      missing: ['no_report', 'no_grade'],
    },
    {
      id: 16,
      student_name: 'Siti Rahmawati',
      nim: '2403310002',
      company_name: 'PT Nusantara',
      missing: ['incomplete_recap'],
    },
  ],
  seen_unfinished: '5f2c1e9a0b7d4c36',
};
const URL = '/internship-periods/4';

const open = (api: ApiStubs) => {
  const onClose = jest.fn();
  const app = renderApp(<ClosePeriodDialog id={4} description="Akibatnya" onClose={onClose} />, {
    user: 'super_admin',
    api: { [`GET ${URL}/unfinished-placements`]: { data: LIST }, ...api },
  });
  return { ...app, onClose };
};
const group = () => screen.findByRole('group', { name: 'Penempatan yang belum selesai' });

test('names who lacks what, and closes without them by default', async () => {
  const { person, calls, onClose } = open({ [`PATCH ${URL}/close`]: { data: {} } });
  const names = within(await group());
  expect(names.getByText('502 penempatan belum selesai:')).toBeVisible();
  expect(names.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Budi Santoso (2403310001): Laporan akhir belum diterima, belum ada nilai',
    'Siti Rahmawati (2403310002): Rekap kehadiran belum lengkap',
    'dan 500 lainnya',
  ]);
  await person.click(screen.getByRole('button', { name: 'Tutup tanpa mereka' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    unfinished: 'leave_open',
    seen_unfinished: LIST.seen_unfinished,
  });
});

test('closes all of them if the person says so', async () => {
  const { person, calls } = open({ [`PATCH ${URL}/close`]: { data: {} } });
  await person.click(await screen.findByRole('radio', { name: /^Tutup semuanya/ }));
  await person.click(screen.getByRole('button', { name: 'Tutup semuanya' }));
  expect(await screen.findByText('Periode ditutup.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    unfinished: 'close',
  });
});

test('shows the present list and stays open when others are unfinished by then', async () => {
  const message = '1 penempatan belum selesai. Periksa namanya.';
  let reads = 0;
  const { person, onClose } = open({
    [`GET ${URL}/unfinished-placements`]: () => {
      reads += 1;
      return { data: reads === 1 ? LIST : { ...LIST, total: 1, placements: [LIST.placements[1]] } };
    },
    [`PATCH ${URL}/close`]: reply(409, { message, code: 'unfinished_placements' }),
  });
  await group();
  await person.click(screen.getByRole('button', { name: 'Tutup tanpa mereka' }));
  expect(await screen.findByText('1 penempatan belum selesai:')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(message);
  expect(screen.queryByText(/Budi Santoso/)).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});
