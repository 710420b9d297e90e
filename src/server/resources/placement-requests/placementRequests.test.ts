import { INCOMPLETE } from '@/server/http/pdfFile';
import { callsOf } from '@/server/testing/aDesk';
import { aPlacementOffice, type PlacementOffice } from '@/server/testing/aPlacementOffice';
import {
  aCompany,
  aLecturer,
  aMentor,
  anInternship,
  aPlacementRequest,
  PDF,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { closePeriod } from '@/server/testing/closePeriod';
import { anImageFile, multipart } from '@/server/testing/multipart';
import { addDays } from '@/shared/calendarDays';
import { few, testInAll } from '@/shared/testing/testLevel';

/** A Monday within the window. */
const TODAY = '2030-03-04';
const NOW = `${TODAY}T03:00:00.000Z`;

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

const read = async (who: Calls, id: number) =>
  (await who.get(`/placement-requests/${id}`)).json().data;
const send = (who: Calls, id: number) => who.post(`/placement-requests/${id}/send`, {});
const decide = (id: number, decision: string, comment: string | null = 'Belum ada surat.') =>
  office.admin.post(`/placement-requests/${id}/decision`, { decision, comment });
const answerAs = (who: Calls, id: number, answer: string) =>
  who.post(`/placement-requests/${id}/membership`, { answer });

const OWN = {
  name: 'CV Cipta Karya',
  address: 'Jl. Braga No. 12, Bandung',
  business_field: 'Perangkat lunak',
  contact_name: 'Rina Marlina',
  phone_number: '0224235678',
  email: null,
};

test('drafts a request, sends it within the window, and shows its place in the queue', async () => {
  const { siti, company, period } = office;
  const answer = await office.draft(siti);
  expect(answer.statusCode).toBe(201);
  const draft = answer.json().data;
  expect(draft).toMatchObject({
    state: 'draft',
    version: 1,
    internship_period: { id: period.id, start_date: '2030-04-01' },
    student_nim: siti.nim,
    sent_at: null,
    can_send_until: '2030-03-15',
    allowed: ['update', 'submit', 'withdraw'],
    choices: [{ company_id: company.id, places_left: 2, queue_position: null }],
    members: [{ nim: siti.nim, is_spokesperson: true, answer: 'agreed', is_placed: false }],
  });
  expect((await office.admin.get(`/placement-requests/${draft.id}`)).statusCode).toBe(404);

  const sent = await send(siti.calls, draft.id);
  expect(sent.statusCode).toBe(200);
  expect(sent.json().data).toMatchObject({
    state: 'sent',
    sent_at: NOW,
    sent_on: TODAY,
    allowed: ['withdraw'],
    choices: [{ queue_position: 1 }],
  });
  expect((await send(siti.calls, draft.id)).json().data.version).toBe(2);
  expect((await read(office.admin, draft.id)).allowed).toEqual(['accept', 'refuse', 'return']);
});

testInAll(
  'counts the students before a request in its queue, and lists those sent first first',
  async () => {
    const first = await office.sent(office.budi);
    app.setTime('2030-03-04T03:10:00.000Z');
    const second = await office.sent(office.siti);
    expect((await read(office.siti.calls, second)).choices[0].queue_position).toBe(2);
    const { data } = (
      await office.admin.get(
        `/placement-requests?internship_period_id=${office.period.id}&state=sent&company_id=${office.company.id}`,
      )
    ).json();
    expect(data.map(({ id }: { id: number }) => id)).toEqual([first, second]);
    expect(
      data.map(
        ({ choices }: { choices: { queue_position: number }[] }) => choices[0]?.queue_position,
      ),
    ).toEqual([1, 2]);
    const search = await office.admin.get(
      `/placement-requests?internship_period_id=${office.period.id}&search=Siti`,
    );
    expect(search.json().meta.total).toBe(1);
  },
);

testInAll('keeps a draft outside of the window, and sends it within an exception', async () => {
  const { siti, period } = office;
  const { id } = (await office.draft(siti)).json().data;
  app.setTime('2030-03-16T03:00:00.000Z');
  const late = await callsOf(app, siti.user);
  const refused = await send(late, id);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Masa pengajuan tidak sedang dibuka. Pengajuan tetap tersimpan sebagai draf.',
  ]);
  await app.db
    .insertInto('placement_window_exceptions')
    .values({
      internship_period_id: period.id,
      student_id: siti.id,
      until: '2030-03-16',
      reason: 'Baru sembuh.',
    })
    .execute();
  expect((await send(late, id)).statusCode).toBe(200);
});

