import {
  aCompany,
  aLecturer,
  aMentor,
  anInternship,
  aPlace,
  aStudent,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { aPlaceInput } from '@/shared/testing/placeInput';

let app: TestApp;
let admin: { authorization: string };
let company: { id: number; name: string };

beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('super_admin');
  const { id, name } = await aCompany(app.db, { name: 'PT Angkasa' });
  company = { id, name };
});
afterAll(() => app.close());

const anInput = (changes: Partial<ReturnType<typeof aPlaceInput>> = {}) =>
  aPlaceInput({ company_id: company.id, ...changes });

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers: Record<string, string> = admin,
) => app.inject({ method, url: `/api${path}`, payload, headers });

test('shows the places of the companies that a person has to do with', async () => {
  const { db } = app;
  const [first, second, third] = [await aCompany(db), await aCompany(db), await aCompany(db)];
  const mentors = [
    await aMentor(db, { company_id: first.id }),
    await aMentor(db, { company_id: second.id }),
    await aMentor(db, { company_id: third.id }),
  ] as const;
  const [lecturer, student] = [await aLecturer(db), await aStudent(db)];
  await anInternship(db, { mentor_id: mentors[0].id, lecturer_id: lecturer.id });
  await anInternship(db, {
    mentor_id: mentors[1].id,
    lecturer_id: lecturer.id,
    student_id: student.id,
  });
  await anInternship(db, { mentor_id: mentors[2].id });
  const placeOf = async ({ id }: { id: number }) => (await aPlace(db, { company_id: id })).id;
  const places = [await placeOf(first), await placeOf(second), await placeOf(third)] as const;

  const cases = [
    [mentors[0].user, [true, false, false]],
    [mentors[2].user, [false, false, true]],
    [lecturer.user, [true, true, false]],
    [student.user, [false, true, false]],
  ] as const;
  for (const [user, visible] of cases) {
    const headers = await app.signIn(user);
    const seen = places.filter((_, index) => visible[index]);
    const { data, meta } = (await call('GET', '/places?sort=name', undefined, headers)).json();
    expect(data.map(({ id }: { id: number }) => id).sort()).toEqual([...seen].sort());
    expect(meta.total).toBe(seen.length);
    for (const [index, id] of places.entries()) {
      const { statusCode } = await call('GET', `/places/${id}`, undefined, headers);
      expect([user.role, index, statusCode]).toEqual([
        user.role,
        index,
        visible[index] ? 200 : 404,
      ]);
    }
    // The filter finds nothing elsewhere.
    const hidden = [first, second, third].filter((_, index) => !visible[index]);
    for (const { id } of hidden) {
      const found = await call('GET', `/places?company_id=${id}`, undefined, headers);
      expect(found.json().data).toEqual([]);
    }
  }
});

test('answers 422 with the messages of the shared rules', async () => {
  const wrong = {
    company_id: 'PT Angkasa',
    name: ' ',
    address: '',
    latitude: 107.6,
    longitude: 'https://maps.app.goo.gl/AbCdEf',
    radius: 29,
    time_zone: 'GMT',
    has_joint_leave: null,
    is_active: '',
  };
  const answer = await call('POST', '/places', wrong);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({
    company_id: ['Perusahaan wajib dipilih'],
    name: ['Nama lokasi wajib diisi'],
    address: ['Alamat wajib diisi'],
    latitude: ['Garis lintang harus antara -90 dan 90'],
    longitude: [
      'Tautan pendek tidak memuat koordinat. Buka tautannya, lalu salin alamat lengkap dari browser.',
    ],
    radius: ['Radius minimal 30 meter'],
    time_zone: ['Zona waktu tidak valid'],
    has_joint_leave: ['Cuti bersama wajib dipilih'],
    is_active: ['Status wajib diisi'],
  });
});

describe('an unusual point', () => {
  const ABROAD = 'Titik ini di luar Indonesia. Maksudnya -6.921151, 107.611052?';
  const name = 'Kantor Tanpa Minus';

  test('an unusual point is stored once it is confirmed, and not asked about again', async () => {
    const input = anInput({ name, latitude: 6.921151 });
    const asked = await call('POST', '/places', input);
    expect([asked.statusCode, asked.json()]).toEqual([
      422,
      {
        message: 'Data yang dikirim tidak valid.',
        errors: { latitude: [ABROAD] },
        code: 'unusual_point',
      },
    ]);
    const added = await call('POST', '/places', { ...input, is_point_confirmed: true });
    expect(added.statusCode).toBe(201);
    const { id } = added.json().data;
    expect(added.json().data).not.toHaveProperty('is_point_confirmed');
    const renamed = await call('PUT', `/places/${id}`, { ...input, name: 'Kantor Luar Negeri' });
    expect(renamed.statusCode).toBe(200);
    const moved = await call('PUT', `/places/${id}`, { ...input, latitude: 0, longitude: 0 });
    expect(moved.json().code).toBe('unusual_point');
  });

  test('a point in another zone is asked about, too', async () => {
    const input = anInput({ name: 'Kantor Makassar', latitude: -5.147, longitude: 119.433 });
    const asked = await call('POST', '/places', input);
    expect(asked.json().errors).toEqual({
      time_zone: ['Titik ini ada di zona WITA, bukan WIB.'],
    });
    const added = await call('POST', '/places', { ...input, is_point_confirmed: true });
    expect(added.statusCode).toBe(201);
  });
});

test('refuses a company that does not exist', async () => {
  const errors = { company_id: ['Perusahaan tidak ditemukan'] };
  const added = await call('POST', '/places', anInput({ company_id: 2_147_483_647 }));
  expect([added.statusCode, added.json().errors]).toEqual([422, errors]);
  const { id } = await aPlace(app.db);
  const moved = await call('PUT', `/places/${id}`, anInput({ company_id: 2_147_483_647 }));
  expect([moved.statusCode, moved.json().errors]).toEqual([422, errors]);
});

