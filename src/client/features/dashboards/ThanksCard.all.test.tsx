import { screen, within } from '@testing-library/react';
import { aCertificate } from '@/client/testing/records/certificate';
import { PERIODS, supervisorData } from '@/client/testing/records/dashboard';
import { renderApp } from '@/client/testing/renderApp';
import { reply } from '@/client/testing/stubApi';
import { testInAll } from '@/shared/testing/testLevel';
import { MentorDashboardPage } from './MentorDashboardPage';

jest.mock('@mui/x-charts/BarChart', () => ({ BarChart: () => null }));
jest.mock('@mui/x-charts/PieChart', () => ({ PieChart: () => null }));

const open = (certificates: object[]) =>
  renderApp(<MentorDashboardPage />, {
    user: 'mentor',
    api: {
      'GET /internship-periods': { data: PERIODS },
      'GET /mentor/dashboard/4': supervisorData(),
      'GET /mentor/certificates': { data: certificates },
      'GET /certificates/5/file': reply(409, { message: 'Sertifikat ini sudah dicabut.' }),
    },
  });

const thanks = aCertificate({ kind: 'mentor', name: 'Rina Marlina' });

testInAll('a mentor opens the thanks, and reads why one was revoked', async () => {
  const { person, calls } = open([
    thanks,
    {
      ...thanks,
      id: 4,
      start_date: '2025-08-04',
      end_date: '2025-12-19',
      revoked_at: '2026-02-01T02:00:00Z',
      revoked_reason: 'Nama mitra salah.',
    },
  ]);
  const card = within(await screen.findByRole('region', { name: 'Ucapan Terima Kasih' }));
  const [valid, revoked, ...others] = card.getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(valid).toHaveTextContent('Magang 5 Jan 2026 s/d 30 Jun 2026');
  expect(valid).toHaveTextContent('PT Nusantara Jaringan · Terbit 21 Jul 2026');
  expect(revoked).toHaveTextContent('Dicabut: Nama mitra salah.');
  await person.click(card.getByRole('button', { name: 'Print PDF' }));
  expect(await screen.findByText('Sertifikat ini sudah dicabut.')).toBeVisible();
  expect(calls.some(({ path }) => path === '/certificates/5/file')).toBe(true);
});

testInAll('a mentor without thanks sees no card for them', async () => {
  const { calls } = open([]);
  await screen.findByRole('region', { name: 'Total Mahasiswa' });
  expect(calls.some(({ path }) => path === '/mentor/certificates')).toBe(true);
  expect(screen.queryByRole('region', { name: 'Ucapan Terima Kasih' })).not.toBeInTheDocument();
});