testInAll(
  'sends a request that the office asked to complete after the window, at its place in the queue',
  async () => {
    const id = await office.sent(office.siti);
    app.setTime('2030-03-04T04:00:00.000Z');
    expect((await decide(id, 'return')).json().data).toMatchObject({
      state: 'incomplete',
      comment: 'Belum ada surat.',
      allowed: ['refuse', 'undo'],
    });
    const { data: news } = (await office.siti.calls.get('/notifications')).json();
    expect(news[0].title).toMatch(/^Pengajuan tempat dikembalikan oleh .+ untuk dilengkapi$/);
    app.setTime('2030-03-20T03:00:00.000Z');
    const late = await callsOf(app, office.siti.user);
    const again = await send(late, id);
    expect(again.json().data).toMatchObject({ state: 'sent', sent_at: NOW, sent_on: TODAY });
  },
);

test('refuses a second open request of a student in a period', async () => {
  const { id } = (await office.draft(office.siti)).json().data;
  const twice = await office.draft(office.siti);
  expect([twice.statusCode, twice.json().message]).toEqual([
    409,
    'Anda sudah memiliki pengajuan tempat pada periode ini.',
  ]);
  expect((await office.siti.calls.post(`/placement-requests/${id}/withdraw`)).statusCode).toBe(200);
  expect((await office.draft(office.siti)).statusCode).toBe(201);
});

testInAll('asks the members of a group, and sends once all have agreed', async () => {
  const { siti, budi, citra } = office;
  const { id } = (
    await office.draft(siti, {
      member_nims: [`${budi.nim.slice(0, 4)} ${budi.nim.slice(4)}`, citra.nim],
    })
  ).json().data;
  expect((await read(budi.calls, id)).allowed).toEqual(['agree', 'decline']);
  expect((await send(siti.calls, id)).json().message).toBe(
    'Semua anggota harus menyetujui dahulu sebelum pengajuan dikirim.',
  );
  expect((await answerAs(budi.calls, id, 'agreed')).statusCode).toBe(200);
  expect((await answerAs(citra.calls, id, 'declined')).statusCode).toBe(200);
  const { data: news } = (await siti.calls.get('/notifications')).json();
  expect(news[0].title).toBe(`NIM ${citra.nim} tidak menyetujui pengajuan tempat bersama`);

  const changed = await siti.calls.put(`/placement-requests/${id}`, {
    ...office.content({ member_nims: [budi.nim] }),
  });
  expect(changed.json().data.members.map(({ answer }: { answer: string }) => answer)).toEqual([
    'agreed',
    'agreed',
  ]);
  expect((await send(siti.calls, id)).statusCode).toBe(200);
  expect((await citra.calls.get(`/placement-requests/${id}`)).statusCode).toBe(404);
});

test('the answers of two members and the edit of the spokesperson never conflict; an answer about other places does', async () => {
  const { siti, budi, citra } = office;
  const member_nims = [budi.nim, citra.nim];
  const { id, version } = (await office.draft(siti, { member_nims })).json().data;
  const answer = (who: typeof budi, value: string) =>
    who.calls.post(`/placement-requests/${id}/membership`, {
      answer: value,
      seen_version: version,
    });
  expect((await answer(budi, 'agreed')).statusCode).toBe(200);
  expect((await answer(citra, 'agreed')).statusCode).toBe(200);
  const edit = (content: object) =>
    siti.calls.put(
      `/placement-requests/${id}`,
      office.content({ member_nims, version, ...content }),
    );
  expect((await edit({})).statusCode).toBe(200);
  const { id: other } = await aCompany(app.db);
  expect((await edit({ company_ids: [other] })).json().data.members[1].answer).toBe('asked');
  expect((await answer(budi, 'agreed')).json().code).toBe('stale_version');
});

testInAll('asks members again about other places', async () => {
  const { siti, budi } = office;
  const { id } = (await office.draft(siti, { member_nims: [budi.nim] })).json().data;
  await answerAs(budi.calls, id, 'agreed');
  const other = await aCompany(app.db);
  const changed = await siti.calls.put(
    `/placement-requests/${id}`,
    office.content({ company_ids: [other.id], member_nims: [budi.nim] }),
  );
  expect(changed.json().data.members[1].answer).toBe('asked');
});

test('refuses the agreement of a student with another open request', async () => {
  const { siti, budi } = office;
  await office.draft(budi);
  const { id } = (await office.draft(siti, { member_nims: [budi.nim] })).json().data;
  const answer = await answerAs(budi.calls, id, 'agreed');
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'Anda sudah memiliki pengajuan tempat lain pada periode ini. Tarik dahulu.',
  ]);
});

