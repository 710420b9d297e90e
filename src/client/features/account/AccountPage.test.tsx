import { screen, waitFor, within } from '@testing-library/react';
import type { OwnAccount, User } from '@/client/api/api';
import { held } from '@/client/testing/held';
import { aLecturerUser, aMentorUser, aStudentUser } from '@/client/testing/records/user';
import { renderApp } from '@/client/testing/renderApp';
import { aUser } from '@/client/testing/session';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { expectToast } from '@/client/testing/toasts';
import { testInAll } from '@/shared/testing/testLevel';
import { AccountPage } from './AccountPage';

const EMAIL = 'budi@mhs.example';
const OTHER = 'baru@mhs.example';

const anAccount = (user: User = aStudentUser(), changes: Partial<OwnAccount> = {}): OwnAccount => ({
  ...user,
  version: 1,
  email_state: 'confirmed',
  email_refusal: null,
  must_change_password: false,
  last_login: null,
  password_changed_at: '2026-03-02T08:00:00.000Z',
  ...changes,
});
const A_SESSION = { id: 'here', device: null, address: null, created_at: '', last_used_at: '' };

const open = (account = anAccount(), api: ApiStubs = {}) =>
  renderApp(<AccountPage />, {
    user: aUser(account.role, { id: account.id, name: account.name, email: account.email }),
    path: '/account',
    api: {
      'GET /me/account': { data: account },
      'GET /sessions': { data: [A_SESSION, { ...A_SESSION, id: 'phone' }] },
      'GET /me/signature': { data: { digital_signature: null, last_change: null } },
      ...api,
    },
  });
type App = ReturnType<typeof open>;

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const field = (label: string) => screen.findByLabelText(label);
const password = () => screen.queryByLabelText('Password Saat Ini');

async function type({ person }: App, label: string, text: string) {
  const input = await field(label);
  await person.clear(input);
  await person.click(input);
  await person.paste(text);
}
const save = async ({ person }: App) =>
  person.click(screen.getByRole('button', { name: 'Simpan Kontak' }));
const sent = ({ calls }: App) =>
  calls.filter(({ path }) => path === '/me/contact').map(({ body }) => body);

test('shows who a student is, and that the office changes it', async () => {
  open();
  const identity = await card('Data diri');
  for (const text of ['Budi Santoso', 'Mahasiswa', '2403310001', '2024/2025']) {
    expect(identity.getByText(text)).toBeVisible();
  }
  expect(identity.getByText(/^Nama dan NIM diubah oleh kantor jurusan\./)).toBeVisible();
  expect(identity.queryByRole('textbox')).not.toBeInTheDocument();
});

testInAll.each([
  ['mentor', aMentorUser(), ['3273014501880001', 'PT Lintas Nusa Data']],
  ['lecturer', aLecturerUser(), ['198503152010122002', 'Dosen']],
])('shows the number and the place of a %s', async (_role, user, texts) => {
  open(anAccount(user));
  const identity = await card('Data diri');
  for (const text of texts) expect(identity.getByText(text)).toBeVisible();
});

testInAll('leads a super admin to the form of the own name', async () => {
  open(anAccount(aLecturerUser({ role: 'super_admin' })));
  const link = (await card('Data diri')).getByRole('link', { name: 'Edit User' });
  expect(link).toHaveAttribute('href', '/users/5/edit');
});

test('a telephone number is saved without a password', async () => {
  const app = open(anAccount(), {
    'PUT /me/contact': { data: anAccount(aStudentUser({ phone_number: '0811' }), { version: 2 }) },
  });
  await type(app, 'No. Telepon', ' 0811 ');
  expect(password()).not.toBeInTheDocument();
  await save(app);
  await expectToast('status', 'Berhasil', 'Kontak Anda disimpan.');
  expect(sent(app)).toEqual([{ email: EMAIL, phone_number: '0811', version: 1 }]);
  await type(app, 'No. Telepon', '0822');
  await save(app);
  await waitFor(() => expect(sent(app)).toHaveLength(2));
  expect(sent(app).at(-1)).toMatchObject({ phone_number: '0822', version: 2 });
});

