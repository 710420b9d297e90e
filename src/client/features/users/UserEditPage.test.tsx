import { screen, waitFor, within } from '@testing-library/react';
import type { User } from '@/client/api/api';
import { formFields } from '@/client/testing/formFields';
import { aLecturerUser, aMentorUser, aStudentUser } from '@/client/testing/records/user';
import { renderApp } from '@/client/testing/renderApp';
import { aUser } from '@/client/testing/session';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { expectToast } from '@/client/testing/toasts';
import { describeInAll, few, testInAll } from '@/shared/testing/testLevel';
import { UserEditPage } from './UserEditPage';

const companies = { data: [{ id: 3, name: 'PT Lintas Nusa Data' }] };

const open = (user: User, api: ApiStubs = {}, signedIn = aUser('super_admin')) =>
  renderApp(<UserEditPage />, {
    user: signedIn,
    path: '/users/5/edit',
    route: '/users/:id/edit',
    api: { 'GET /users/5': { data: user }, 'GET /companies': companies, ...api },
  });

type App = ReturnType<typeof open>;

const change = async ({ person }: App, label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await person.clear(field);
  if (text) {
    await person.click(field);
    await person.paste(text);
  }
};

const press = async ({ person }: App, name: string) =>
  person.click(await screen.findByRole('button', { name }));

const bodyOf = ({ calls }: App, method: string, path: string) =>
  calls.find((call) => call.method === method && call.path === path)?.body;

const SAVED = 'Data pengguna berhasil diperbarui.';

testInAll.each(
  few(
    [
      ['student', aStudentUser(), ['nim: NIM', 'academic_year: Tahun Akademik']],
      ['lecturer', aLecturerUser(), ['nip: NIP', 'digital_signature: Tanda Tangan Digital']],
      [
        'super_admin',
        aLecturerUser({ role: 'super_admin' }),
        ['nip: NIP', 'digital_signature: Tanda Tangan Digital'],
      ],
      [
        'mentor',
        aMentorUser(),
        [
          'company_id: Mitra Industri',
          'nik: NIK',
          'digital_signature: Tanda Tangan Digital',
          'is_active: Mentor aktif',
        ],
      ],
    ],
    2,
  ),
)('asks for the account and the profile of a %s', async (_role, user, profile) => {
  open(user);
  expect(await screen.findByRole('button', { name: 'Simpan Profil' })).toBeVisible();
  expect(formFields()).toEqual([
    'name: Nama, wajib',
    'email: Email, wajib',
    'phone_number: No. Telepon',
    'gender: Jenis Kelamin',
    'place_of_birth: Tempat Lahir',
    'date_of_birth: Tanggal Lahir',
    'address: Alamat',
    'is_active: Dapat masuk',
    ...profile,
  ]);
});

