import { INCOMPLETE } from '@/server/http/pdfFile';
import { NOT_PLACED } from '@/server/placements/placedDays';
import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import {
  anActivity,
  anAttendanceRequest,
  anInternshipPeriod,
  aPlace,
  PDF,
} from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { closePeriod } from '@/server/testing/closePeriod';
import { anImageFile, multipart } from '@/server/testing/multipart';
import { few, testInAll } from '@/shared/testing/testLevel';

/** A Monday. */
const TODAY = '2030-03-04';
const NOW = `${TODAY}T03:00:00.000Z`;

type Body = Record<string, unknown>;
type Caller = Desk['as']['student'];

let app: TestApp;
let desk: Desk;
let admin: Caller;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  app.setTime(NOW);
  desk = await aDesk(app, { start_date: '2030-02-01', end_date: '2030-06-30' });
  admin = await callsOf(app, (await newUserOf.super_admin(app.db)).user);
});

const leave = (values: Body = {}) => ({
  internship_id: desk.internship.id,
  kind: 'leave',
  start_date: '2030-03-05',
  end_date: '2030-03-06',
  reason: 'Acara keluarga.',
  ...values,
});

const ask = (values: Body = {}) => desk.as.student.post('/attendance-requests', leave(values));

async function asked(values: Body = {}): Promise<number> {
  const answer = await ask(values);
  expect(answer.statusCode).toBe(201);
  return answer.json().data.id;
}

const decide = (who: Caller, decision: string, ids: number[], values: Body = {}) =>
  who.post('/attendance-requests/decisions', { decision, request_ids: ids, ...values });

async function resultOf(who: Caller, decision: string, id: number, values: Body = {}) {
  const answer = await decide(who, decision, [id], values);
  expect(answer.statusCode).toBe(200);
  return answer.json().data.results[0];
}

const read = async (who: Caller, id: number) =>
  (await who.get(`/attendance-requests/${id}`)).json().data;

test('stores a request, which student and reviewers read with what each of them may do', async () => {
  const answer = await ask();
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json().data;
  const request = {
    id,
    internship_id: desk.internship.id,
    student_nim: desk.student.nim,
    student_name: 'Aditya Pratama',
    company_name: 'PT Nusantara',
    kind: 'leave',
    start_date: '2030-03-05',
    end_date: '2030-03-06',
    activity: null,
    press: null,
    claimed_at: null,
    time_zone: 'WIB',
    reason: 'Acara keluarga.',
    file: null,
    state: 'waiting',
    comment: null,
    created_at: NOW,
    made_at: null,
    device_time: null,
    clock_doubt: null,
    late_press: null,
    decided_at: null,
    decided_by_name: null,
    decided_by_role: null,
    allowed: ['withdraw'],
    lecturer_from: '2030-03-07',
    clashes: [],
    clash_key: null,
    is_outside: false,
    verdict_changes: [],
    changes_key: null,
  };
  expect(answer.json().data).toEqual(request);
  expect(await read(desk.as.mentor, id)).toEqual({ ...request, allowed: ['approve', 'reject'] });
  expect(await read(desk.as.lecturer, id)).toEqual({ ...request, allowed: [] });
  expect(await read(admin, id)).toEqual({ ...request, allowed: ['approve', 'reject'] });
});

