import { screen, within } from '@testing-library/react';
import { aMentorUser } from '@/client/testing/records/user';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { InviteButton } from './InviteButton';
import { invitedNote } from './invitedTexts';

const COMPANY = { id: 3, name: 'PT Lintas Nusa Data' };
const PERSON = { id: 70, user_id: 5, name: 'Raka Pratama', role: 'mentor' as const };
const INVITATION = {
  code: '7F3K9MQ2XW5B',
  invited_at: '2026-03-02T03:00:00.000Z',
  invited_by: 'Rina Kusuma',
  expires_at: '2026-03-16T03:00:00.000Z',
  mail: 'none' as const,
};
const API: ApiStubs = {
  'POST /invitations': reply(201, { data: PERSON }),
  'GET /users/5/invitation': { data: INVITATION },
  'GET /users/5': { data: aMentorUser({ name: 'Raka Pratama', phone_number: '0812-3456-7890' }) },
};

async function open(api: ApiStubs = API, onInvited = jest.fn()) {
  const app = renderApp(<InviteButton of="mentor" company={COMPANY} onInvited={onInvited} />, {
    user: 'super_admin',
    api,
  });
  await app.person.click(screen.getByRole('button', { name: 'Undang Mentor' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Undang Mentor di PT Lintas Nusa Data',
  });
  return { ...app, dialog, onInvited };
}
const field = (dialog: HTMLElement, name: string) => within(dialog).getByRole('textbox', { name });

test('invites by keyboard with a name and a telephone number, and shows the code', async () => {
  const { person, dialog, calls, onInvited } = await open();
  await person.click(field(dialog, 'Nama'));
  await person.keyboard('Raka Pratama{Tab}{Tab}0812-3456-7890{Enter}');

  const sheet = await screen.findByRole('dialog', { name: 'Undangan untuk Raka Pratama' });
  expect(await within(sheet).findByLabelText('Kode undangan')).toHaveTextContent('7F3K-9MQ2-XW5B');
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ role: 'mentor', name: 'Raka Pratama', company_id: 3 },
    ...{ email: null, phone_number: '0812-3456-7890', nik: null },
  });
  expect(onInvited).toHaveBeenCalledWith(PERSON);
  const chat = within(sheet).getByRole('link', { name: 'Buka WhatsApp' });
  expect(chat).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/6281234567890\?/));
  expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain(
    'http://localhost/undangan#7F3K-9MQ2-XW5B',
  );
  // The printed sheet is beside the dialog, so that it alone is printed.
  const paper = document.querySelector('body > [data-print-sheet]');
  expect(paper).toHaveTextContent('Undangan untuk Raka Pratama');
  expect(paper).toHaveTextContent('7F3K-9MQ2-XW5B');
});

test('asks for a name and a contact, and keeps what was typed when the server refuses it', async () => {
  const { person, dialog } = await open({
    ...API,
    'POST /invitations': reply(422, {
      message: 'Data yang dikirim tidak valid.',
      errors: { email: ['Email sudah digunakan'] },
    }),
  });
  await person.click(within(dialog).getByRole('button', { name: 'Undang' }));
  expect(await within(dialog).findByText('Isi email atau nomor telepon')).toBeVisible();
  expect(within(dialog).getByText('Nama user wajib diisi')).toBeVisible();

  await person.type(field(dialog, 'Nama'), 'Raka Pratama');
  await person.type(field(dialog, 'Email'), 'raka@mitra.example');
  await person.click(within(dialog).getByRole('button', { name: 'Undang' }));
  expect(await within(dialog).findByText('Email sudah digunakan')).toBeVisible();
  expect(field(dialog, 'Nama')).toHaveValue('Raka Pratama');
  expect(field(dialog, 'Email')).toHaveFocus();
});

test.each([
  [null, null],
  ['2026-03-16T03:00:00.000Z', 'Diundang'],
  ['2026-03-02T03:00:00.000Z', 'Undangan kedaluwarsa'],
])('an invitation until %s is marked %s', (until, note) => {
  expect(invitedNote(until, new Date('2026-03-02T03:00:00.000Z'))).toBe(note);
});