test('accepts a name once per company, in any case of letters', async () => {
  await aPlace(app.db, { company_id: company.id, name: 'Gudang Timur' });
  const other = await aPlace(app.db, { company_id: company.id });
  const taken = { name: ['Mitra ini sudah memiliki lokasi dengan nama ini'] };
  const same = anInput({ name: 'GUDANG timur' });
  const added = await call('POST', '/places', same);
  expect([added.statusCode, added.json().errors]).toEqual([422, taken]);
  const renamed = await call('PUT', `/places/${other.id}`, same);
  expect([renamed.statusCode, renamed.json().errors]).toEqual([422, taken]);
  const { id } = await aCompany(app.db);
  expect((await call('POST', '/places', { ...same, company_id: id })).statusCode).toBe(201);
});

test('a company with places stays', async () => {
  const { company_id } = await aPlace(app.db);
  const refused = await call('DELETE', `/companies/${company_id}`);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Mitra industri tidak dapat dihapus karena masih memiliki lokasi.',
  ]);
  await app.db.deleteFrom('places').where('company_id', '=', company_id).execute();
  expect((await call('DELETE', `/companies/${company_id}`)).statusCode).toBe(200);
});

describe('the list', () => {
  const namesIn = async (query: string) => {
    const answer = await call('GET', `/places?${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json().data.map(({ name }: { name: string }) => name);
  };

  let zebra: number;
  beforeAll(async () => {
    await app.db.deleteFrom('places').execute();
    zebra = (await aCompany(app.db, { name: 'pt zebra' })).id;
    const here = { company_id: company.id };
    await aPlace(app.db, { ...here, name: 'cabang', radius: 300, time_zone: 'WITA' });
    await aPlace(app.db, { ...here, name: 'Pusat', address: 'Jl. Cabang 1', radius: 30 });
    await aPlace(app.db, { company_id: zebra, name: 'Bengkel', address: 'Jl. Dago 1' });
    await aPlace(app.db, {
      ...{ company_id: zebra, name: 'Atap', radius: 5000 },
      ...{ is_active: false, has_joint_leave: false, address: 'Jl. Dago 2' },
    });
  });

  test.each([
    ['', ['cabang', 'Pusat', 'Atap', 'Bengkel']],
    ['sort=name', ['Atap', 'Bengkel', 'cabang', 'Pusat']],
    ['sort=-company.name,name', ['Atap', 'Bengkel', 'cabang', 'Pusat']],
    ['sort=address,name', ['cabang', 'Pusat', 'Bengkel', 'Atap']],
    ['sort=-radius', ['Atap', 'cabang', 'Bengkel', 'Pusat']],
    ['sort=-time_zone,name', ['cabang', 'Atap', 'Bengkel', 'Pusat']],
    ['sort=has_joint_leave,name', ['Atap', 'Bengkel', 'cabang', 'Pusat']],
    ['sort=is_active,name', ['Atap', 'Bengkel', 'cabang', 'Pusat']],
    ['search=CABANG', ['cabang', 'Pusat']],
    ['search=zebra%20dago', ['Atap', 'Bengkel']],
    ['search=wita', ['cabang']],
    ['search=300', ['cabang']],
    ['search=tetap%20bekerja', ['Atap']],
    ['search=tidak%20aktif', ['Atap']],
    ['is_active=true&sort=name', ['Bengkel', 'cabang', 'Pusat']],
    ['time_zone=WITA', ['cabang']],
    ['time_zone=WIT', []],
  ])('answers %s', async (query, names) => {
    expect(await namesIn(query)).toEqual(names);
  });

  test('filters by company', async () => {
    expect(await namesIn(`company_id=${zebra}`)).toEqual(['Atap', 'Bengkel']);
    expect(await namesIn(`company_id=${zebra}&is_active=true`)).toEqual(['Bengkel']);
  });

  test.each([
    ['sort=latitude', 'sort'],
    ['sort=company_id', 'sort'],
    ['time_zone=Asia/Makassar', 'time_zone'],
    ['company_id=abc', 'company_id'],
    ['is_active=perhaps', 'is_active'],
  ])('refuses %s', async (query, field) => {
    const answer = await call('GET', `/places?${query}`);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test('exports both coordinates in one column', async () => {
    const url = '/places/export?format=csv&search=bengkel&columns=company.name,name,coordinates';
    const { body } = await call('GET', url);
    expect(body.split('\r\n').slice(0, 2).join('\n')).toContain(
      "Mitra Industri;Nama Lokasi;Koordinat\npt zebra;Bengkel;'-6.921151, 107.611052",
    );
  });
});

test('refuses to move a place that is in use to another company', async () => {
  const other = await aCompany(app.db);
  const mentor = await aMentor(app.db, { company_id: company.id });
  const internship = await anInternship(app.db, { mentor_id: mentor.id });
  const free = await aPlace(app.db, { company_id: company.id });
  const used = await aPlace(app.db, { company_id: company.id });
  await app.db
    .insertInto('internship_places')
    .values({ internship_id: internship.id, place_id: used.id })
    .execute();
  const moveTo = (id: number, company_id: number, name: string) =>
    call('PUT', `/places/${id}`, { ...anInput({ company_id, name }), version: 1 });
  expect((await moveTo(free.id, other.id, 'Gudang')).statusCode).toBe(200);
  const refused = await moveTo(used.id, other.id, 'Kantor');
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toEqual({
    company_id: ['Lokasi ini sudah dipakai magang, jadi mitranya tidak dapat diganti'],
  });
  expect((await moveTo(used.id, company.id, 'Kantor Baru')).statusCode).toBe(200);
});
