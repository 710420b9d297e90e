import { callsOf } from '@/server/testing/aDesk';
import { aPlacementOffice, type PlacementOffice } from '@/server/testing/aPlacementOffice';
import { aCompany, anInternship, aStudent } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

/** A Monday within the window. */
const NOW = '2030-03-04T03:00:00.000Z';
const UNKNOWN_NIM = '7000000000';

let app: TestApp;
let office: PlacementOffice;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setTime(NOW);
  office = await aPlacementOffice(app);
});

type Calls = PlacementOffice['admin'];
type Answer = Awaited<ReturnType<Calls['get']>>;

const agree = (who: Calls, id: number) =>
  who.post(`/placement-requests/${id}/membership`, { answer: 'agreed' });
const send = (who: Calls, id: number) => who.post(`/placement-requests/${id}/send`, {});
const change = (id: number, member_nims: readonly string[], values: object = {}) =>
  office.siti.calls.put(
    `/placement-requests/${id}`,
    office.content({ member_nims, version: undefined, ...values }),
  );
const draftWith = async (...member_nims: string[]): Promise<number> => {
  const answer = await office.draft(office.siti, { member_nims });
  expect(answer.statusCode).toBe(201);
  return answer.json().data.id;
};
const membersFor = async (who: Calls, id: number) =>
  (await who.get(`/placement-requests/${id}`)).json().data.members;
const newsOf = async (who: Calls) =>
  (await who.get('/notifications'))
    .json()
    .data.map(({ title, link }: Record<string, string>) => [title, link]);

/** Ten digits that no student of the test has. */
const nimOf = (number: number) => `98${String(number).padStart(8, '0')}`;

/** An answer without what differs between any two requests. */
const comparable = (answer: Answer, id: number, nim: string) => [
  answer.statusCode,
  Object.keys(answer.headers).filter((name) => name !== 'x-request-id'),
  answer.body.replaceAll(nim, 'NIM').replaceAll(`"id":${id}`, '"id":0'),
];

test('tells nothing about a number before it is sent: placed, inactive and unknown ones look the same', async () => {
  const { siti, budi, period, company } = office;
  const inactive = await aStudent(app.db, { user: { is_active: false } });
  const placed = await aStudent(app.db);
  await anInternship(app.db, { student_id: placed.id, internship_period_id: period.id });
  const engaged = await aStudent(app.db, { user: { name: 'Aaron Aditya' } });
  const own = await callsOf(app, engaged.user);
  await own.post('/placement-requests', {
    internship_period_id: period.id,
    ...office.content(),
  });

  const seen = [];
  for (const nim of [budi.nim, inactive.nim, placed.nim, engaged.nim, UNKNOWN_NIM]) {
    const drafted = await office.draft(siti, { member_nims: [nim] });
    const { id } = drafted.json().data;
    const path = `/placement-requests/${id}`;
    seen.push(
      [
        drafted,
        await siti.calls.get(path),
        await siti.calls.get('/placement-requests?per_page=1&sort=sent_at&direction=desc'),
        await change(id, [nim], { note: 'Ditambah.' }),
        await change(id, [nim, nimOf(1)]),
        await change(id, [nim], { company_ids: [(await aCompany(app.db)).id] }),
        await change(id, [nim], { company_ids: [company.id] }),
        await change(id, []),
      ].map((answer) =>
        comparable(answer, id, nim).map((part) =>
          typeof part === 'string' ? part.replace(/"company_[^}]*/g, '') : part,
        ),
      ),
    );
    await app.db.deleteFrom('placement_requests').where('id', '=', id).execute();
    await app.db.deleteFrom('placement_asks').where('request_id', '=', id).execute();
  }
  const [first, ...others] = seen;
  for (const other of others) expect(other).toEqual(first);
});

test('shows a name to the group once its student has agreed, and the number alone before', async () => {
  const { siti, budi, citra } = office;
  const id = await draftWith(citra.nim, budi.nim);
  const shown = { nim: budi.nim, name: 'Budi Santoso', student_id: budi.id };
  const hidden = (nim: string, answer = 'asked') => ({
    nim,
    name: null,
    student_id: null,
    is_placed: false,
    internship_id: null,
    answer,
  });
  // In the order of the numbers, because that of the names would tell them.
  expect(await membersFor(siti.calls, id)).toMatchObject([
    { nim: siti.nim, name: 'Siti Rahmawati' },
    ...[budi.nim, citra.nim].sort().map((nim) => hidden(nim)),
  ]);
  // Asked students see the spokesperson, and their own name.
  expect(await membersFor(budi.calls, id)).toMatchObject([
    { name: 'Siti Rahmawati' },
    shown,
    hidden(citra.nim),
  ]);

  await agree(budi.calls, id);
  for (const who of [siti, citra]) {
    expect(await membersFor(who.calls, id)).toContainEqual(expect.objectContaining(shown));
  }
  await budi.calls.post(`/placement-requests/${id}/membership`, { answer: 'declined' });
  expect(await membersFor(siti.calls, id)).toContainEqual(
    expect.objectContaining(hidden(budi.nim, 'declined')),
  );
  expect(await newsOf(siti.calls)).toContainEqual([
    `NIM ${budi.nim} tidak menyetujui pengajuan tempat bersama`,
    `/student/placement-requests/${id}`,
  ]);
});

test('names unknown numbers when the request is sent, so that it can be mended', async () => {
  const { siti, budi } = office;
  const id = await draftWith(budi.nim, UNKNOWN_NIM);
  await agree(budi.calls, id);
  const refused = await send(siti.calls, id);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    `NIM ${UNKNOWN_NIM} tidak ditemukan. Perbaiki anggotanya, lalu simpan lagi.`,
  ]);
  const mended = await change(id, [budi.nim]);
  expect(mended.json().data.members.map(({ answer }: { answer: string }) => answer)).toEqual([
    'agreed',
    'agreed',
  ]);
  expect((await send(siti.calls, id)).statusCode).toBe(200);
});

