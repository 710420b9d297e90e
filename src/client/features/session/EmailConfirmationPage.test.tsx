import { screen } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import { aUser } from '@/client/testing/session';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { testInAll } from '@/shared/testing/testLevel';
import { EmailConfirmationPage } from './EmailConfirmationPage';

const USER = aUser('student', { email_state: 'unconfirmed' });

const open = (api: ApiStubs = {}, path = '/email-confirmation?token=abc') =>
  renderApp(<EmailConfirmationPage />, { user: USER, path, api });

const confirmButton = () => screen.getByRole('button', { name: 'Konfirmasi' });

test('confirms nothing until the button is pressed', async () => {
  const { person, calls, store } = open({
    'PUT /me/email-confirmation': { data: { ...USER, email_state: 'confirmed' } },
  });
  expect(screen.getByText('student@example.ac.id')).toBeVisible();
  expect(calls).toEqual([]);
  await person.click(confirmButton());
  expect(await screen.findByText('Email student@example.ac.id terverifikasi.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ke Dashboard' })).toHaveAttribute('href', '/');
  expect(calls.map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  expect(store.getState().session.user?.email_state).toBe('confirmed');
});

testInAll('says why the link is refused, and lets the person try again', async () => {
  const { person } = open({
    'PUT /me/email-confirmation': reply(422, { message: 'Tautan sudah kedaluwarsa.' }),
  });
  await person.click(confirmButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Tautan sudah kedaluwarsa.');
  expect(confirmButton()).toBeEnabled();
});

testInAll('explains a refusal without a reason', async () => {
  const { person } = open({ 'PUT /me/email-confirmation': reply(500) });
  await person.click(confirmButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Email belum dapat dikonfirmasi\./);
});

test('explains a link without a token', () => {
  open({}, '/email-confirmation');
  expect(screen.getByText(/^Tautan tidak lengkap\./)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