test('places all members through the rules and messages of placing many', async () => {
  const { siti, budi, period } = office;
  const { id } = (await office.draft(siti, { member_nims: [budi.nim] })).json().data;
  await answerAs(budi.calls, id, 'agreed');
  await send(siti.calls, id);
  const check = await office.admin.post('/placement-requests/acceptances/check', {
    internship_period_id: period.id,
    acceptances: [{ request_id: id, placements: office.placements(siti, budi) }],
  });
  expect(check.json().data).toEqual([
    {
      request_id: id,
      message: null,
      placements: [siti, budi].map((student) => ({
        student_id: student.id,
        errors: {},
        warnings: [],
      })),
    },
  ]);
  const accepted = await office.accept({ id, of: [siti, budi] });
  expect(accepted.statusCode).toBe(200);
  const { internship_ids } = accepted.json().data;
  const request = await read(budi.calls, id);
  expect(request).toMatchObject({ state: 'accepted', allowed: [], choices: [{ places_left: 0 }] });
  expect(
    request.members.map((member: { internship_id: number }) => member.internship_id).sort(),
  ).toEqual(internship_ids.sort());
  const { data: news } = (await budi.calls.get('/notifications')).json();
  expect(news.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    'asked_members',
    'decided_places',
    'new_placements',
  ]);
});

test('an accepted request says which choice was granted, and how to reach the mentor', async () => {
  const { siti, budi, company, mentor } = office;
  const other = await aCompany(app.db, { name: 'PT Pilihan Pertama' });
  const { id } = (
    await office.draft(siti, { company_ids: [other.id, company.id], member_nims: [budi.nim] })
  ).json().data;
  await answerAs(budi.calls, id, 'agreed');
  await send(siti.calls, id);
  expect((await read(siti.calls, id)).granted).toEqual([]);
  const { internship_ids } = (await office.accept({ id, of: [siti, budi] })).json().data;
  const { name, phone_number, email } = await app.db
    .selectFrom('users')
    .select(['name', 'phone_number', 'email'])
    .where('id', '=', mentor.user_id)
    .executeTakeFirstOrThrow();
  const place = {
    company_name: company.name,
    choice: 2,
    mentor_name: name,
    mentor_phone: phone_number,
    mentor_email: email,
  };
  // A student reads the own placement, the office both.
  expect((await read(siti.calls, id)).granted).toEqual([
    { ...place, internship_id: internship_ids[0], student_name: 'Siti Rahmawati' },
  ]);
  expect((await read(office.admin, id)).granted).toMatchObject([
    { ...place, student_name: 'Budi Santoso' },
    { ...place, student_name: 'Siti Rahmawati' },
  ]);
  const { data: news } = (await siti.calls.get('/notifications')).json();
  expect(news.find(({ kind }: { kind: string }) => kind === 'decided_places').title).toMatch(
    `: ${company.name}, mentor ${name}`,
  );
});

testInAll('places on the first day that is chosen', async () => {
  const { siti, period } = office;
  const id = await office.sent(siti);
  const accept = (start_date: string) =>
    office.admin.post('/placement-requests/acceptances', {
      internship_period_id: period.id,
      start_date,
      acceptances: [{ request_id: id, placements: office.placements(siti) }],
    });
  expect((await accept(addDays(period.end_date, 1))).json().errors).toEqual({
    start_date: ['Tanggal mulai harus di dalam periode magang'],
  });
  const [internshipId] = (await accept(period.end_date)).json().data.internship_ids;
  const { data } = (await office.admin.get(`/internships/${internshipId}`)).json();
  expect(data.start_date).toBe(period.end_date);
});

testInAll('accepts many requests together, or none of them', async () => {
  const { siti, budi, citra } = office;
  const ids = [await office.sent(siti), await office.sent(budi), await office.sent(citra)];
  const [one, two, three] = ids as [number, number, number];
  const full = await office.accept(
    { id: one, of: [siti] },
    { id: two, of: [budi] },
    { id: three, of: [citra] },
  );
  expect([full.statusCode, full.json().message]).toEqual([
    409,
    'Citra Lestari: Kuota magang perusahaan ini sudah penuh pada periode tersebut.',
  ]);
  expect((await read(office.admin, one)).state).toBe('sent');
  expect((await office.accept({ id: one, of: [siti] }, { id: two, of: [budi] })).statusCode).toBe(
    200,
  );
});