test('asks a student whose account was made after the number was written', async () => {
  const { siti } = office;
  const id = await draftWith(UNKNOWN_NIM);
  const late = await aStudent(app.db, { nim: UNKNOWN_NIM });
  await change(id, [UNKNOWN_NIM]);
  const calls = await callsOf(app, late.user);
  expect((await agree(calls, id)).statusCode).toBe(200);
  expect((await send(siti.calls, id)).statusCode).toBe(200);
  await app.db.deleteFrom('placement_requests').where('id', '=', id).execute();
  await app.db.deleteFrom('users').where('id', '=', late.user.id).execute();
});

const TOO_MANY = 'Hari ini Anda sudah mengajak 10 mahasiswa. Ajak yang lain besok';

test('lets a student ask ten different people a day, and gives none back for those taken out', async () => {
  const { siti, budi, citra } = office;
  const id = await draftWith(budi.nim, ...[1, 2, 3].map(nimOf));
  expect((await change(id, [4, 5, 6, 7].map(nimOf))).statusCode).toBe(200);
  expect((await change(id, [budi.nim, nimOf(8)])).statusCode).toBe(200);
  // Nine until now: the second one is too many.
  const refused = await change(id, [budi.nim, nimOf(9), nimOf(10)]);
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { 'member_nims.2': [TOO_MANY] },
  ]);
  expect((await change(id, [budi.nim, citra.nim])).statusCode).toBe(200);
  // A member who stays, a number of today and another note are no more people.
  expect((await change(id, [nimOf(1), citra.nim], { note: 'Kami berdua.' })).statusCode).toBe(200);

  await siti.calls.post(`/placement-requests/${id}/withdraw`);
  const again = await office.draft(siti, { member_nims: [nimOf(11)] });
  expect(again.json().errors).toEqual({ 'member_nims.0': [TOO_MANY] });
  app.setTime('2030-03-04T17:00:00.000Z');
  const tomorrow = await callsOf(app, siti.user);
  const next = await tomorrow.post('/placement-requests', {
    internship_period_id: office.period.id,
    ...office.content({ member_nims: [nimOf(11)] }),
  });
  expect(next.statusCode).toBe(201);
});

test('keeps one row for a person who is asked again and again on a day', async () => {
  const { budi, siti } = office;
  const id = await draftWith(budi.nim, UNKNOWN_NIM);
  for (let round = 0; round < 3; round += 1) {
    await change(id, []);
    await change(id, [budi.nim, UNKNOWN_NIM]);
  }
  const asks = app.db.selectFrom('placement_asks').where('spokesperson_id', '=', siti.id);
  expect(await asks.select(['student_id', 'nim']).orderBy('nim').execute()).toEqual([
    { student_id: budi.id, nim: budi.nim },
    { student_id: null, nim: UNKNOWN_NIM },
  ]);
});