describe('refuses', () => {
  testInAll.each<[string, () => Body | Promise<Body>, Record<string, string>]>([
    ['no kind', () => ({ kind: '' }), { kind: 'Jenis pengajuan wajib dipilih' }],
    ['no reason', () => ({ reason: 'a' }), { reason: 'Alasan wajib diisi' }],
    [
      'no days',
      () => ({ start_date: '', end_date: '' }),
      { start_date: 'Tanggal mulai wajib diisi', end_date: 'Tanggal akhir wajib diisi' },
    ],
    [
      'days in the wrong order',
      () => ({ end_date: '2030-03-04' }),
      { end_date: 'Tanggal akhir tidak boleh sebelum tanggal mulai' },
    ],
    [
      '32 days',
      () => ({ end_date: '2030-04-05' }),
      { end_date: 'Satu pengajuan paling lama 31 hari' },
    ],
    [
      'a day more than 14 days ago',
      () => ({ start_date: '2030-02-17', end_date: '2030-02-18' }),
      { start_date: 'Tanggal paling lama 14 hari yang lalu' },
    ],
    [
      'a day after the period',
      () => ({ start_date: '2030-06-30', end_date: '2030-07-01' }),
      { end_date: NOT_PLACED },
    ],
    [
      'an unknown placement',
      () => ({ internship_id: 2_147_483_647 }),
      { internship_id: 'Magang tidak ditemukan' },
    ],
    [
      'a correction without its parts',
      () => ({ kind: 'correction' }),
      {
        activity_id: 'Aktivitas wajib dipilih',
        press: 'Pilih absen yang dikoreksi',
        claimed_time: 'Waktu sebenarnya wajib diisi',
      },
    ],
    [
      'a correction of an activity of somebody else',
      async () => ({
        kind: 'correction',
        press: 'in',
        claimed_time: '08:00',
        activity_id: (await anActivity(app.db)).id,
      }),
      { activity_id: 'Aktivitas tidak ditemukan' },
    ],
    ['a text as file', () => ({ file: 'surat.pdf' }), { file: 'Harus berupa PDF, PNG, atau JPG' }],
  ])('%s', async (_name, values, messages) => {
    const answer = await ask(await values());
    const errors = Object.fromEntries(
      Object.entries(messages).map(([field, text]) => [field, [text]]),
    );
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
  });

  test('a second request of its kind on one of the days, until the first one is rejected', async () => {
    const id = await asked();
    const twice = await ask({ start_date: '2030-03-06', end_date: '2030-03-08' });
    expect(twice.json().errors).toEqual({
      start_date: ['Sudah ada pengajuan sejenis pada tanggal ini'],
    });
    expect((await ask({ kind: 'sick' })).statusCode).toBe(201);
    await resultOf(desk.as.mentor, 'reject', id, { comment: 'Ada ujian.' });
    expect((await ask({ start_date: '2030-03-06', end_date: '2030-03-08' })).statusCode).toBe(201);
  });

  test('more than 30 undecided requests', async () => {
    for (let day = 0; day < 30; day += 1) {
      await anAttendanceRequest(app.db, { internship_id: desk.internship.id });
    }
    expect((await ask()).json().errors).toEqual({
      internship_id: ['Maksimal 30 pengajuan menunggu keputusan'],
    });
  });
});

describe('a correction', () => {
  const correct = (activityId: number, values: Body = {}) =>
    ask({
      kind: 'correction',
      start_date: null,
      end_date: null,
      activity_id: activityId,
      press: 'in',
      claimed_time: '08:05',
      ...values,
    });

  test('claims a time by the clock of the place', async () => {
    const place = await aPlace(app.db, { company_id: desk.company.id, time_zone: 'WITA' });
    const activity = await desk.activity({ date: '2030-03-01', place_id: place.id });
    const answer = await correct(activity.id);
    expect(answer.json().data).toMatchObject({
      start_date: '2030-03-01',
      end_date: '2030-03-01',
      claimed_at: '2030-03-01T00:05:00.000Z',
      time_zone: 'WITA',
      activity: { id: activity.id, name: activity.name },
    });
    expect((await correct(activity.id)).json().errors).toEqual({
      press: ['Sudah ada koreksi untuk absen ini'],
    });
  });

  test('claims a time of a night shift on the next day', async () => {
    const activity = await desk.activity({
      date: '2030-03-01',
      start_time: '22:00',
      end_time: '06:00',
    });
    const answer = await correct(activity.id, { claimed_time: '00:30' });
    expect(answer.json().data.claimed_at).toBe('2030-03-01T17:30:00.000Z');
  });

  test.each([
    [
      'lies far from the shift',
      { claimed_time: '23:00' },
      { claimed_time: ['Waktu harus berada di sekitar jam aktivitas'] },
    ],
    [
      'is about leaving, which the period does not ask for',
      { press: 'out' },
      { press: ['Periode magang ini tidak memakai absen pulang'] },
    ],
  ])('refuses one that %s', async (_name, values, errors) => {
    const activity = await desk.activity({ date: '2030-03-01' });
    expect((await correct(activity.id, values)).json().errors).toEqual(errors);
  });

  test('asks for leaving by the rule of the day, not by the present one', async () => {
    app.setTime('2030-03-04T12:00:00.000Z');
    const url = `/internship-periods/${desk.period.id}`;
    const { data: period } = (await admin.get(url)).json();
    const { id: _, closed_at: _closed, placements: _placements, ...stored } = period;
    const input = { ...stored, requires_check_out: true, reason: 'Baru dimulai.' };
    const from = { valid_from: '2030-03-02' };
    expect((await admin.put(url, { ...input, ...from })).statusCode).toBe(200);
    const leaving = async (date: string) => {
      const { id } = await desk.activity({ date, start_time: '08:00', end_time: '16:00' });
      const list = await desk.as.student.get(
        `/internships/${desk.internship.id}/activities?search=${date}&sort=-date`,
      );
      const listed = list.json().data.find((one: { id: number }) => one.id === id);
      const answer = await correct(id, { press: 'out', claimed_time: '16:05' });
      return [listed?.requires_check_out, answer.json().errors ?? null];
    };
    expect(await leaving('2030-03-01')).toEqual([
      false,
      { press: ['Periode magang ini tidak memakai absen pulang'] },
    ]);
    expect(await leaving('2030-03-04')).toEqual([true, null]);
  });

  test('refuses a time that is still to come', async () => {
    const activity = await desk.activity({ date: '2030-03-05' });
    expect((await correct(activity.id)).json().errors).toEqual({
      claimed_time: ['Absen yang belum berlangsung tidak dapat dikoreksi'],
    });
  });
});

