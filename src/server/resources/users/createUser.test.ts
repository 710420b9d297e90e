import { aCompany, aStudent, aUser } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { anImageFile, multipart } from '@/server/testing/multipart';

let app: TestApp;
let admin: { authorization: string };

beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('super_admin');
});
afterAll(() => app.close());

const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
  app.inject({ method, url: `/api${path}`, payload, headers: admin });

async function post(path: string, fields: Record<string, string | Blob>) {
  const { payload, headers } = await multipart(fields);
  return app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    headers: { ...admin, ...headers },
  });
}

/** The default password of an account is its identifier. */
const login = (identifier: string) => call('POST', '/login', { identifier, password: identifier });

let number = 0;
const next = (length: number) => String(++number).padStart(length, '7');
const account = () => ({ name: 'Siti Rahmawati', email: `siti${next(4)}@example.ac.id` });

describe('a new user', () => {
  test('can be sent as JSON: a student who signs in with the NIM', async () => {
    const nim = next(10);
    const { name, email } = account();
    const answer = await call('POST', '/users', {
      name,
      email,
      role: 'student',
      nim,
      academic_year: '2024/2025',
      gender: 'female',
      place_of_birth: '',
      date_of_birth: '2005-02-28',
      phone_number: null,
      nip: 'no business of a student',
      is_active: false,
    });
    expect(answer.statusCode).toBe(201);
    const { data } = answer.json();
    expect(data).toEqual({
      version: 1,
      has_second_factor: false,
      unclaimed_since: expect.any(String),
      unclaimed_until: expect.any(String),
      id: expect.any(Number),
      name,
      email,
      role: 'student',
      is_active: true,
      is_anonymised: false,
      email_state: 'off',
      email_refusal: null,
      gender: 'female',
      place_of_birth: null,
      date_of_birth: '2005-02-28',
      phone_number: null,
      address: null,
      student: {
        id: expect.any(Number),
        user_id: data.id,
        nim,
        academic_year: '2024/2025',
        version: 1,
      },
      lecturer: null,
      mentor: null,
    });
    expect((await call('GET', `/users/${data.id}`)).json()).toEqual({ data });

    const session = await login(nim);
    expect(session.statusCode).toBe(200);
    // The fields for super admins only are left out.
    const { unclaimed_since: _, unclaimed_until: __, is_anonymised: ___, ...shown } = data;
    expect(session.json().user).toEqual({
      ...shown,
      must_change_password: true,
      must_add_second_factor: false,
      second_factor_from: null,
      last_login: null,
    });
  });

  test('can be sent as a form: a mentor with a signature', async () => {
    const company = await aCompany(app.db);
    const nik = next(16);
    const answer = await post('/users', {
      ...account(),
      role: 'mentor',
      nik,
      company_id: String(company.id),
      is_active: '0',
      digital_signature: await anImageFile('#000080', 'image/jpeg'),
    });
    expect(answer.statusCode).toBe(201);
    const { data } = answer.json();
    expect(data.is_active).toBe(true);
    expect(data.mentor).toEqual({
      id: expect.any(Number),
      user_id: data.id,
      nik,
      company_id: company.id,
      company: { id: company.id, name: company.name },
      is_active: false,
      invited_until: null,
      digital_signature: expect.stringMatching(/^\/api\/signatures\/\d+\?/),
      version: expect.any(Number),
    });
    const image = await app.inject({ url: data.mentor.digital_signature });
    expect(image.statusCode).toBe(200);
    expect(image.headers['content-type']).toBe('image/png');
    expect((await login(nik)).statusCode).toBe(200);
  });

  test('requires a signature as a lecturer, not as a super admin', async () => {
    const input = { ...account(), nip: next(18) };
    const lecturer = await call('POST', '/users', { ...input, role: 'lecturer' });
    expect(lecturer.statusCode).toBe(422);
    expect(lecturer.json().errors).toEqual({
      digital_signature: ['Tanda tangan digital wajib diunggah'],
    });
    const superAdmin = await call('POST', '/users', { ...input, role: 'super_admin' });
    expect(superAdmin.statusCode).toBe(201);
    expect(superAdmin.json().data.lecturer).toMatchObject({
      nip: input.nip,
      digital_signature: null,
    });
    expect((await login(input.nip)).statusCode).toBe(200);
  });

  test.each([
    [{}, { role: ['Role wajib dipilih'] }],
    [{ role: 'dean' }, { role: ['Role wajib dipilih'] }],
    [
      { role: 'student' },
      { nim: ['NIM wajib diisi'], academic_year: ['Tahun akademik wajib diisi'] },
    ],
    [
      { role: 'student', nim: '123456789', academic_year: '24/25' },
      {
        nim: ['NIM harus 10 karakter'],
        academic_year: ['Tahun ajaran wajib diisi, gunakan format seperti 2024/2025'],
      },
    ],
    [{ role: 'super_admin', nip: '19850315201012200' }, { nip: ['NIP harus 18 digit'] }],
    [
      { role: 'mentor', nik: 'x'.repeat(16) },
      {
        nik: ['NIK harus 16 digit'],
        company_id: ['Perusahaan wajib dipilih'],
        digital_signature: ['Tanda tangan digital wajib diunggah'],
        is_active: ['Status wajib diisi'],
      },
    ],
  ])('answers 422 with an error per field: %j', async (fields, errors) => {
    const answer = await call('POST', '/users', { ...account(), ...fields });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual(errors);
  });

  test('must have a name, an e-mail address and only valid fields', async () => {
    const answer = await call('POST', '/users', {
      name: 'A',
      email: 'siti@',
      role: 'super_admin',
      nip: next(18),
      gender: 'other',
      date_of_birth: '2005-02-29',
      phone_number: '0'.repeat(31),
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).sort()).toEqual([
      'date_of_birth',
      'email',
      'gender',
      'name',
      'phone_number',
    ]);
  });

  test('must have a unique e-mail address, in any case', async () => {
    const { email } = await aUser(app.db, { email: 'Budi.Santoso@Kampus.example' });
    const student = { role: 'student', nim: next(10), academic_year: '2024/2025' };
    const answer = await call('POST', '/users', {
      ...student,
      name: 'Budi',
      email: email.toUpperCase(),
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ email: ['Email sudah digunakan'] });
  });

  test('must have a unique identifier; nothing is stored otherwise', async () => {
    const { nim } = await aStudent(app.db);
    const input = { ...account(), role: 'student', nim, academic_year: '2024/2025' };
    const answer = await call('POST', '/users', input);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ nim: ['NIM sudah digunakan'] });
    const left = await app.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', input.email)
      .execute();
    expect(left).toEqual([]);
  });

  test('must belong to an existing company', async () => {
    const answer = await post('/users', {
      ...account(),
      role: 'mentor',
      nik: next(16),
      company_id: '2147483647',
      digital_signature: await anImageFile(),
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ company_id: ['Perusahaan tidak ditemukan'] });
  });

  test.each([
    ['that only says it is one', { type: 'image/png', size: 10 }],
    [
      'with made-up content',
      { type: 'image/png', size: 1, content: { type: 'Buffer', data: [1] } },
    ],
    ['with text for content', { type: 'image/png', size: 4, content: 'iVBO' }],
    ['of text', 'signature.png'],
  ])('cannot have a signature %s', async (_name, digital_signature) => {
    const answer = await call('POST', '/users', {
      ...account(),
      role: 'lecturer',
      nip: next(18),
      digital_signature,
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      digital_signature: ['Harus berupa gambar PNG atau JPG'],
    });
  });

  test('cannot have a signature that only claims to be a PNG', async () => {
    const answer = await post('/users', {
      ...account(),
      role: 'lecturer',
      nip: next(18),
      digital_signature: new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], {
        type: 'image/png',
      }),
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      digital_signature: ['Harus berupa gambar PNG atau JPG'],
    });
  });

  test('keeps every character of a name of up to 200', async () => {
    for (const name of [
      'محمد بن عبد الله',
      `O'Brien "Bob" \\ <b>`,
      '👩🏽‍🎓'.repeat(50),
      'é'.repeat(200),
    ]) {
      const answer = await call('POST', '/users', {
        ...account(),
        name,
        address: `${name}\n${name}`,
        role: 'student',
        nim: next(10),
        academic_year: '2024/2025',
      });
      expect(answer.statusCode).toBe(201);
      expect(answer.json().data).toMatchObject({ name, address: `${name}\n${name}` });
    }
  });

  test.each([
    ['with NUL', 'Siti\u0000'],
    ['with half a character', 'Siti\ud83d'],
    ['of 201 characters', 'é'.repeat(201)],
  ])('cannot have a name %s', async (_what, name) => {
    const answer = await call('POST', '/users', { ...account(), name, role: 'student' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toHaveProperty('name');
  });

  test.each([[[]], ['text'], [[{ role: 'student' }]]])(
    'must be an object, not %j',
    async (payload) => {
      const headers = { ...admin, 'content-type': 'application/json' };
      const request = { method: 'POST', payload: JSON.stringify(payload), headers } as const;
      expect((await app.inject({ ...request, url: '/api/users' })).statusCode).toBe(400);
      expect((await app.inject({ ...request, url: '/api/students' })).statusCode).toBe(400);
    },
  );
});
