import { randomBytes } from 'node:crypto';
import { invitationMail } from '@/server/resources/mails/kinds/invitationMail';
import { aCompany, aMentor, aSuperAdmin, TEST_PASSWORD } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { anImageFile, multipart } from '@/server/testing/multipart';
import { openConnections } from '@/server/testing/openConnections';
import { race } from '@/server/testing/race';
import { byLevel } from '@/shared/testing/testLevel';
import { VERIFICATION_CODE_LENGTH, verificationCodeOf } from '@/shared/verificationCode';

const NOW = '2026-03-02T03:00:00.000Z';
const PASSWORD = 'Rahasia-Baru-2026';
const INVALID =
  /^Undangan ini tidak berlaku: kodenya salah, sudah dipakai, dibatalkan, atau kedaluwarsa\./;

let app: TestApp;
let admin: { id: number; name: string; headers: Record<string, string> };
let company: { id: number; name: string };
let image: Blob;

beforeAll(async () => {
  app = await buildTestApp({
    config: { smtpUrl: 'smtp://mail.example', publicUrl: 'https://magang.example' },
  });
  app.setTime(NOW);
  const { user } = await aSuperAdmin(app.db);
  admin = { ...user, headers: await app.signIn(user) };
  company = await aCompany(app.db);
  image = await anImageFile();
});
beforeEach(async () => {
  await later(NOW);
  await app.db.deleteFrom('verification_networks').execute();
});
afterAll(() => app.close());

/** The session of the admin ends meanwhile. */
async function later(time: string) {
  app.setTime(time);
  admin.headers = await app.signIn({ id: admin.id, role: 'super_admin' });
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, payload?: object) =>
  app.inject({ method, url: `/api${path}`, headers: admin.headers, payload });

let people = 0;
const aPerson = (more: object = {}) => {
  people += 1;
  return {
    role: 'mentor',
    name: 'Siti Rahmawati',
    email: `siti${people}@mitra.example`,
    company_id: company.id,
    ...more,
  };
};

async function invited(more: object = {}) {
  const created = await call('POST', '/invitations', aPerson(more));
  expect(created.statusCode).toBe(201);
  const person: { id: number; user_id: number } = created.json().data;
  return { ...person, code: await codeOf(person.user_id) };
}
const codeOf = async (userId: number): Promise<string> =>
  (await call('GET', `/users/${userId}/invitation`)).json().data.code;

const offer = (code: string, remoteAddress = '203.0.113.7') =>
  app.inject({ method: 'POST', url: '/api/invitations/offer', payload: { code }, remoteAddress });

let numbers = 0;
const aNik = () => {
  numbers += 1;
  return `32730145018${String(numbers).padStart(5, '0')}`;
};
const completed = (code: string, more: Record<string, string | Blob> = {}) => ({
  code,
  nik: aNik(),
  new_password: PASSWORD,
  new_password_confirmation: PASSWORD,
  digital_signature: image,
  ...more,
});
async function accept(fields: Record<string, string | Blob>, to = app.inject) {
  const { payload, headers } = await multipart(fields);
  return to({ method: 'POST', url: '/api/invitations/acceptance', payload, headers });
}
const logIn = (identifier: string, password = PASSWORD) =>
  app.inject({ method: 'POST', url: '/api/login', payload: { identifier, password } });

const entriesOf = async (userId: number) =>
  app.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_user_id'])
    .where('subject', '=', 'users')
    .where('subject_id', '=', String(userId))
    .orderBy('id')
    .execute();