describe('decisions', () => {
  test('the mentor approves, everybody sees who did, and only the mentor or a super admin undoes it', async () => {
    const id = await asked();
    expect(await resultOf(desk.as.mentor, 'approve', id)).toEqual({
      request_id: id,
      outcome: 'done',
      message: null,
      state: 'approved',
    });
    expect(await read(desk.as.student, id)).toMatchObject({
      state: 'approved',
      decided_at: NOW,
      decided_by_name: 'Dewi Kartika',
      decided_by_role: 'mentor',
      // Its first day is still to come.
      allowed: ['withdraw'],
    });
    expect(await resultOf(desk.as.lecturer, 'undo', id)).toMatchObject({
      outcome: 'refused',
      message:
        'Keputusan ini dibuat oleh Dewi Kartika dan hanya dapat diurungkan olehnya atau oleh super admin.',
    });
    expect(await resultOf(desk.as.mentor, 'undo', id)).toMatchObject({ state: 'waiting' });
    expect(await read(desk.as.mentor, id)).toMatchObject({ decided_at: null, comment: null });
    await resultOf(desk.as.mentor, 'approve', id);
    expect(await resultOf(admin, 'undo', id)).toMatchObject({ outcome: 'done' });
  });

  test('a rejection needs a sentence, which the student reads', async () => {
    const id = await asked();
    const answer = await decide(desk.as.mentor, 'reject', [id]);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { comment: ['Catatan keputusan wajib diisi, minimal 3 karakter'] },
    ]);
    await resultOf(desk.as.mentor, 'reject', id, { comment: 'Ada ujian.' });
    expect(await read(desk.as.student, id)).toMatchObject({
      state: 'rejected',
      comment: 'Ada ujian.',
      allowed: [],
    });
  });

  testInAll(
    'a rejection stays once the student has asked again, as two requests cannot share a day',
    async () => {
      const first = await asked();
      await resultOf(desk.as.mentor, 'reject', first, { comment: 'Tanpa surat.' });
      expect(await read(desk.as.mentor, first)).toMatchObject({ allowed: ['undo'] });
      const again = await asked({ start_date: '2030-03-06', end_date: '2030-03-07' });
      expect(await read(desk.as.mentor, first)).toMatchObject({ allowed: [] });
      expect(await resultOf(desk.as.mentor, 'undo', first)).toMatchObject({
        outcome: 'refused',
        message: 'Mahasiswa sudah mengajukan kembali untuk hari yang sama.',
      });
      await resultOf(desk.as.mentor, 'reject', again, { comment: 'Tanpa surat.' });
      const both = await decide(desk.as.mentor, 'undo', [first, again]);
      expect(both.json().data.results.map(({ state }: { state: string }) => state)).toEqual([
        'rejected',
        'waiting',
      ]);
      await desk.as.student.post(`/attendance-requests/${again}/withdraw`, {});
      expect(await read(desk.as.mentor, first)).toMatchObject({ allowed: ['undo'] });
    },
  );

  test('the lecturer decides after three working days without holidays', async () => {
    const id = await asked();
    await app.db
      .insertInto('holidays')
      .values({ date: '2030-03-06', name: 'Libur', kind: 'national', certainty: 'decreed' })
      .execute();
    // Tuesday, Thursday and Friday have passed by Friday.
    app.setTime('2030-03-07T03:00:00Z');
    const lecturer = await callsOf(app, desk.lecturer.user);
    expect(await resultOf(lecturer, 'approve', id)).toMatchObject({
      outcome: 'refused',
      message: 'Dosen dapat memutuskan setelah 3 hari kerja tanpa keputusan mentor.',
    });
    app.setTime('2030-03-08T03:00:00Z');
    expect(await resultOf(await callsOf(app, desk.lecturer.user), 'approve', id)).toMatchObject({
      outcome: 'done',
    });
    await app.db.deleteFrom('holidays').where('date', '=', '2030-03-06').execute();
  });

  test('a decision on what has changed since is refused, and the same one again changes nothing', async () => {
    const id = await asked();
    await resultOf(admin, 'approve', id);
    expect(
      await resultOf(desk.as.mentor, 'reject', id, { comment: 'Tidak.', seen_state: 'waiting' }),
    ).toMatchObject({ outcome: 'refused', message: 'Pengajuan ini sudah disetujui.' });
    expect(await resultOf(admin, 'approve', id)).toMatchObject({ outcome: 'already' });
  });

  test('many are decided at once, each by the rule', async () => {
    const later = { start_date: '2030-03-11', end_date: '2030-03-12' };
    const ids = [await asked(), await asked({ kind: 'sick', ...later })];
    const foreign = await anAttendanceRequest(app.db);
    const answer = await decide(desk.as.mentor, 'approve', [...ids, foreign.id]);
    expect(answer.json().data.results.map(({ outcome }: Body) => outcome)).toEqual([
      'done',
      'done',
      'refused',
    ]);
    expect((await desk.as.mentor.get('/attendance-requests/counts')).json().data).toEqual({
      waiting: 0,
      approved: 2,
      rejected: 0,
      withdrawn: 0,
    });
  });

  test('a request about days after an end can only be rejected, until the end is taken back', async () => {
    const ids = [
      await asked(),
      await asked({ kind: 'sick', start_date: '2030-03-04', end_date: '2030-03-05' }),
    ] as const;
    const url = `/internships/${desk.internship.id}/end`;
    const end = { end_date: TODAY, end_reason: 'resigned', expected: 0 };
    expect((await admin.post(url, end)).statusCode).toBe(200);

    const [after, within] = [await read(admin, ids[0]), await read(admin, ids[1])];
    expect([after.is_outside, after.allowed]).toEqual([true, ['reject']]);
    expect([within.is_outside, within.allowed]).toEqual([false, ['approve', 'reject']]);
    expect(await resultOf(admin, 'approve', ids[0])).toMatchObject({
      outcome: 'refused',
      message: expect.stringContaining('di luar masa magang'),
    });

    expect((await admin.post(`${url}/undo`, {})).statusCode).toBe(200);
    expect((await read(admin, ids[0])).allowed).toEqual(['approve', 'reject']);
    expect((await admin.post(url, end)).statusCode).toBe(200);
    const comment = 'Magang sudah berakhir.';
    expect(await resultOf(admin, 'reject', ids[0], { comment })).toMatchObject({ outcome: 'done' });
  });

  test('a closed period takes no requests and no decisions', async () => {
    const id = await asked();
    await closePeriod(admin, desk.period.id);
    expect(await resultOf(desk.as.mentor, 'approve', id)).toMatchObject({
      outcome: 'refused',
      message: 'Periode ini sudah ditutup.',
    });
    expect((await ask({ kind: 'sick' })).statusCode).toBe(409);
    expect(await read(desk.as.mentor, id)).toMatchObject({ allowed: [] });
  });

  test('one of a decision and a withdrawal at once wins', async () => {
    const id = await asked({ start_date: TODAY });
    const [decided, withdrawn] = await Promise.all([
      decide(desk.as.mentor, 'approve', [id]),
      desk.as.student.post(`/attendance-requests/${id}/withdraw`),
    ]);
    const isApproved = decided.json().data.results[0].outcome === 'done';
    expect(withdrawn.statusCode).toBe(isApproved ? 409 : 200);
    expect((await read(admin, id)).state).toBe(isApproved ? 'approved' : 'withdrawn');
  });
});

