import { screen, within } from '@testing-library/react';
import { aCertificate } from '@/client/testing/records/certificate';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import type { ApiStubs } from '@/client/testing/stubApi';
import { testInAll } from '@/shared/testing/testLevel';
import { CertificatePage } from './CertificatePage';

const open = (api: ApiStubs) =>
  renderApp(<CertificatePage />, {
    user: 'super_admin',
    route: '/certificates/:id',
    path: '/certificates/5',
    api: { 'GET /history/certificates/5': page(), ...api },
  });

testInAll('shows what a certificate prints, and revokes it', async () => {
  const { person } = open({ 'GET /certificates/5': { data: aCertificate() } });
  expect(await screen.findByText('7K3M-9QXA-2HTD')).toBeVisible();
  expect(screen.getByText('Dr. Ratna Dewi, M.Kom., Ketua Jurusan')).toBeVisible();
  expect(screen.getByText('5 Jan 2026 s/d 30 Jun 2026')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Cabut Sertifikat' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Cabut Sertifikat' });
  expect(within(dialog).getByText(/^Sertifikat Wati Lestari tidak berlaku lagi/)).toBeVisible();
});

testInAll('shows why a certificate was revoked, and revokes it only once', async () => {
  open({
    'GET /certificates/5': {
      data: aCertificate({
        revoked_at: '2026-07-22T02:00:00Z',
        revoked_reason: 'Nama mitra salah.',
      }),
    },
  });
  expect(await screen.findByText('Nama mitra salah.')).toBeVisible();
  expect(screen.getByText('Dicabut', { selector: '*:not(dt)' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cabut Sertifikat' })).not.toBeInTheDocument();
});