testInAll('says in plain words what happened meanwhile', async () => {
  const { siti, budi, citra, company } = office;
  const placed = await office.sent(siti);
  await anInternship(app.db, { student_id: siti.id, internship_period_id: office.period.id });
  expect((await office.accept({ id: placed, of: [siti] })).json().message).toBe(
    'Siti Rahmawati: Mahasiswa sudah memiliki penempatan pada periode ini.',
  );
  const inactive = await office.sent(budi);
  await app.db
    .updateTable('companies')
    .set({ is_active: false })
    .where('id', '=', company.id)
    .execute();
  expect((await office.accept({ id: inactive, of: [budi] })).json().message).toBe(
    'Budi Santoso: Perusahaan tidak aktif.',
  );
  const gone = await office.sent(citra, { company_ids: [(await aCompany(app.db)).id] });
  await citra.calls.post(`/placement-requests/${gone}/withdraw`);
  expect((await office.accept({ id: gone, of: [citra] })).json().message).toBe(
    'Citra Lestari: Pengajuan ini sudah ditarik mahasiswa.',
  );
});

test('refuses acceptances of other students, other companies and other versions', async () => {
  const { siti, budi } = office;
  const id = await office.sent(siti);
  expect((await office.accept({ id, of: [budi] })).json().message).toBe(
    'Siti Rahmawati: Penempatan harus memuat setiap anggota pengajuan ini satu kali.',
  );
  const other = await aMentor(app.db);
  const elsewhere = await office.admin.post('/placement-requests/acceptances', {
    internship_period_id: office.period.id,
    acceptances: [
      {
        request_id: id,
        placements: [
          { ...office.placements(siti)[0], company_id: other.company_id, mentor_id: other.id },
        ],
      },
    ],
  });
  expect(elsewhere.json().message).toBe(
    'Siti Rahmawati: Pilih mitra yang diminta dalam pengajuan ini.',
  );
  const stale = await office.accept({ id, of: [siti], seen_version: 1 });
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale_version']);
  expect((await office.accept({ id, of: [siti], seen_version: 2 })).statusCode).toBe(200);
});

testInAll('suggests the first choice with places for all members', async () => {
  const { siti, budi, company, mentor, lecturer } = office;
  const small = await aCompany(app.db, { internship_quota: 1 });
  const { id } = (
    await office.draft(siti, { company_ids: [small.id, company.id], member_nims: [budi.nim] })
  ).json().data;
  await answerAs(budi.calls, id, 'agreed');
  await send(siti.calls, id);
  const { data } = (
    await office.admin.get(
      `/placement-requests/suggestions?internship_period_id=${office.period.id}&ids=${id}`,
    )
  ).json();
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ request_id: id, version: 2 });
  for (const placement of data[0].placements) {
    expect(placement).toMatchObject({ company_id: company.id, mentor_id: mentor.id });
    expect(placement.lecturer_id).toEqual(expect.any(Number));
  }
  expect(lecturer.id).toEqual(expect.any(Number));
});

test('suggests one lecturer for all students of a company, or the one with the fewest for each', async () => {
  const { siti, budi, citra, company } = office;
  for (const _ of [1, 2]) await aLecturer(app.db);
  const places = { internship_quota: 3 };
  await app.db.updateTable('companies').set(places).where('id', '=', company.id).execute();
  for (const student of [siti, budi, citra]) await office.sent(student);
  const lecturersOf = async (query: string) => {
    const url = `/placement-requests/suggestions?internship_period_id=${office.period.id}${query}`;
    const { data } = (await office.admin.get(url)).json();
    return data.map(
      (one: { placements: { lecturer_id: number }[] }) => one.placements[0]?.lecturer_id,
    );
  };
  expect(new Set(await lecturersOf('')).size).toBe(1);
  expect(new Set(await lecturersOf('&lecturer_per=student')).size).toBe(3);
});