describe('a withdrawal', () => {
  const withdraw = (id: number) => desk.as.student.post(`/attendance-requests/${id}/withdraw`);

  test('takes back what waits, once', async () => {
    const id = await asked();
    expect((await withdraw(id)).json().data).toMatchObject({ state: 'withdrawn', allowed: [] });
    expect((await withdraw(id)).statusCode).toBe(200);
    expect(await resultOf(desk.as.mentor, 'approve', id)).toMatchObject({
      outcome: 'refused',
      message: 'Pengajuan ini sudah ditarik mahasiswa.',
    });
  });

  test('takes back approved leave before its first day only', async () => {
    const started = await asked({ start_date: TODAY, end_date: TODAY });
    const future = await asked({ kind: 'sick' });
    await decide(desk.as.mentor, 'approve', [started, future]);
    const refused = await withdraw(started);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Pengajuan yang sudah disetujui hanya dapat ditarik sebelum hari pertamanya.',
    ]);
    expect((await withdraw(future)).statusCode).toBe(200);
  });
});

describe('a file', () => {
  const send = async (file: Blob) => {
    const fields = Object.entries(leave()).map(([name, value]) => [name, String(value)]);
    const form = await multipart({ ...Object.fromEntries(fields), file });
    return app.inject({
      method: 'POST',
      url: '/api/attendance-requests',
      payload: form.payload,
      headers: { ...desk.as.student.headers, ...form.headers },
    });
  };

  test('a PDF is kept as it is, and sent as an attachment that cannot run', async () => {
    const content = PDF.toString();
    const { data } = (
      await send(new File([content], 'C:\\surat <dokter>.PDF', { type: 'application/pdf' }))
    ).json();
    expect(data.file).toEqual({ name: 'surat _dokter_.pdf', kind: 'pdf', bytes: content.length });
    const file = await desk.as.mentor.get(`/attendance-requests/${data.id}/file`);
    expect(file.body).toBe(content);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': 'sandbox',
      'content-disposition': "attachment; filename*=UTF-8''surat%20_dokter_.pdf",
    });
  });

  test('goes with the withdrawal of its request', async () => {
    const { data } = (await send(await anImageFile())).json();
    const withdrawn = await desk.as.student.post(`/attendance-requests/${data.id}/withdraw`);
    expect(withdrawn.json().data).toMatchObject({ state: 'withdrawn', file: null });
    const file = await desk.as.student.get(`/attendance-requests/${data.id}/file`);
    expect(file.statusCode).toBe(404);
  });

  test('a picture becomes JPEG', async () => {
    const { data } = (await send(await anImageFile())).json();
    expect(data.file).toMatchObject({ kind: 'jpeg' });
    const file = await desk.as.lecturer.get(`/attendance-requests/${data.id}/file`);
    expect(file.headers['content-type']).toBe('image/jpeg');
    expect(file.rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  });

  const REFUSED = [
    ['half a PDF', PDF.toString().slice(0, PDF.length / 2), 'application/pdf', INCOMPLETE],
    ['a page', '<html>', 'application/pdf', 'Harus berupa PDF, PNG, atau JPG'],
    ['an archive', 'PK', 'application/zip', 'Harus berupa PDF, PNG, atau JPG'],
    [
      'a file above 5 MB',
      `%PDF-${'a'.repeat(5 * 1024 * 1024)}`,
      'application/pdf',
      'Ukuran maksimal 5MB',
    ],
  ] as const;

  test.each(few(REFUSED, 1))('%s is refused', async (_name, content, type, message) => {
    const answer = await send(new Blob([content], { type }));
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { file: [message] }]);
  });
});