testInAll('shows a spinner while loading', async () => {
  open(aStudentUser());
  expect(screen.getByRole('progressbar', { name: 'Memuat data...' })).toBeVisible();
  expect(await screen.findByLabelText('Nama')).toHaveValue('Budi Santoso');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('shows an alert and no form when the user fails to load', async () => {
  open(aStudentUser(), { 'GET /users/5': reply(500, { message: 'x' }) });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Terjadi kesalahan saat memuat data. Silakan coba lagi nanti.',
  );
  expect(screen.queryByLabelText('Nama')).not.toBeInTheDocument();
});

testInAll('saves the account and stores emptied fields as null', async () => {
  const app = open(aStudentUser({ address: 'Jl. Merdeka 1' }), {
    'PUT /users/5': { data: aStudentUser({ name: 'Budi S.' }) },
  });
  await change(app, 'Nama', '  Budi S. ');
  await change(app, 'Alamat', '');
  await press(app, 'Simpan Akun');

  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(bodyOf(app, 'PUT', '/users/5')).toEqual({
    name: 'Budi S.',
    email: 'budi@mhs.example',
    phone_number: null,
    gender: 'male',
    place_of_birth: null,
    date_of_birth: null,
    address: null,
  });
  expect(screen.getByLabelText('Nama')).toHaveValue('Budi S.');
  expect(app.location()).toBe('/users/5/edit');
});

testInAll('deactivates an account and sends its status only then', async () => {
  const app = open(aStudentUser(), {
    'PUT /users/5': { data: aStudentUser({ is_active: false }) },
  });
  const access = await screen.findByRole('switch', { name: 'Dapat masuk' });
  expect(access).toBeChecked();
  expect(access).toHaveAccessibleDescription(/langsung keluar dari semua perangkat/);
  await app.person.click(access);
  await press(app, 'Simpan Akun');

  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(bodyOf(app, 'PUT', '/users/5')).toMatchObject({ is_active: false });
  expect(screen.getByRole('switch', { name: 'Dapat masuk' })).not.toBeChecked();
});

testInAll('does not offer to deactivate one’s own account', async () => {
  open(aLecturerUser({ role: 'super_admin' }), {}, aUser('super_admin', { id: 5 }));
  const access = await screen.findByRole('switch', { name: 'Dapat masuk' });
  expect(access).toBeDisabled();
  expect(access).toHaveAccessibleDescription('Anda tidak dapat menonaktifkan akun Anda sendiri.');
});

testInAll('says that an inactive mentor may still sign in', async () => {
  const { mentor } = aMentorUser();
  open(aMentorUser({ mentor: mentor && { ...mentor, is_active: false } }));
  expect(await screen.findByRole('switch', { name: 'Dapat masuk' })).toBeChecked();
  const placements = screen.getByRole('switch', { name: 'Mentor aktif' });
  expect(placements).not.toBeChecked();
  expect(placements).toHaveAccessibleDescription(/Mentor yang tidak aktif tetap dapat masuk\.$/);
});

testInAll('updates the name in the session when users rename themselves', async () => {
  const app = open(
    aLecturerUser({ role: 'super_admin' }),
    { 'PUT /users/5': { data: aLecturerUser({ role: 'super_admin', name: 'Dewi L.' }) } },
    aUser('super_admin', { id: 5 }),
  );
  await change(app, 'Nama', 'Dewi L.');
  await press(app, 'Simpan Akun');
  await screen.findByText(SAVED);
  expect(app.store.getState().session.user).toMatchObject({ id: 5, name: 'Dewi L.' });
});

testInAll('saves a student; an emptied field keeps its value and says so', async () => {
  const { student } = aStudentUser();
  const app = open(aStudentUser(), { 'PUT /students/50': { data: student } });
  await change(app, 'Tahun Akademik', '2023/2024');
  await change(app, 'NIM', '');
  const kept = 'NIM tidak dapat dikosongkan, tetap 2403310001.';
  expect(screen.getByLabelText('NIM')).toHaveAccessibleDescription(kept);
  await press(app, 'Simpan Profil');

  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(bodyOf(app, 'PUT', '/students/50')).toEqual({ academic_year: '2023/2024' });
  expect(screen.getByLabelText('NIM')).toHaveValue('2403310001');
  expect(screen.getByLabelText('NIM')).toHaveAccessibleDescription(kept);

  await change(app, 'NIM', '2403310002');
  expect(screen.getByLabelText('NIM')).toHaveAccessibleDescription('10 karakter');
});

test('takes a NIM with spaces between its digits, and sends it without', async () => {
  const { student } = aStudentUser();
  const app = open(aStudentUser(), { 'PUT /students/50': { data: student } });
  await change(app, 'NIM', '24 0331 0002');
  await press(app, 'Simpan Profil');
  await screen.findByText(SAVED);
  expect(bodyOf(app, 'PUT', '/students/50')).toMatchObject({ nim: '2403310002' });
});

testInAll.each([
  ['Tahun Akademik', aStudentUser(), '2024/2025'],
  ['NIP', aLecturerUser(), '198503152010122002'],
  ['NIK', aMentorUser(), '3273014501880001'],
])('says that an emptied %s keeps its value', async (label, user, stored) => {
  const app = open(user);
  await change(app, label, '');
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
    `${label} tidak dapat dikosongkan, tetap ${stored}.`,
  );
});