testInAll(
  'needs every field of an own company, and links it to an existing or a new company',
  async () => {
    const { siti } = office;
    const own = { ...OWN, contact_name: null, phone_number: null };
    const { id } = (await office.draft(siti, { company_ids: [], own_company: own })).json().data;
    const missing = await send(siti.calls, id);
    expect([missing.statusCode, missing.json().errors]).toEqual([
      422,
      {
        'own_company.contact_name': ['Nama kontak wajib diisi'],
        'own_company.phone_number': ['Isi nomor telepon atau email kontak'],
      },
    ]);
    await siti.calls.put(
      `/placement-requests/${id}`,
      office.content({ company_ids: [], own_company: OWN }),
    );
    await send(siti.calls, id);
    const known = await aCompany(app.db, { name: 'CV. Cipta Karya' });
    const near = await aCompany(app.db, { name: 'PT Cipta Karyaku' });
    const { data: similar } = (
      await office.admin.get(`/placement-requests/${id}/similar-companies`)
    ).json();
    expect(similar.map((company: { id: number }) => company.id)).toEqual([known.id, near.id]);
    expect(similar[0].is_same).toBe(true);

    expect((await office.accept({ id, of: [siti] })).json().message).toBe(
      'Siti Rahmawati: Hubungkan perusahaan yang diusulkan dengan mitra dahulu.',
    );
    const both = await office.admin.post(`/placement-requests/${id}/company`, {});
    expect(both.statusCode).toBe(422);
    const linked = await office.admin.post(`/placement-requests/${id}/company`, {
      company_id: office.company.id,
    });
    expect(linked.json().data.linked_company).toMatchObject({
      company_id: office.company.id,
      queue_position: 1,
    });
    const created = await office.admin.post(`/placement-requests/${id}/company`, {
      company: {
        name: OWN.name,
        address: OWN.address,
        business_field: OWN.business_field,
        phone_number: '0224235678',
        email: 'rina@ciptakarya.example',
        internship_quota: 2,
        is_active: true,
      },
    });
    expect(created.json().data.linked_company).toMatchObject({ company_name: 'CV Cipta Karya' });
    await app.db
      .updateTable('placement_requests')
      .set({ linked_company_id: office.company.id })
      .where('id', '=', id)
      .execute();
    expect((await office.accept({ id, of: [siti] })).statusCode).toBe(200);
  },
);

testInAll('takes a refusal back, unless the student has asked again', async () => {
  const id = await office.sent(office.siti);
  expect((await decide(id, 'refuse', null)).statusCode).toBe(422);
  expect((await decide(id, 'refuse')).json().data.state).toBe('refused');
  expect((await decide(id, 'undo', null)).json().data).toMatchObject({
    state: 'sent',
    comment: null,
    decided_at: null,
  });
  await decide(id, 'refuse');
  expect((await office.draft(office.siti)).statusCode).toBe(201);
  expect((await decide(id, 'undo', null)).json().message).toBe(
    'Siti Rahmawati sudah memiliki pengajuan lain atau penempatan.',
  );
});

testInAll(
  'stores the proof without the data of the camera, and forgets it with a withdrawal',
  async () => {
    const { siti } = office;
    const { id, version } = (await office.draft(siti)).json().data;
    const url = `/placement-requests/${id}/file`;
    const form = await multipart({ file: await anImageFile() });
    const headers = { ...form.headers, ...siti.calls.headers };
    const stored = await app.inject({
      method: 'PUT',
      url: `/api${url}`,
      payload: form.payload,
      headers,
    });
    expect(stored.json().data.file).toMatchObject({ kind: 'jpeg' });
    expect(stored.json().data.version).toBe(version + 1);
    const file = await siti.calls.get(url);
    expect([file.statusCode, file.headers['content-security-policy']]).toEqual([200, 'sandbox']);
    expect((await office.budi.calls.get(url)).statusCode).toBe(404);
    await siti.calls.post(`/placement-requests/${id}/withdraw`);
    expect((await siti.calls.get(url)).statusCode).toBe(404);
  },
);

testInAll('removes the proof on request only', async () => {
  const { siti } = office;
  const { id } = (await office.draft(siti)).json().data;
  const url = `/placement-requests/${id}/file`;
  const send = async (name: string) => {
    const { headers, payload } = await multipart({ [name]: await anImageFile() });
    return app.inject({
      method: 'PUT',
      url: `/api${url}`,
      payload,
      headers: { ...headers, ...siti.calls.headers },
    });
  };
  await send('file');
  expect((await send('bukti')).json().errors).toEqual({ file: ['Bukti wajib dipilih'] });
  expect((await siti.calls.get(url)).statusCode).toBe(200);
  const removed = await app.inject({
    method: 'DELETE',
    url: `/api${url}`,
    headers: siti.calls.headers,
  });
  expect(removed.json().data.file).toBeNull();
  expect((await siti.calls.get(url)).statusCode).toBe(404);
});

test('refuses a change of a version that is no longer the latest', async () => {
  const { siti } = office;
  const { id } = (await office.draft(siti)).json().data;
  const change = (version: number, note: string) =>
    siti.calls.put(`/placement-requests/${id}`, office.content({ version, note }));
  expect((await change(1, 'Pertama')).json().data.version).toBe(2);
  expect((await change(1, 'Kedua')).json().code).toBe('stale_version');
  expect((await change(2, 'Pertama')).json().data.version).toBe(2);
});