testInAll('the list has its filters, orders and export', async () => {
  await asked();
  await asked({ kind: 'sick', start_date: '2030-03-10', end_date: '2030-03-10' });
  const other = await anInternshipPeriod(app.db);
  const kindsIn = async (query: string) => {
    const answer = await desk.as.mentor.get(`/attendance-requests?${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json().data.map(({ kind }: Body) => kind);
  };
  expect(await kindsIn('')).toEqual(['sick', 'leave']);
  expect(await kindsIn('sort=start_date')).toEqual(['leave', 'sick']);
  expect(await kindsIn('kind=sick')).toEqual(['sick']);
  expect(await kindsIn('state=approved')).toEqual([]);
  expect(await kindsIn('date_from=2030-03-07')).toEqual(['sick']);
  expect(await kindsIn('date_to=2030-03-05')).toEqual(['leave']);
  expect(await kindsIn('search=sakit')).toEqual(['sick']);
  expect(await kindsIn('search=aditya%20keluarga&sort=kind')).toEqual(['leave', 'sick']);
  expect(await kindsIn(`internship_period_id=${other.id}`)).toEqual([]);
  expect(await kindsIn(`internship_id=${desk.internship.id}&page=1&per_page=1`)).toEqual(['sick']);
  const file = await desk.as.mentor.get('/attendance-requests/export?format=csv');
  expect(file.body).toContain('Acara keluarga.');
  expect(file.body).toContain('Menunggu');
});