test('keeps the news of who was asked, and the trail names them', async () => {
  const { siti, budi, citra, admin } = office;
  const id = await draftWith(budi.nim, citra.nim, UNKNOWN_NIM);
  await change(id, []);
  await siti.calls.post(`/placement-requests/${id}/withdraw`);
  for (const who of [budi, citra]) {
    expect(await newsOf(who.calls)).toEqual([
      [
        'Anda pernah diajak Siti Rahmawati mengajukan tempat magang bersama',
        '/student/placement-requests',
      ],
    ]);
  }
  const { data } = (await admin.get(`/history/placement_requests/${id}?per_page=50`)).json();
  const asks = data.filter(({ resource }: { resource: string }) => resource === 'placement_asks');
  expect(
    asks.map(
      ({ actor, changes }: { actor: { name: string }; changes: Record<string, string>[] }) => [
        actor.name,
        changes.find(({ field }) => field === 'student_id')?.new ?? null,
      ],
    ),
  ).toEqual(
    expect.arrayContaining([
      ['Siti Rahmawati', 'Budi Santoso'],
      ['Siti Rahmawati', 'Citra Lestari'],
      ['Siti Rahmawati', null],
    ]),
  );
  expect(JSON.stringify(data)).not.toContain(UNKNOWN_NIM);

  const { data: gone } = await (
    await app.inject({ method: 'DELETE', url: `/api/students/${siti.id}`, headers: admin.headers })
  ).json();
  expect(gone).toBeDefined();
  expect(await newsOf(budi.calls)).toContainEqual([
    'Anda pernah diajak mengajukan tempat magang bersama',
    '/student/placement-requests',
  ]);
});

describe('the acceptance of a request with', () => {
  const sentByTwo = async () => {
    const { siti, budi } = office;
    const id = await draftWith(budi.nim);
    await agree(budi.calls, id);
    expect((await send(siti.calls, id)).statusCode).toBe(200);
    return id;
  };
  const setActive = (who: { user: { id: number } }, is_active: boolean) =>
    app.db.updateTable('users').set({ is_active }).where('id', '=', who.user.id).execute();
  const INACTIVE =
    'Siti Rahmawati: Akun Budi Santoso nonaktif. Aktifkan lagi, atau kembalikan pengajuan ini agar anggotanya diubah.';

  test('a deactivated member is refused by name, alone and among others', async () => {
    const { siti, budi, citra, admin, period } = office;
    const id = await sentByTwo();
    const other = await office.sent(citra, { company_ids: [office.company.id] });
    await setActive(budi, false);
    const both = [
      { id, of: [siti, budi] },
      { id: other, of: [citra] },
    ];
    for (const accepted of [both.slice(0, 1), both]) {
      const answer = await office.accept(...accepted);
      expect([answer.statusCode, answer.json().message]).toEqual([409, INACTIVE]);
    }
    const check = await admin.post('/placement-requests/acceptances/check', {
      internship_period_id: period.id,
      acceptances: both.map(({ id: request_id, of }) => ({
        request_id,
        placements: office.placements(...of),
      })),
    });
    expect(check.json().data.map(({ message }: { message: string }) => message)).toEqual([
      INACTIVE,
      null,
    ]);
    await setActive(budi, true);
    expect((await office.accept({ id, of: [siti, budi] })).statusCode).toBe(200);
  });

  test('a member who was placed or deleted meanwhile is refused', async () => {
    const { siti, budi, admin, period } = office;
    const id = await sentByTwo();
    const placed = await anInternship(app.db, {
      student_id: budi.id,
      internship_period_id: period.id,
    });
    expect((await office.accept({ id, of: [siti, budi] })).json().message).toBe(
      'Budi Santoso: Mahasiswa sudah memiliki penempatan pada periode ini.',
    );
    await app.db.deleteFrom('internships').where('id', '=', placed.id).execute();
    await app.inject({
      method: 'DELETE',
      url: `/api/students/${budi.id}`,
      headers: admin.headers,
    });
    expect((await office.accept({ id, of: [siti, budi] })).json().message).toBe(
      'Siti Rahmawati: Penempatan harus memuat setiap anggota pengajuan ini satu kali.',
    );
    expect((await office.accept({ id, of: [siti] })).statusCode).toBe(200);
  });

  test('members who were changed after it was returned waits for their answers', async () => {
    const { citra, admin } = office;
    const id = await sentByTwo();
    const decide = (decision: string) =>
      admin.post(`/placement-requests/${id}/decision`, { decision, comment: 'Lengkapi.' });
    await decide('return');
    await change(id, [citra.nim, UNKNOWN_NIM]);
    // The office sees all names.
    const members = await membersFor(admin, id);
    expect(members.map(({ name }: { name: string | null }) => name)).toEqual([
      'Siti Rahmawati',
      'Citra Lestari',
      null,
    ]);
    const file = await admin.get(
      `/placement-requests/export?format=csv&internship_period_id=${office.period.id}`,
    );
    expect(file.body).toContain(`;Citra Lestari (${citra.nim}), ${UNKNOWN_NIM};`);
    const undone = await decide('undo');
    expect([undone.statusCode, undone.json().message]).toEqual([
      409,
      'Anggota pengajuan ini sudah diubah, dan belum semua menyetujui. Tunggu sampai dikirim lagi.',
    ]);
  });
});