testInAll('shows the signature of a lecturer and sends a new one', async () => {
  const { lecturer } = aLecturerUser();
  const app = open(aLecturerUser(), { 'POST /lecturers/60': { data: lecturer } });
  expect(await screen.findByRole('img', { name: 'Tanda tangan saat ini' })).toHaveAttribute(
    'src',
    lecturer?.digital_signature,
  );
  const file = new File(['png'], 'baru.png', { type: 'image/png' });
  await app.person.upload(screen.getByLabelText('Tanda Tangan Digital'), file);
  await press(app, 'Simpan Profil');

  expect(await screen.findByText(SAVED)).toBeVisible();
  const { digital_signature, ...rest } = Object.fromEntries(
    bodyOf(app, 'POST', '/lecturers/60') as FormData,
  );
  expect(rest).toEqual({ _method: 'put', nip: '198503152010122002' });
  expect(digital_signature).toMatchObject({ name: 'baru.png' });
});

testInAll('saves a mentor without a new signature', async () => {
  const { mentor } = aMentorUser();
  const app = open(aMentorUser(), { 'POST /mentors/70': { data: mentor } });
  await app.person.click(await screen.findByRole('switch', { name: 'Mentor aktif' }));
  await press(app, 'Simpan Profil');

  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(Object.fromEntries(bodyOf(app, 'POST', '/mentors/70') as FormData)).toEqual({
    _method: 'put',
    company_id: '3',
    nik: '3273014501880001',
    is_active: '0',
  });
});

testInAll('rejects a NIM that is too short', async () => {
  const app = open(aStudentUser());
  await change(app, 'NIM', '240');
  await press(app, 'Simpan Profil');
  expect(await screen.findByText('NIM harus 10 karakter')).toBeVisible();
});