test.each([
  [{ company_ids: [2_000_000_000] }, { 'company_ids.0': ['Mitra tidak ditemukan'] }],
  [{ company_ids: [1, 1] }, { company_ids: ['Mitra yang sama hanya dapat dipilih satu kali'] }],
  [
    { member_nims: ['1', '2', '3', '4', '5'].map((last) => `240331000${last}`) },
    { member_nims: ['Maksimal 4 anggota selain Anda'] },
  ],
  [{ company_ids: [1, 2, 3, 4] }, { company_ids: ['Maksimal 3 mitra'] }],
  [{ own_company: { nothing: 1 } }, { own_company: ['Perusahaan tidak valid'] }],
  [{ note: 'a'.repeat(1001) }, { note: ['Catatan maksimal 1000 karakter'] }],
])('answers 422 to %j', async (values, errors) => {
  const answer = await office.draft(office.siti, values);
  expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
});

describe('a spokesperson who is deleted', () => {
  const remove = (who: { id: number }) =>
    app.inject({
      method: 'DELETE',
      url: `/api/students/${who.id}`,
      headers: office.admin.headers,
    });
  const LOST = 'Ajakan pengajuan tempat bersama batal karena akun pengajunya dihapus';
  const newsOf = async (who: Calls) =>
    (await who.get('/notifications')).json().data.map(({ title }: { title: string }) => title);

  test('leaves the request to the member who agreed first, with news for the group', async () => {
    const { siti, budi, citra } = office;
    const member_nims = [budi.nim, citra.nim];
    const { id } = (await office.draft(siti, { member_nims })).json().data;
    await answerAs(citra.calls, id, 'agreed');
    app.setTime(`${TODAY}T03:01:00.000Z`);
    await answerAs(budi.calls, id, 'agreed');
    expect((await send(siti.calls, id)).statusCode).toBe(200);
    expect((await remove(siti)).statusCode).toBe(200);
    const request = await read(citra.calls, id);
    expect(request).toMatchObject({ state: 'sent', student_nim: citra.nim, allowed: ['withdraw'] });
    expect(request.members).toHaveLength(2);
    expect(await newsOf(citra.calls)).toContain(
      'Anda kini menjadi pengaju pengajuan tempat bersama',
    );
    expect(await newsOf(budi.calls)).toContain(
      'Citra Lestari kini menjadi pengaju pengajuan tempat bersama',
    );
    expect((await office.accept({ id, of: [budi, citra] })).statusCode).toBe(200);
  });

  test('takes a request without another agreed member along', async () => {
    const { siti, budi } = office;
    const { id } = (await office.draft(siti, { member_nims: [budi.nim] })).json().data;
    expect((await remove(siti)).statusCode).toBe(200);
    expect((await budi.calls.get(`/placement-requests/${id}`)).statusCode).toBe(404);
    expect(await newsOf(budi.calls)).toEqual([
      LOST,
      'Anda pernah diajak mengajukan tempat magang bersama',
    ]);
  });

  testInAll('is one of many who are deleted at once, with news for each group', async () => {
    const { siti, budi, citra } = office;
    const passed = (await office.draft(siti, { member_nims: [citra.nim] })).json().data;
    await answerAs(citra.calls, passed.id, 'agreed');
    const lost = (await office.draft(budi, { member_nims: [citra.nim] })).json().data;
    const answer = await app.inject({
      method: 'POST',
      url: '/api/users/actions',
      headers: office.admin.headers,
      payload: { action: 'delete', ids: [siti.user.id, budi.user.id] },
    });
    expect(answer.json().data.results).toMatchObject([
      { id: siti.user.id, outcome: 'done', message: null },
      { id: budi.user.id, outcome: 'done', message: null },
    ]);
    expect(await read(citra.calls, passed.id)).toMatchObject({ student_nim: citra.nim });
    expect((await citra.calls.get(`/placement-requests/${lost.id}`)).statusCode).toBe(404);
    const news = await newsOf(citra.calls);
    expect(news).toContain('Anda kini menjadi pengaju pengajuan tempat bersama');
    expect(news).toContain(LOST);
  });

  testInAll('takes requests of a closed period along', async () => {
    const { siti, budi, period } = office;
    const { id } = (await office.draft(siti, { member_nims: [budi.nim] })).json().data;
    await answerAs(budi.calls, id, 'agreed');
    await app.db
      .updateTable('internship_periods')
      .set({ closed_at: new Date(NOW), is_active: false })
      .where('id', '=', period.id)
      .execute();
    expect((await remove(siti)).statusCode).toBe(200);
    expect((await budi.calls.get(`/placement-requests/${id}`)).statusCode).toBe(404);
  });
});

testInAll('takes no spokesperson as a member, and a member once', async () => {
  const { siti, budi } = office;
  const alone = await office.draft(siti, { member_nims: [siti.nim] });
  expect(alone.json().errors).toEqual({
    'member_nims.0': ['NIM Anda sendiri tidak perlu ditulis'],
  });
  const twice = await office.draft(siti, { member_nims: [budi.nim, budi.nim] });
  expect(twice.json().data.members).toHaveLength(2);
});

