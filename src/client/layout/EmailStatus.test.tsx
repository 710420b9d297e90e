import { screen } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import { aUser } from '@/client/testing/session';
import { reply } from '@/client/testing/stubApi';
import { expectToast } from '@/client/testing/toasts';
import { testInAll } from '@/shared/testing/testLevel';
import { EmailStatus } from './EmailStatus';

const SEND = { name: 'Kirim tautan verifikasi' };

const open = (user: ReturnType<typeof aUser>, answer: object = { data: user }) =>
  renderApp(<EmailStatus user={user} />, { user, api: { 'POST /me/email-confirmation': answer } });

testInAll('shows nothing where the server sends no mails', () => {
  open(aUser('student'));
  expect(screen.queryByText(/^Email/)).not.toBeInTheDocument();
});

test('offers no link for a confirmed address', () => {
  open(aUser('student', { email_state: 'confirmed' }));
  expect(screen.getByText('Email terverifikasi')).toBeVisible();
  expect(screen.queryByRole('button', SEND)).not.toBeInTheDocument();
});

test('sends the link, and forgets that the address was refused', async () => {
  const user = aUser('mentor', { email_state: 'refused', email_refusal: '550 no such user' });
  const answered = { ...user, email_state: 'unconfirmed', email_refusal: null };
  const { person, store } = open(user, { data: answered });
  expect(screen.getByText('Email ditolak server: 550 no such user')).toBeVisible();
  await person.click(screen.getByRole('button', SEND));
  await expectToast('status', 'Berhasil', 'Tautan verifikasi dikirim ke mentor@example.ac.id.');
  expect(store.getState().session.user?.email_state).toBe('unconfirmed');
});

testInAll('says why no link was sent', async () => {
  const user = aUser('student', { email_state: 'unconfirmed' });
  const { person } = open(user, reply(409, { message: 'Tautan baru saja dikirim.' }));
  await person.click(screen.getByRole('button', SEND));
  await expectToast('alert', 'Tautan tidak terkirim', 'Tautan baru saja dikirim.');
});