test('another address asks for the password, keeps what was typed, and is unconfirmed at once', async () => {
  const wrong = { password: ['Password saat ini salah'] };
  const changed = anAccount(aStudentUser({ email: OTHER }), { email_state: 'unconfirmed' });
  let stored = anAccount();
  const answers = [reply(422, { message: 'x', errors: wrong })];
  const app = open(stored, {
    'GET /me/account': () => ({ data: stored }),
    'PUT /me/contact': () => {
      const answer = answers.shift();
      if (answer) return answer;
      stored = changed;
      return { data: changed };
    },
  });
  expect(await screen.findByText('Email terverifikasi')).toBeVisible();
  await type(app, 'Email', OTHER);
  expect(screen.queryByText('Email terverifikasi')).not.toBeInTheDocument();
  await save(app);
  expect(await screen.findByText('Password saat ini wajib diisi')).toBeVisible();
  expect(sent(app)).toEqual([]);

  await type(app, 'Password Saat Ini', 'Salah-1234');
  await save(app);
  expect(await screen.findByText('Password saat ini salah')).toBeVisible();
  expect(password()).toBeInvalid();
  expect(await field('Email')).toHaveValue(OTHER);
  await type(app, 'Password Saat Ini', 'Benar-1234');
  await save(app);
  await expectToast(
    'status',
    'Berhasil',
    `Kontak Anda disimpan. Buka tautan verifikasi di kotak masuk ${OTHER}.`,
  );
  expect(sent(app).at(-1)).toEqual({
    ...{ email: OTHER, phone_number: null, password: 'Benar-1234', version: 1 },
  });
  expect(app.store.getState().session.user).toMatchObject({
    email: OTHER,
    email_state: 'unconfirmed',
  });
  expect(await screen.findByText('Email belum diverifikasi')).toBeVisible();
  expect(password()).not.toBeInTheDocument();
});

testInAll('an address that differs in case only asks for no password', async () => {
  const app = open();
  await type(app, 'Email', ` ${EMAIL.toUpperCase()} `);
  expect(password()).not.toBeInTheDocument();
});

test('shows at its field that another account has the address', async () => {
  const app = open(anAccount(), {
    'PUT /me/contact': reply(422, { message: 'x', errors: { email: ['Email sudah digunakan'] } }),
  });
  await type(app, 'Email', OTHER);
  await type(app, 'Password Saat Ini', 'Benar-1234');
  await save(app);
  expect(await screen.findByText('Email sudah digunakan')).toBeVisible();
  expect(await field('Email')).toHaveFocus();
  expect(await field('Email')).toHaveValue(OTHER);
});

test('asks what to keep when the office has changed the number meanwhile', async () => {
  let stored = anAccount();
  const app = open(stored, {
    'GET /me/account': () => ({ data: stored }),
    'PUT /me/contact': ({ body }) =>
      (body as { version: number }).version === 1
        ? reply(409, { message: 'x', code: 'stale_version' })
        : { data: anAccount(aStudentUser({ phone_number: '0811' }), { version: 3 }) },
  });
  await type(app, 'No. Telepon', '0811');
  stored = anAccount(aStudentUser({ phone_number: '0822' }), { version: 2 });
  await save(app);
  const dialog = within(await screen.findByRole('dialog'));
  await app.person.click(dialog.getByRole('radio', { name: /Pakai isian saya/ }));
  await app.person.click(dialog.getByRole('button', { name: 'Simpan lagi' }));
  await expectToast('status', 'Berhasil', 'Kontak Anda disimpan.');
  expect(sent(app).at(-1)).toMatchObject({ phone_number: '0811', version: 2 });
});

testInAll('shows an error on any other failure, and keeps what was typed', async () => {
  const app = open(anAccount(), { 'PUT /me/contact': reply(500) });
  await type(app, 'No. Telepon', '0811');
  await save(app);
  await expectToast('alert', 'Error');
  expect(await field('No. Telepon')).toHaveValue('0811');
});