const half = PDF.toString().slice(0, PDF.length / 2);
const REFUSED_PROOFS = [
  ['surat.pdf', 'application/pdf', half, INCOMPLETE],
  ['surat.pdf', 'application/pdf', '<html>', 'Harus berupa PDF, PNG, atau JPG'],
  ['surat.png', 'image/png', '<svg onload="alert(1)"/>', 'Harus berupa PDF, PNG, atau JPG'],
  ['surat.svg', 'image/svg+xml', '<svg/>', 'Harus berupa PDF, PNG, atau JPG'],
  ['surat.pdf', 'application/pdf', '', 'Harus berupa PDF, PNG, atau JPG'],
  ['surat.pdf', 'application/pdf', '%PDF-'.repeat(2_000_000), 'Ukuran maksimal 5MB'],
] as const;

test.each(few(REFUSED_PROOFS, 1))(
  'refuses the proof %s of type %s that begins with %.10s',
  async (name, type, content, message) => {
    const { siti } = office;
    const { id } = (await office.draft(siti)).json().data;
    const { headers, payload } = await multipart({ file: new File([content], name, { type }) });
    const answer = await app.inject({
      method: 'PUT',
      url: `/api/placement-requests/${id}/file`,
      payload,
      headers: { ...headers, ...siti.calls.headers },
    });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { file: [message] }]);
  },
);

testInAll('accepts no request twice, of another period, or with a member twice', async () => {
  const { siti, company } = office;
  const id = await office.sent(siti);
  const { id: foreign, student_id } = await aPlacementRequest(app.db, {
    company_ids: [company.id],
  });
  const messages = [
    await office.accept({ id, of: [siti] }, { id, of: [siti] }),
    await office.accept({ id, of: [siti] }, { id: foreign, of: [{ id: student_id }] }),
    await office.accept({ id, of: [siti, siti] }),
    await office.accept({ id: 2_000_000_000, of: [siti] }),
  ].map((answer) => [answer.statusCode, answer.json().message]);
  expect(messages).toEqual([
    [409, 'Siti Rahmawati: Pengajuan ini disebut dua kali.'],
    [409, expect.stringMatching(/: Pengajuan ini untuk periode lain\.$/)],
    [409, 'Siti Rahmawati: Penempatan harus memuat setiap anggota pengajuan ini satu kali.'],
    [409, 'Data tidak ditemukan.'],
  ]);
  expect((await read(office.admin, id)).state).toBe('sent');
  const suggested = await office.admin.get(
    `/placement-requests/suggestions?internship_period_id=${office.period.id}&ids=9999999999,${id}`,
  );
  expect(suggested.json().data).toHaveLength(1);
});

test('refuses changes after the period was closed', async () => {
  const id = await office.sent(office.siti);
  await closePeriod(office.admin, office.period.id);
  expect((await decide(id, 'refuse')).json().message).toBe('Periode ini sudah ditutup.');
  expect((await office.accept({ id, of: [office.siti] })).statusCode).toBe(409);
  expect((await office.draft(office.budi)).statusCode).toBe(422);
});

testInAll('lists what a student can ask for', async () => {
  const { data } = (await office.siti.calls.get('/student/placement-options')).json();
  const own = data.find(
    (option: { internship_period: { id: number } }) =>
      option.internship_period.id === office.period.id,
  );
  expect(own).toMatchObject({
    open_from: '2030-03-01',
    can_send_until: '2030-03-15',
    is_placed: false,
    open_request_id: null,
  });
  expect(own.companies.find(({ id }: { id: number }) => id === office.company.id)).toMatchObject({
    places: 2,
    places_left: 2,
    waiting: 0,
  });
});

test('lets a student ask for a place again who has left the placement in the period', async () => {
  const { siti, budi, period } = office;
  const placed = { student_id: siti.id, internship_period_id: period.id };
  const { id } = await anInternship(app.db, placed);
  const isPlaced = async () => {
    const { data } = (await siti.calls.get('/student/placement-options')).json();
    return data.find(
      (option: { internship_period: { id: number } }) => option.internship_period.id === period.id,
    ).is_placed;
  };
  expect([await isPlaced(), (await office.draft(siti)).statusCode]).toEqual([true, 409]);
  await app.db
    .updateTable('internships')
    .set({ end_date: '2030-04-30', end_reason: 'dismissed' })
    .where('id', '=', id)
    .execute();
  expect(await isPlaced()).toBe(false);
  const request = await office.sent(siti, { member_nims: [budi.nim] });
  expect((await read(siti.calls, request)).members[0]).toMatchObject({ is_placed: false });
});

