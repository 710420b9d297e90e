import { screen } from '@testing-library/react';
import type { CertificateRecipient } from '@/client/api/api';
import { renderApp } from '@/client/testing/renderApp';
import { testInAll } from '@/shared/testing/testLevel';
import { CertificateCard } from './CertificateCard';

const certificate = {
  id: 5,
  kind: 'student',
  name: 'Siti Rahmawati',
  company_name: 'PT Angkasa Digital',
  number: null,
  code: '7K3M-9QXA-2HTD',
  issued_at: '2026-07-21T02:00:00Z',
  issued_by_name: 'Jurusan',
  revoked_at: null,
  revoked_reason: null,
} as const;

const open = (data: Pick<CertificateRecipient, 'state' | 'missing' | 'certificate'>) =>
  renderApp(<CertificateCard internshipId={15} />, {
    user: 'student',
    api: { 'GET /internships/15/certificate': { data } },
  });

const card = () => screen.findByRole('region', { name: 'Sertifikat' });

test('says what is missing', async () => {
  open({ state: 'missing', missing: ['open_placement', 'no_grade'], certificate: null });
  expect(await card()).toHaveTextContent('penempatan belum selesai');
  expect(await card()).toHaveTextContent('belum ada nilai');
});

testInAll('opens a certificate that was issued', async () => {
  open({ state: 'issued', missing: [], certificate });
  expect(await card()).toHaveTextContent('Terbit 21 Jul 2026.');
  expect(screen.getByRole('button', { name: 'Print PDF' })).toBeEnabled();
});

test('says why a certificate was revoked, and promises no other one', async () => {
  const revoked = {
    ...certificate,
    revoked_at: '2026-07-22T02:00:00Z',
    revoked_reason: 'Nama mitra salah.',
  };
  open({ state: 'revoked', missing: [], certificate: revoked });
  expect(await card()).toHaveTextContent('Sertifikat dicabut: Nama mitra salah.');
  expect(await card()).not.toHaveTextContent('akan menerbitkan');
  expect(screen.queryByRole('button', { name: 'Print PDF' })).not.toBeInTheDocument();
});