describe('an invitation', () => {
  test('makes a mentor without number, signature and password, whom placements can choose at once', async () => {
    const { id, user_id, code } = await invited();
    const mentor = (await call('GET', `/mentors/${id}`)).json().data;
    expect(mentor).toMatchObject({
      user_id,
      nik: null,
      digital_signature: null,
      is_active: true,
      invited_until: '2026-03-16T03:00:00.000Z',
      company: { name: company.name },
    });
    expect((await call('GET', `/users/${user_id}`)).json().data.mentor).toMatchObject({
      nik: null,
      invited_until: '2026-03-16T03:00:00.000Z',
    });
    const choices = (await call('GET', `/companies/${company.id}/mentors`)).json().data;
    expect(choices).toContainEqual(expect.objectContaining({ id, nik: null }));
    expect((await logIn('', code)).statusCode).toBe(422);
    expect(await entriesOf(user_id)).toContainEqual({ action: 'invite', actor_user_id: admin.id });
  });

  test('opens the account once, with number, password and signature', async () => {
    const { user_id, code } = await invited();
    expect((await offer(code)).json().data).toEqual({
      name: 'Siti Rahmawati',
      role: 'mentor',
      company_name: company.name,
      needs_email: false,
    });
    // Reading it changes nothing, and spaces, hyphens and small letters do not count.
    const typed = ` ${code.slice(0, 4)}-${code.slice(4).toLowerCase()} `;
    const fields = completed(typed, { nik: '3273 0145 0188 9999' });
    expect((await accept(fields)).json()).toEqual({ data: { message: 'Akun Anda siap.' } });
    const session = await logIn('3273014501889999');
    expect(session.json().user).toMatchObject({
      id: user_id,
      must_change_password: false,
      mentor: { nik: '3273014501889999', invited_until: null },
    });
    expect(session.json().user.mentor.digital_signature).toMatch(/^\/api\/signatures\//);
    expect((await entriesOf(user_id)).slice(-4)).toContainEqual({
      action: 'accept_invitation',
      actor_user_id: user_id,
    });

    for (const again of [await accept(completed(code)), await offer(code)]) {
      expect([again.statusCode, again.json().message]).toEqual([
        404,
        expect.stringMatching(INVALID),
      ]);
    }
    const renewed = await call('POST', `/users/${user_id}/invitation`);
    expect([renewed.statusCode, renewed.json().message]).toEqual([
      409,
      'Orang ini sudah pernah masuk. Gunakan Reset Password.',
    ]);
  });

  test('opens the account of a lecturer with a NIP, and asks for an address if it has none', async () => {
    const { id, code } = await invited({ role: 'lecturer', email: null, phone_number: '081234' });
    expect((await offer(code)).json().data).toMatchObject({ role: 'lecturer', needs_email: true });
    const { nik: _nik, ...common } = completed(code);
    const missing = await accept(common);
    expect(missing.json().errors).toEqual({
      nip: ['NIP wajib diisi'],
      email: ['Email tidak valid'],
    });
    const nip = '198503152010129999';
    expect((await accept({ ...common, nip, email: 'ani@kampus.example' })).statusCode).toBe(200);
    expect((await call('GET', `/lecturers/${id}`)).json().data).toMatchObject({
      nip,
      user: { email: 'ani@kampus.example', phone_number: '081234' },
    });
    expect((await logIn(nip)).statusCode).toBe(200);
  });

  test('keeps a number that the office knows until the person gives their own', async () => {
    const nik = aNik();
    const { id, code } = await invited({ nik });
    expect((await call('GET', `/mentors/${id}`)).json().data.nik).toBe(nik);
    // The number is no password, as it is for accounts that the office makes.
    expect((await logIn(nik, nik)).statusCode).toBe(422);
    expect((await accept(completed(code, { nik }))).statusCode).toBe(200);
    expect((await logIn(nik)).statusCode).toBe(200);
  });

  test('an invitation is refused on the field for what is missing or taken', async () => {
    const taken = await aMentor(app.db);
    const empty = await call('POST', '/invitations', { role: 'mentor' });
    expect(empty.json().errors).toEqual({
      name: ['Nama user wajib diisi'],
      email: ['Isi email atau nomor telepon'],
      company_id: ['Perusahaan wajib dipilih'],
    });
    const refusals: [object, object][] = [
      [{ email: taken.user.email.toUpperCase() }, { email: ['Email sudah digunakan'] }],
      [{ nik: taken.nik }, { nik: ['NIK sudah digunakan'] }],
      [{ nik: '123' }, { nik: ['NIK harus 16 digit'] }],
      [{ company_id: 2147483647 }, { company_id: ['Perusahaan tidak ditemukan'] }],
      [{ role: 'super_admin' }, { role: ['Role wajib dipilih'] }],
    ];
    for (const [input, errors] of refusals) {
      const answer = await call('POST', '/invitations', aPerson(input));
      expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
    }
  });

  test('an invitation is sent again with another code, and cancelled', async () => {
    const { user_id, code: first } = await invited();
    await later('2026-03-10T03:00:00.000Z');
    const renewed = (await call('POST', `/users/${user_id}/invitation`)).json().data;
    expect(renewed).toMatchObject({
      invited_by: admin.name,
      invited_at: '2026-03-10T03:00:00.000Z',
      expires_at: '2026-03-24T03:00:00.000Z',
      mail: 'waiting',
    });
    expect((await offer(first)).statusCode).toBe(404);
    expect((await offer(renewed.code)).statusCode).toBe(200);

    expect((await call('DELETE', `/users/${user_id}/invitation`)).statusCode).toBe(200);
    expect((await offer(renewed.code)).statusCode).toBe(404);
    expect((await call('DELETE', `/users/${user_id}/invitation`)).statusCode).toBe(404);
    expect((await call('GET', `/users/${user_id}/invitation`)).statusCode).toBe(404);
    const actions = (await entriesOf(user_id)).map(({ action }) => action);
    expect(actions.filter((action) => action.includes('invit'))).toEqual([
      'invite',
      'invite',
      'cancel_invitation',
    ]);
    expect((await call('POST', `/users/${user_id}/invitation`)).statusCode).toBe(200);
  });

  test('ends for an account that is switched off, gets another role or is opened with a default password', async () => {
    const { user_id, code } = await invited({ role: 'lecturer' });
    const change = (values: object) =>
      app.db.updateTable('users').set(values).where('id', '=', user_id).execute();
    const states: [object, number][] = [
      [{ is_active: false }, 404],
      [{ is_active: true, role: 'super_admin' }, 404],
      [{ role: 'lecturer' }, 200],
      [{ last_login_at: NOW }, 404],
    ];
    for (const [values, status] of states) {
      await change(values);
      expect((await offer(code)).statusCode).toBe(status);
    }
    expect((await call('GET', `/users/${user_id}`)).json().data.lecturer.invited_until).toBeNull();
  });
});

describe('a code', () => {
  test('expires after two weeks', async () => {
    const { user_id, code } = await invited();
    app.setTime('2026-03-16T02:59:59.000Z');
    expect((await offer(code)).statusCode).toBe(200);
    await later('2026-03-16T03:00:00.000Z');
    const late = await accept(completed(code));
    expect([late.statusCode, late.json().message]).toEqual([404, expect.stringMatching(INVALID)]);
    expect((await call('GET', `/users/${user_id}/invitation`)).statusCode).toBe(200);
  });

  test('a code is neither stored nor kept in an answer', async () => {
    const { user_id, code } = await invited();
    for (const table of ['invitations', 'mails', 'idempotency_keys', 'audit_entries'] as const) {
      const rows = await app.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(code);
    }
    expect(user_id).toBeGreaterThan(0);
  });

  test('a code is guessed slowly, with the same words for every wrong one', async () => {
    const { code } = await invited();
    const guess = () => verificationCodeOf(randomBytes(VERIFICATION_CODE_LENGTH));
    const answers = await Promise.all(Array.from({ length: 30 }, () => offer(guess())));
    const unknown = answers.filter(({ statusCode }) => statusCode === 404);
    expect(unknown).toHaveLength(20);
    expect(new Set(unknown.map(({ body }) => body)).size).toBe(1);
    // The right one waits, too; people elsewhere do not.
    expect((await offer(code)).statusCode).toBe(429);
    expect((await offer(code, '203.0.113.8')).statusCode).toBe(200);
  });

  test('stays valid after a mistake in a field', async () => {
    const taken = await aMentor(app.db);
    const { code } = await invited({ name: 'Wulandari' });
    const mistakes: [Record<string, string | Blob>, object][] = [
      [{ nik: '12' }, { nik: ['NIK harus 16 digit'] }],
      [{ nik: taken.nik }, { nik: ['NIK sudah digunakan'] }],
      [
        { new_password_confirmation: 'x' },
        { new_password_confirmation: ["Passwords don't match"] },
      ],
      [
        { new_password: TEST_PASSWORD, new_password_confirmation: TEST_PASSWORD },
        { new_password: ['Password ini terlalu umum dan mudah ditebak'] },
      ],
      [
        { new_password: 'wulandari1', new_password_confirmation: 'wulandari1' },
        { new_password: [expect.stringMatching(/tidak boleh berisi nama/)] },
      ],
      [{ digital_signature: '' }, { digital_signature: ['Tanda tangan digital wajib diunggah'] }],
    ];
    for (const [fields, errors] of mistakes) {
      const answer = await accept(completed(code, fields));
      expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
    }
    expect((await accept(completed(code))).statusCode).toBe(200);
  });

  test('one of two who accept at the same time uses the code', async () => {
    for (let round = 0; round < byLevel({ short: 2, all: 6, soak: 30 }); round += 1) {
      await openConnections(app.db, 4);
      const { code } = await invited();
      const answers = await race(
        round,
        () => accept(completed(code)),
        () => accept(completed(code)),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    }
  });
});

describe('the mail of an invitation', () => {
  const mailsOf = (userId: number) =>
    app.db
      .selectFrom('mails')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();

  test('the mail has the link for the address of that moment, and is cancelled once the code is void', async () => {
    const { user_id, code } = await invited({ email: 'salah@mitra.example' });
    await app.db
      .updateTable('users')
      .set({ email: 'benar@mitra.example' })
      .where('id', '=', user_id)
      .execute();
    const [mail] = await mailsOf(user_id);
    if (!mail) throw new Error('no mail');
    const message = await invitationMail(app.services).compose(mail);
    expect(message).toMatchObject({
      to: 'benar@mitra.example',
      subject: 'Undangan sebagai mentor',
    });
    const hyphened = `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`;
    expect(message?.text).toContain(`https://magang.example/undangan#${hyphened}`);
    expect(message?.text).toContain(`mentor di ${company.name}`);

    await call('POST', `/users/${user_id}/invitation`);
    expect(await invitationMail(app.services).compose(mail)).toBeNull();
  });

  test('the mail is sent at most five times a day, and never without an address', async () => {
    const { user_id } = await invited();
    const again = () => call('POST', `/users/${user_id}/invitation`);
    for (let sent = 1; sent < 5; sent += 1) expect((await again()).statusCode).toBe(200);
    const before = await codeOf(user_id);
    const refused = await again();
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringMatching(/^Undangan ini sudah dikirim 5 kali hari ini/),
    ]);
    expect(await codeOf(user_id)).toBe(before);

    const byPhone = await invited({ email: null, phone_number: '081234567890' });
    expect(await mailsOf(byPhone.user_id)).toEqual([]);
    const { mail } = (await call('GET', `/users/${byPhone.user_id}/invitation`)).json().data;
    expect(mail).toBe('none');
  });
});