/** The calls that change a request as its spokesperson. */
const ownChanges = (who: Calls, id: number) => ({
  update: () => who.put(`/placement-requests/${id}`, office.content()),
  send: () => send(who, id),
  withdraw: () => who.post(`/placement-requests/${id}/withdraw`),
  storeFile: async () => {
    const { headers, payload } = await multipart({ file: await anImageFile() });
    return app.inject({
      method: 'PUT',
      url: `/api/placement-requests/${id}/file`,
      payload,
      headers: { ...headers, ...who.headers },
    });
  },
  removeFile: () =>
    app.inject({
      method: 'DELETE',
      url: `/api/placement-requests/${id}/file`,
      headers: who.headers,
    }),
});

testInAll('lets only the spokesperson change a request; strangers do not see it', async () => {
  const { siti, budi, citra } = office;
  const { id } = (await office.draft(siti, { member_nims: [budi.nim] })).json().data;
  for (const change of Object.values(ownChanges(budi.calls, id))) {
    const answer = await change();
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Hanya pengaju dapat mengubah pengajuan ini.',
    ]);
  }
  const { data } = (await budi.calls.get('/placement-requests')).json();
  expect(data.map((row: { id: number }) => row.id)).toEqual([id]);
  for (const change of Object.values(ownChanges(citra.calls, id))) {
    expect((await change()).statusCode).toBe(404);
  }
  expect((await answerAs(citra.calls, id, 'agreed')).statusCode).toBe(404);
  expect((await citra.calls.get(`/placement-requests/${id}`)).statusCode).toBe(404);
  expect((await citra.calls.get('/placement-requests')).json().data).toEqual([]);
  expect(await read(siti.calls, id)).toMatchObject({ state: 'draft', version: 1, file: null });
});

testInAll.each([
  ['2030-03-01T16:59:59.000Z', 200],
  ['2030-02-28T16:59:59.000Z', 409],
  ['2030-02-28T17:00:00.000Z', 200],
  ['2030-03-15T16:59:59.000Z', 200],
  ['2030-03-15T17:00:00.000Z', 409],
])('counts the days of the window on campus: at %s sending answers %i', async (now, status) => {
  const { id } = (await office.draft(office.siti)).json().data;
  app.setTime(now);
  const then = await callsOf(app, office.siti.user);
  expect((await send(then, id)).statusCode).toBe(status);
});

testInAll.each([
  ['draft', []],
  ['sent', ['accept', 'refuse', 'return']],
  ['incomplete', ['refuse']],
  ['accepted', []],
  ['refused', []],
  ['withdrawn', []],
] as const)('decides on a request that is %s only by: %j', async (state, allowed) => {
  const { siti, company, period } = office;
  for (const decision of ['accept', 'refuse', 'return']) {
    const { id } = await aPlacementRequest(app.db, {
      student_id: siti.id,
      internship_period_id: period.id,
      company_ids: [company.id],
      state,
    });
    const answer =
      decision === 'accept' ? await office.accept({ id, of: [siti] }) : await decide(id, decision);
    const isAllowed = (allowed as readonly string[]).includes(decision);
    // The office does not see drafts.
    const refused = state === 'draft' && decision !== 'accept' ? 404 : 409;
    expect([decision, answer.statusCode]).toEqual([decision, isAllowed ? 200 : refused]);
    await app.db.deleteFrom('placement_requests').where('id', '=', id).execute();
    await app.db.deleteFrom('internships').where('student_id', '=', siti.id).execute();
  }
});

test('stores nothing in a closed period, whatever the handler has read', async () => {
  const { siti, period, company } = office;
  const { id } = await aPlacementRequest(app.db, {
    student_id: siti.id,
    internship_period_id: period.id,
    company_ids: [company.id],
  });
  await closePeriod(office.admin, period.id);
  const change = (values: { state?: 'refused'; note?: string }) =>
    app.db.updateTable('placement_requests').set(values).where('id', '=', id).execute();
  await expect(change({ note: 'Terlambat.' })).rejects.toThrow('the period is closed');
  await expect(
    aPlacementRequest(app.db, { internship_period_id: period.id, company_ids: [] }),
  ).rejects.toThrow('the period is closed');
});

testInAll('exports the list', async () => {
  await office.sent(office.siti);
  const file = await office.admin.get(
    `/placement-requests/export?format=csv&internship_period_id=${office.period.id}`,
  );
  expect(file.statusCode).toBe(200);
  expect(file.body).toContain('Siti Rahmawati');
});