testInAll(
  'a refused address is shown with the words of the mail server, and a way out',
  async () => {
    open(anAccount(undefined, { email_state: 'refused', email_refusal: '550 no such user' }));
    expect(await screen.findByText('Email ditolak server: 550 no such user')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Kirim tautan verifikasi' })).toBeVisible();
    expect(
      (await card('Pemberitahuan')).getByText(/setelah alamat Anda terverifikasi/),
    ).toBeVisible();
  },
);

test('says that a server sends no mail, and offers no link', async () => {
  open(anAccount(undefined, { email_state: 'off' }));
  expect(await screen.findByText('Server ini tidak mengirim email.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /verifikasi/ })).not.toBeInTheDocument();
  expect((await card('Pemberitahuan')).getByText(/kotak masuk SiMagang/)).toBeVisible();
});

test('a person without an address may leave it empty', async () => {
  const mentor = aMentorUser({ email: null });
  const app = open(anAccount(mentor, { email_state: 'unconfirmed' }), {
    'PUT /me/contact': { data: anAccount(mentor) },
  });
  expect(await screen.findByText(/^Belum ada email\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /verifikasi/ })).not.toBeInTheDocument();
  await type(app, 'No. Telepon', '0811');
  await save(app);
  await waitFor(() =>
    expect(sent(app)).toEqual([{ email: null, phone_number: '0811', version: 1 }]),
  );
});

test('shows the last change of the password and the number of devices, with their pages', async () => {
  open();
  const security = await card('Keamanan');
  expect(await security.findByText('Akun Anda sedang masuk di 2 perangkat.')).toBeVisible();
  expect(security.getByText(/^Terakhir diganti 2 Mar 2026/)).toBeVisible();
  const links = security.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/change-password', '/account/second-factors', '/devices']);
  expect(security.getByText('Belum aktif')).toBeVisible();
  expect(security.queryByText('Tanda tangan')).not.toBeInTheDocument();
});

testInAll('says nothing about a password whose change is unknown', async () => {
  open(anAccount(undefined, { password_changed_at: null }));
  expect((await card('Keamanan')).queryByText(/Terakhir diganti/)).not.toBeInTheDocument();
});

testInAll('shows the signature of those who sign, and replaces it', async () => {
  const last_change = { at: '2026-03-02T08:00:00.000Z', device: null, address: null };
  const data = { digital_signature: '/x', last_change: { ...last_change, changed_by: 'Fitri' } };
  const app = open(anAccount(aLecturerUser()), { 'GET /me/signature': { data } });
  const security = await card('Keamanan');
  expect(await security.findByText(/^Terakhir diganti .* oleh Fitri$/)).toBeVisible();
  await app.person.click(security.getByRole('button', { name: 'Ganti tanda tangan' }));
  expect(await screen.findByRole('dialog', { name: 'Ganti tanda tangan' })).toBeVisible();
});

test('stays useful when devices and signature cannot be read', async () => {
  open(anAccount(aLecturerUser()), {
    'GET /sessions': reply(500),
    'GET /me/signature': reply(500),
  });
  const security = await card('Keamanan');
  expect(security.getByRole('link', { name: 'Lihat perangkat' })).toBeVisible();
  expect(security.queryByText('Tanda tangan')).not.toBeInTheDocument();
});

test('shows a skeleton while it loads, and an error that can be tried again', async () => {
  const first = held(reply(500, { message: 'x' }));
  let isFirst = true;
  const { person } = open(anAccount(), {
    'GET /me/account': (request) => {
      if (!isFirst) return { data: anAccount() };
      isFirst = false;
      return first.answer(request);
    },
  });
  expect(await screen.findByText('Memuat data...')).toBeInTheDocument();
  await first.release();
  await person.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  expect(await field('Email')).toHaveValue(EMAIL);
});

describe('the copy of the own data', () => {
  afterEach(() => jest.restoreAllMocks());

  test('downloads the copy under the name that the server gives it', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:archive');
    const { person } = open(anAccount(), {
      'POST /me/export': () =>
        new Response('PK', {
          headers: {
            'content-type': 'application/zip',
            'content-disposition': 'attachment; filename="data-pribadi-5-2026-11-21.zip"',
          },
        }),
    });
    const data = await card('Data saya');
    expect(data.getByText(/Nilai tidak termasuk; mintalah kepada kantor jurusan\.$/)).toBeVisible();
    await person.click(data.getByRole('button', { name: 'Unduh data saya' }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    const [link] = click.mock.contexts as HTMLAnchorElement[];
    expect(link?.download).toBe('data-pribadi-5-2026-11-21.zip');
  });

  testInAll('says why the copy could not be downloaded', async () => {
    const { person } = open(anAccount(), {
      'POST /me/export': reply(429, { message: 'Terlalu banyak permintaan.' }),
    });
    await person.click(await screen.findByRole('button', { name: 'Unduh data saya' }));
    await expectToast('alert', 'Gagal mengunduh', 'Terlalu banyak permintaan.');
  });
});
