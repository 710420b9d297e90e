import { aStudent, aSuperAdmin } from '@/server/testing/builders';
import { expectRefusal, type SigningOn, signingOn } from '@/server/testing/signingOn';

const NIM = '2403310001';
const IN_WORKSPACE = { numberClaim: 'email', hostedDomain: 'kampus.example' };
const WITH_ACCOUNTS = {
  claim: 'groups',
  roles: { mahasiswa: 'student', dosen: 'lecturer' },
} as const;

/** The accounts at the provider. */
const ACCOUNTS = {
  siti: { nim: NIM, name: 'Siti Rahmawati' },
  admin: { nim: '197805122003121001', name: 'Ratna Wulandari' },
  stranger: { nim: '2403319999', name: 'Orang Lain', groups: ['tamu'] },
  newStudent: {
    nim: '24 0331 0444',
    name: 'Mahasiswa Baru',
    email: 'baru@a.example',
    groups: ['tamu', 'mahasiswa'],
  },
  newLecturer: {
    nim: '198503152010122444',
    name: 'Dosen Baru',
    email: 'dosen@a.example',
    groups: 'dosen',
  },
  both: {
    nim: '2403310555',
    name: 'Dua Peran',
    email: 'dua@a.example',
    groups: ['mahasiswa', 'dosen'],
  },
  wrongNumber: { nim: '24', name: 'Nomor Salah', email: 'salah@a.example', groups: ['mahasiswa'] },
  nameless: { nim: '2403310666', email: 'tanpa@a.example', groups: ['mahasiswa'] },
  sameAddress: {
    nim: '2403310777',
    name: 'Alamat Sama',
    email: 'RINA@a.example',
    groups: ['mahasiswa'],
  },
  numberless: { name: 'Tanpa Nomor', email: `${NIM}@kampus.example`, email_verified: true },
  asNumber: { nim: Number(NIM), name: 'Angka' },
  hosted: { email: `${NIM}@kampus.example`, email_verified: true, hd: 'kampus.example' },
  unverified: { email: `${NIM}@kampus.example`, email_verified: false, hd: 'kampus.example' },
  elsewhere: { email: `${NIM}@kampus.example`, email_verified: true, hd: 'lain.example' },
  privately: { email: `${NIM}@kampus.example`, email_verified: true },
  alias: { email: `${NIM}@alias.example`, email_verified: true, hd: 'kampus.example' },
};

let on: SigningOn;

beforeAll(async () => {
  on = await signingOn(ACCOUNTS, {
    kampus: {},
    open: { name: 'Akun Terbuka', accounts: WITH_ACCOUNTS },
    google: IN_WORKSPACE,
    students: { roles: ['student'], accounts: WITH_ACCOUNTS },
  });
  await aStudent(on.app.db, { nim: NIM, user: { email: 'rina@a.example' } });
});
beforeEach(() => on.reset());
afterAll(() => on.close());

describe('a person whom the provider vouches for', () => {
  const UNKNOWN =
    'Akun Kampus mengenali Anda, tetapi Anda belum terdaftar di SiMagang. Hubungi kantor jurusan.';
  const INACTIVE = 'Akun Anda di SiMagang tidak aktif. Hubungi kantor jurusan.';

  test.each(['stranger', 'numberless', 'asNumber'] as const)(
    'needs an account: %s',
    async (name) => {
      expectRefusal(await on.logIn(name), 'account_unknown', UNKNOWN);
      const [entry] = await on.trail();
      expect(entry).toMatchObject({
        action: 'login_failed',
        subject_id: null,
        new: { provider: 'Akun Kampus' },
      });
    },
  );

  test('needs an active account', async () => {
    const is_active = false;
    const { user } = await aStudent(on.app.db, { nim: '2403319999', user: { is_active } });
    expectRefusal(await on.logIn('stranger'), 'account_inactive', INACTIVE);
    const [entry] = await on.trail();
    expect(entry).toMatchObject({ action: 'login_failed', subject_id: String(user.id) });
    await on.app.db.deleteFrom('users').where('id', '=', user.id).execute();
  });

  test('needs a provider for people of the same role', async () => {
    await aSuperAdmin(on.app.db, { nip: ACCOUNTS.admin.nim });
    expect((await on.logIn('admin')).json().user.role).toBe('super_admin');
    expectRefusal(await on.logIn('admin', 'students'), 'account_unknown', UNKNOWN);
    expect((await on.logIn('siti', 'students')).statusCode).toBe(200);
    expectRefusal(await on.logIn('newLecturer', 'students'), 'account_unknown', UNKNOWN);
  });

  test.each([
    ['hosted', 200],
    ['unverified', 409],
    ['elsewhere', 409],
    ['privately', 409],
    ['alias', 409],
  ] as const)(
    'may have the number in the mail address in the Workspace only: %s',
    async (name, status) => {
      expect((await on.logIn(name, 'google')).statusCode).toBe(status);
    },
  );

  test.each([
    ['newStudent', 'student', { nim: '2403310444', academic_year: '2025/2026' }],
    ['newLecturer', 'lecturer', { nip: '198503152010122444', digital_signature: null }],
  ] as const)('gets an account by the role of a claim: %s', async (name, role, profile) => {
    on.app.setTime('2026-06-30T08:00:00Z');
    await on.provider.behave({
      shiftS: Math.round((Date.parse('2026-06-30T08:00:00Z') - Date.now()) / 1000),
    });
    expect((await on.logIn(name)).statusCode).toBe(409);
    const answer = await on.logIn(name, 'open');
    expect(answer.statusCode).toBe(200);
    const { user } = answer.json();
    expect(user).toMatchObject({
      name: ACCOUNTS[name].name,
      email: ACCOUNTS[name].email,
      role,
      must_change_password: false,
      [role]: profile,
    });
    const created = await on.app.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('action', '=', 'create')
      .where('resource', '=', 'users')
      .where('record_id', '=', String(user.id))
      .executeTakeFirstOrThrow();
    expect(created).toMatchObject({
      reason: 'Akun otomatis dari Akun Terbuka',
      actor_user_id: null,
    });
    expect((await on.logIn(name, 'open')).json().user.id).toBe(user.id);
    const number = ACCOUNTS[name].nim.replaceAll(' ', '');
    expect((await on.post('/login', { identifier: number, password: number })).statusCode).toBe(
      422,
    );
  });

  test.each(['stranger', 'both', 'wrongNumber', 'nameless', 'sameAddress'] as const)(
    'gets no account without one role, a valid number, a name and an address of their own: %s',
    async (name) => {
      const before = await on.app.db.selectFrom('users').selectAll().execute();
      expect((await on.logIn(name, 'open')).json().code).toBe('account_unknown');
      expect(await on.app.db.selectFrom('users').selectAll().execute()).toHaveLength(before.length);
    },
  );
});