testInAll('shows a server error at its field', async () => {
  const app = open(aStudentUser(), {
    'PUT /users/5': reply(422, { message: 'x', errors: { email: ['Email sudah digunakan'] } }),
  });
  await change(app, 'Email', 'dewi@kampus.example');
  await press(app, 'Simpan Akun');
  expect(await screen.findByText('Email sudah digunakan')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

testInAll('shows an error on any other failure', async () => {
  const app = open(aStudentUser(), { 'PUT /users/5': reply(500, { message: 'x' }) });
  await change(app, 'Nama', 'Budi S.');
  await press(app, 'Simpan Akun');
  expect(await screen.findByText('Terjadi kesalahan saat mengedit data')).toBeVisible();
});

testInAll(
  'saving one form keeps the input of the other, which the leave guard still protects',
  async () => {
    const { student } = aStudentUser();
    let loads = 0;
    const app = open(aStudentUser(), {
      'GET /users/5': () => {
        loads += 1;
        return { data: aStudentUser() };
      },
      'PUT /students/50': { data: { ...student, nim: '2403310009' } },
    });
    await change(app, 'Nama', 'Belum disimpan');
    await change(app, 'NIM', '2403310009');
    await press(app, 'Simpan Profil');
    await screen.findByText(SAVED);

    expect(loads).toBe(2);
    expect(screen.getByLabelText('Nama')).toHaveValue('Belum disimpan');
    await press(app, 'Kembali');
    await app.person.click(await screen.findByRole('button', { name: 'Tetap di sini' }));
    expect(app.location()).toBe('/users/5/edit');
    expect(screen.getByLabelText('Nama')).toHaveValue('Belum disimpan');
  },
);

testInAll('the leave guard covers the second form until both are saved', async () => {
  const { student } = aStudentUser();
  const app = open(aStudentUser(), {
    'PUT /students/50': { data: { ...student, nim: '2403310009' } },
  });
  await change(app, 'NIM', '2403310009');
  await press(app, 'Kembali');
  await app.person.click(await screen.findByRole('button', { name: 'Tetap di sini' }));

  await press(app, 'Simpan Profil');
  await screen.findByText(SAVED);
  await press(app, 'Kembali');
  expect(app.location()).toBe('/users');
});

testInAll('resets the password after confirmation', async () => {
  const app = open(aStudentUser(), {
    'PUT /users/5/reset-password': { data: { message: 'Password berhasil direset.' } },
  });
  await press(app, 'Reset Password');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Konfirmasi Reset' }));
  expect(
    dialog.getByText('Password akan direset menjadi NIM/NIK/NIP, Apakah anda yakin?'),
  ).toBeVisible();
  await app.person.click(dialog.getByRole('button', { name: 'Lanjutkan' }));
  expect(await screen.findByText('Password berhasil direset.')).toBeVisible();
});

testInAll('stops mails to an address whose mails come back', async () => {
  const user = aStudentUser({ email_state: 'confirmed' });
  const app = open(user, {
    'DELETE /users/5/email-confirmation': () => {
      user.email_state = 'refused';
      user.email_refusal = 'email kembali';
      return { data: { message: 'x' } };
    },
  });
  await press(app, 'Catat email kembali');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Hentikan Email?' }));
  expect(dialog.getByText(new RegExp(`tidak lagi mengirim email ke ${user.email}`))).toBeVisible();
  await app.person.click(dialog.getByRole('button', { name: 'Lanjutkan' }));
  expect(await screen.findByText('Pengiriman email ke alamat ini dihentikan.')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'Email ditolak server: email kembali',
    ),
  );
  expect(screen.queryByRole('button', { name: 'Catat email kembali' })).not.toBeInTheDocument();
});

testInAll('does not offer to stop mails where the server sends none', async () => {
  open(aStudentUser({ email_state: 'off' }));
  await screen.findByLabelText('Email');
  expect(screen.queryByRole('button', { name: 'Catat email kembali' })).not.toBeInTheDocument();
});

testInAll('shows an error when the reset fails', async () => {
  const app = open(aStudentUser(), {
    'PUT /users/5/reset-password': reply(500, { message: 'x' }),
  });
  await press(app, 'Reset Password');
  await press(app, 'Lanjutkan');
  expect(await screen.findByText('Silakan coba lagi nanti.')).toBeVisible();
});

describeInAll('the export of personal data', () => {
  const clicked = () => jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  beforeEach(() => jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:archive'));
  afterEach(() => jest.restoreAllMocks());

  test('downloads under the name that the server gives it', async () => {
    const click = clicked();
    const app = open(aStudentUser(), {
      'POST /users/5/export': () =>
        new Response('PK', {
          headers: {
            'content-type': 'application/zip',
            'content-disposition': 'attachment; filename="data-pribadi-5-2026-11-21.zip"',
          },
        }),
    });
    await press(app, 'Ekspor data pribadi');
    await waitFor(() => expect(click).toHaveBeenCalled());
    const [link] = click.mock.contexts as HTMLAnchorElement[];
    expect(link?.download).toBe('data-pribadi-5-2026-11-21.zip');
    expect(link?.href).toBe('blob:archive');
  });

  test('says why it failed', async () => {
    const click = clicked();
    const app = open(aStudentUser(), {
      'POST /users/5/export': reply(404, { message: 'Data tidak ditemukan.' }),
    });
    await press(app, 'Ekspor data pribadi');
    await expectToast('alert', 'Gagal mengekspor', 'Data tidak ditemukan.');
    expect(click).not.toHaveBeenCalled();
  });
});

describe('anonymising', () => {
  const preview = (refusals: string[] = []) => ({
    data: {
      refusals,
      removes: { photos: 3, logs: 4, positions: 5, signatures: 0, devices: 1, entries: 1234 },
      keeps: { internships: 1, activities: 40, grades: 2 },
    },
  });
  const openDialog = async (api: ApiStubs, user = aStudentUser()) => {
    const app = open(user, api);
    await press(app, 'Anonimkan');
    return { app, dialog: within(await screen.findByRole('dialog')) };
  };

  testInAll('shows what it removes and keeps, and asks for the name', async () => {
    const user = aStudentUser();
    const { app, dialog } = await openDialog({
      'GET /users/5/anonymisation': preview(),
      'POST /users/5/anonymisation': { data: { message: 'x' } },
    });
    expect(await dialog.findByText(/^3 foto, 4 catatan kegiatan, 5 posisi/)).toBeVisible();
    expect(dialog.getByText('Nama dan alamat pada 1.234 jejak audit')).toBeVisible();
    expect(dialog.getByText('1 magang, 40 aktivitas, 2 nilai')).toBeVisible();
    const button = dialog.getByRole('button', { name: 'Anonimkan' });
    await app.person.click(button);
    expect(await dialog.findByText('Ketik nama orang ini')).toBeVisible();
    expect(bodyOf(app, 'POST', '/users/5/anonymisation')).toBeUndefined();
    await app.person.click(dialog.getByLabelText(`Ketik ${user.name} untuk melanjutkan`));
    await app.person.paste(user.name);
    await app.person.click(button);
    await expectToast('status', 'Data pribadi telah dianonimkan.');
    expect(bodyOf(app, 'POST', '/users/5/anonymisation')).toEqual({ name: user.name });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  testInAll('shows that another name was typed', async () => {
    const { app, dialog } = await openDialog({
      'GET /users/5/anonymisation': preview(),
      'POST /users/5/anonymisation': reply(422, {
        message: 'x',
        errors: { name: ['Nama tidak sama dengan nama orang ini'] },
      }),
    });
    await app.person.type(await dialog.findByLabelText(/^Ketik/), 'Lain');
    await app.person.click(dialog.getByRole('button', { name: 'Anonimkan' }));
    expect(await dialog.findByText('Nama tidak sama dengan nama orang ini')).toBeVisible();
  });

  testInAll('says why it is not possible, and offers nothing else', async () => {
    const reason = 'Masih ada magang yang berjalan sampai 31 Des 2026.';
    const { dialog } = await openDialog({ 'GET /users/5/anonymisation': preview([reason]) });
    expect(await dialog.findByText(reason)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Anonimkan' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Tutup' })).toBeVisible();
  });

  test('leaves nothing to change in an anonymised account', async () => {
    open(aStudentUser({ name: 'Anonim #5', is_anonymised: true }));
    expect(await screen.findByText(/^Akun ini telah dianonimkan/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Anonimkan' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Ekspor data pribadi' })).toBeVisible();
  });
});

testInAll.each([
  ['unconfirmed', null, 'Email belum diverifikasi'],
  ['refused', '550 no such user', 'Email ditolak server: 550 no such user'],
] as const)('says that an address is %s', async (email_state, email_refusal, text) => {
  open(aStudentUser({ email_state, email_refusal }));
  expect(await screen.findByLabelText('Email')).toHaveAccessibleDescription(text);
});

describe('the invitation of a mentor', () => {
  const INVITATION = {
    code: '7F3K9MQ2XW5B',
    invited_at: '2030-03-02T03:00:00.000Z',
    invited_by: 'Rina Kusuma',
    expires_at: '2030-03-16T03:00:00.000Z',
    mail: 'none',
  };
  const invited = () => {
    const user = aMentorUser({ email: null });
    const { mentor } = user;
    return {
      ...user,
      mentor: mentor && { ...mentor, nik: null, invited_until: INVITATION.expires_at },
    };
  };

  test('shows the code, and cancels it after a question', async () => {
    let isCancelled = false;
    const app = open(invited(), {
      'GET /users/5/invitation': () =>
        isCancelled ? reply(404, { message: 'Data tidak ditemukan.' }) : { data: INVITATION },
      'POST /users/5/invitation': { data: { ...INVITATION, code: 'AAAABBBBCCCC' } },
      'DELETE /users/5/invitation': () => {
        isCancelled = true;
        return { data: { message: 'Undangan dibatalkan.' } };
      },
    });
    const card = await screen.findByRole('region', { name: 'Undangan' });
    expect(await within(card).findByText(/Diundang .+ oleh Rina Kusuma\. Berlaku/)).toBeVisible();
    // An empty number is not one that was emptied.
    expect(screen.getByLabelText('NIK')).toHaveValue('');
    expect(screen.queryByText(/tidak dapat dikosongkan/)).not.toBeInTheDocument();

    await press(app, 'Lihat kode');
    const sheet = await screen.findByRole('dialog', { name: 'Undangan untuk Agus Pratama' });
    expect(await within(sheet).findByLabelText('Kode undangan')).toHaveTextContent(
      '7F3K-9MQ2-XW5B',
    );
    await app.person.click(within(sheet).getByRole('button', { name: 'Selesai' }));
    await press(app, 'Batalkan Undangan');
    const question = await screen.findByRole('alertdialog', { name: 'Batalkan undangan?' });
    await app.person.click(within(question).getByRole('button', { name: 'Batalkan undangan' }));
    expect(await within(card).findByText(/Belum ada undangan yang berlaku/)).toBeVisible();
    expect(await within(card).findByRole('button', { name: 'Undang Lagi' })).toBeVisible();
  });

  testInAll('shows nothing for a person who has logged in', async () => {
    open(aMentorUser());
    expect(await screen.findByLabelText('NIK')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Undangan' })).not.toBeInTheDocument();
  });
});
