import { sql } from 'kysely';
import { aDesk, type Desk } from '@/server/testing/aDesk';
import { aGrade, anActivity, anActivityLog } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { describeInAll, testInAll } from '@/shared/testing/testLevel';

const NOW = '2026-03-10T03:00:00.000Z';
const COMMENT = 'Sebutkan perangkat yang dikonfigurasi.';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await buildTestApp();
  app.setTime(NOW);
  desk = await aDesk(app);
});
afterAll(() => app.close());
beforeEach(() => app.setTime(NOW));

const stored = (id: number) =>
  app.db
    .selectFrom('activities')
    .select([
      'validated_at_by_mentor',
      'validated_at_by_lecturer',
      'returned_at_by_mentor',
      'returned_at_by_lecturer',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const NOTHING = {
  validated_at_by_mentor: null,
  validated_at_by_lecturer: null,
  returned_at_by_mentor: null,
  returned_at_by_lecturer: null,
};

const kindsOf = async (id: number) => {
  const { data } = (await desk.as.lecturer.get(`/activities/${id}/steps`)).json();
  return data.map(({ kind }: { kind: string }) => kind);
};

describe('a single decision', () => {
  test.each([
    ['lecturer', 'returned_at_by_lecturer'],
    ['mentor', 'returned_at_by_mentor'],
  ] as const)('returns an activity for the %s', async (who, column) => {
    const { id } = await desk.activity();
    const answer = await desk.as[who].post(`/activities/${id}/return`, { comment: COMMENT });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({ id, [column]: NOW });
    expect(await stored(id)).toEqual({ ...NOTHING, [column]: new Date(NOW) });
  });

  test('returns only with a comment', async () => {
    const { id } = await desk.activity();
    for (const [payload, message] of [
      [{}, 'Catatan revisi wajib diisi, minimal 3 karakter'],
      [{ comment: ' ab ' }, 'Catatan revisi wajib diisi, minimal 3 karakter'],
      [{ comment: 'a'.repeat(1001) }, 'Catatan revisi maksimal 1000 karakter'],
    ] as const) {
      const answer = await desk.as.lecturer.post(`/activities/${id}/return`, payload);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toEqual({ comment: [message] });
    }
    expect(await stored(id)).toEqual(NOTHING);
  });

  test('answers 409 with the reason when the rule refuses it', async () => {
    const { id } = await desk.activity();
    await desk.as.lecturer.patch(`/activities/${id}/validate-lecturer`);
    const answer = await desk.as.lecturer.post(`/activities/${id}/return`, { comment: COMMENT });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      message: 'Aktivitas ini sudah divalidasi. Urungkan validasi dahulu untuk mengembalikannya.',
    });
    expect((await stored(id)).returned_at_by_lecturer).toBeNull();
  });

  test('answers 409 before the day of the activity', async () => {
    const { id } = await desk.activity({ date: '2026-03-11' });
    const answer = await desk.as.mentor.post(`/activities/${id}/return`, { comment: COMMENT });
    expect(answer.statusCode).toBe(409);
  });

  testInAll('changes nothing when repeated', async () => {
    const { id } = await desk.activity();
    await desk.as.lecturer.post(`/activities/${id}/return`, { comment: COMMENT });
    app.setTime('2026-03-10T04:00:00Z');
    const again = await desk.as.lecturer.post(`/activities/${id}/return`, { comment: COMMENT });
    expect(again.statusCode).toBe(200);
    expect(again.json().data.returned_at_by_lecturer).toBe(NOW);
    expect(await kindsOf(id)).toEqual(['returned']);

    expect((await desk.as.lecturer.post(`/activities/${id}/undo`)).statusCode).toBe(200);
    expect((await desk.as.lecturer.post(`/activities/${id}/undo`)).statusCode).toBe(200);
    expect(await kindsOf(id)).toEqual(['returned', 'return_undone']);
  });

  testInAll('undoes what the person has decided', async () => {
    const { id } = await desk.activity();
    await desk.as.lecturer.patch(`/activities/${id}/validate-lecturer`);
    await desk.as.mentor.patch(`/activities/${id}/validate-mentor`);
    const answer = await desk.as.lecturer.post(`/activities/${id}/undo`);
    expect(answer.json().data).toMatchObject({
      validated_at_by_lecturer: null,
      validated_at_by_mentor: NOW,
    });
  });

  test('undoes nothing once the internship has a grade', async () => {
    const { internship } = await desk.placed('Bagas Wicaksono');
    const { id } = await desk.activity({ internship_id: internship.id });
    await desk.as.lecturer.patch(`/activities/${id}/validate-lecturer`);
    await aGrade(app.db, { internship_id: internship.id });
    const answer = await desk.as.lecturer.post(`/activities/${id}/undo`);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe(
      'Magang ini sudah memiliki nilai sehingga keputusan tidak dapat diurungkan.',
    );
    expect((await stored(id)).validated_at_by_lecturer).toEqual(new Date(NOW));
  });

  test('undoes nothing that a super admin has decided', async () => {
    const { id } = await desk.activity();
    const headers = await app.signIn('super_admin');
    await app.inject({
      method: 'PATCH',
      url: `/api/activities/${id}/validate-lecturer`,
      headers,
    });
    const answer = await desk.as.lecturer.post(`/activities/${id}/undo`);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toMatch(/^Keputusan ini dibuat oleh Pengguna \d+ dan hanya/);
  });

  test('clears a return by validating, as specified, and restores it by undoing', async () => {
    const { id } = await desk.activity();
    await desk.as.lecturer.post(`/activities/${id}/return`, { comment: COMMENT });
    app.setTime('2026-03-10T04:00:00Z');
    await desk.as.lecturer.patch(`/activities/${id}/validate-lecturer`);
    expect(await stored(id)).toEqual({
      ...NOTHING,
      validated_at_by_lecturer: new Date('2026-03-10T04:00:00Z'),
    });
    await desk.as.lecturer.post(`/activities/${id}/undo`);
    expect(await stored(id)).toEqual({ ...NOTHING, returned_at_by_lecturer: new Date(NOW) });
  });
});

describe('the history', () => {
  test('keeps who did what in which role, with comments and logs', async () => {
    const { id } = await desk.activity();
    await anActivityLog(app.db, { activity_id: id, text: 'Isi pertama.', handed_in_at: null });
    await desk.as.student.post(`/student/activities/${id}/log/hand-in`);
    await desk.as.mentor.patch(`/activities/${id}/validate-mentor`);
    await desk.as.lecturer.post(`/activities/${id}/return`, { comment: COMMENT });
    await desk.as.lecturer.post(`/activities/${id}/undo`);

    const expected = [
      ['handed_in', null, 'Aditya Pratama', 'student', null, 'Isi pertama.'],
      ['validated', 'mentor', 'Dewi Kartika', 'mentor', null, null],
      ['returned', 'lecturer', 'Fitri Handayani', 'lecturer', COMMENT, null],
      ['return_undone', 'lecturer', 'Fitri Handayani', 'lecturer', null, null],
    ].map(([kind, reviewer, name, role, comment, log]) => ({
      id: expect.any(Number),
      kind,
      reviewer,
      actor: { name, role },
      comment,
      log,
      at: NOW,
    }));
    for (const who of ['lecturer', 'mentor', 'student'] as const) {
      const answer = await desk.as[who].get(`/activities/${id}/steps`);
      expect(answer.json()).toEqual({ data: expected });
    }
  });

  test('stays the same when a person changes their name', async () => {
    const { id } = await desk.activity();
    await desk.as.mentor.patch(`/activities/${id}/validate-mentor`);
    const rename = (name: string) =>
      app.db.updateTable('users').set({ name }).where('id', '=', desk.mentor.user_id).execute();
    await rename('Dewi Sartika');
    const { data } = (await desk.as.lecturer.get(`/activities/${id}/steps`)).json();
    await rename('Dewi Kartika');
    expect(data[0].actor.name).toBe('Dewi Kartika');
  });

  test('cannot be changed, and goes with its activity only', async () => {
    const { id } = await desk.activity();
    await desk.as.mentor.patch(`/activities/${id}/validate-mentor`);
    const NEVER = 'the steps of activities are never changed';
    const steps = () =>
      app.db.selectFrom('activity_steps').select('id').where('activity_id', '=', id).execute();
    await expect(
      app.db.updateTable('activity_steps').set({ actor_name: 'x' }).execute(),
    ).rejects.toThrow(NEVER);
    await expect(
      app.db.deleteFrom('activity_steps').where('activity_id', '=', id).execute(),
    ).rejects.toThrow(NEVER);
    await expect(sql`truncate activity_steps`.execute(app.db)).rejects.toThrow(NEVER);
    expect(await steps()).toHaveLength(1);

    await app.db.deleteFrom('activities').where('id', '=', id).execute();
    expect(await steps()).toEqual([]);
  });
});

describe('undoing the validation of an activity that both have validated', () => {
  const LATER = '2026-03-10T03:05:00.000Z';
  const REASON = 'Jam mulai ternyata keliru.';

  async function validatedByBoth() {
    app.setTime(NOW);
    const { id } = await desk.activity();
    await desk.as.mentor.patch(`/activities/${id}/validate-mentor`);
    await desk.as.lecturer.patch(`/activities/${id}/validate-lecturer`);
    app.setTime(LATER);
    return id;
  }
  const entryOf = (id: number) =>
    app.db
      .selectFrom('audit_entries')
      .select(['action', 'actor_name', 'reason'])
      .where('subject', '=', 'activities')
      .where('subject_id', '=', String(id))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
  const lastStepOf = async (id: number) =>
    (await desk.as.student.get(`/activities/${id}/steps`)).json().data.at(-1);

  test('needs a reason, which the history and the trail keep', async () => {
    const id = await validatedByBoth();
    const REQUIRED = 'Alasan wajib diisi, minimal 3 karakter';
    for (const [payload, message] of [
      [undefined, REQUIRED],
      [{ reason: '  ' }, REQUIRED],
      [{ reason: ' ab ' }, REQUIRED],
      [{ reason: 'a'.repeat(1001) }, 'Alasan maksimal 1000 karakter'],
    ] as const) {
      const answer = await desk.as.lecturer.post(`/activities/${id}/undo`, payload);
      expect([answer.statusCode, answer.json().errors]).toEqual([422, { reason: [message] }]);
    }
    expect((await stored(id)).validated_at_by_lecturer).toEqual(new Date(NOW));

    const answer = await desk.as.lecturer.post(`/activities/${id}/undo`, { reason: REASON });
    expect(answer.json().data).toMatchObject({
      validated_at_by_lecturer: null,
      validated_at_by_mentor: NOW,
    });
    expect(await lastStepOf(id)).toMatchObject({
      kind: 'validation_undone',
      reviewer: 'lecturer',
      comment: REASON,
    });
    expect(await entryOf(id)).toEqual({
      action: 'undo_validation',
      actor_name: 'Fitri Handayani',
      reason: REASON,
    });
    // An undo does not count as a return.
    const { data } = (await desk.as.lecturer.get('/reviews?view=all&per_page=100')).json();
    expect(data.find((row: { id: number }) => row.id === id).returns).toEqual([]);
    // Undoing the other validation needs no reason.
    expect((await desk.as.mentor.post(`/activities/${id}/undo`)).statusCode).toBe(200);
  });

  testInAll('needs none within a minute', async () => {
    const id = await validatedByBoth();
    app.setTime('2026-03-10T03:01:00.000Z');
    expect((await desk.as.lecturer.post(`/activities/${id}/undo`)).statusCode).toBe(200);
    expect(await lastStepOf(id)).toMatchObject({ kind: 'validation_undone', comment: null });
  });

  testInAll('takes one reason for many, and says which need it', async () => {
    const ids = [await validatedByBoth(), await validatedByBoth()];
    const { id: alone } = await desk.activity();
    await desk.as.lecturer.patch(`/activities/${alone}/validate-lecturer`);
    const undo = async (reason?: string) =>
      (
        await desk.as.lecturer.post('/reviews/decisions', {
          decision: 'undo',
          activity_ids: [...ids, alone],
          ...(reason && { reason }),
        })
      ).json().data.results;
    const needs = { outcome: 'refused', needs_reason: true, state: 'validated' };
    expect(await undo()).toMatchObject([needs, needs, { outcome: 'done', needs_reason: false }]);
    expect(await undo(REASON)).toMatchObject([
      { outcome: 'done' },
      { outcome: 'done' },
      { outcome: 'already' },
    ]);
    for (const id of ids) {
      expect(await lastStepOf(id)).toMatchObject({ comment: REASON });
      expect(await entryOf(id)).toMatchObject({ action: 'undo_validation', reason: REASON });
    }
  });

  testInAll('requires a super admin to name the reviewer', async () => {
    const id = await validatedByBoth();
    const admin = await app.signIn('super_admin');
    const undo = (payload?: object) =>
      app.inject({ method: 'POST', url: `/api/activities/${id}/undo`, headers: admin, payload });
    expect((await undo({ reason: REASON })).json().errors).toEqual({
      reviewer: ['Sebutkan keputusan siapa yang diurungkan, mentor atau dosen.'],
    });
    expect((await undo({ reviewer: 'mentor' })).json().errors).toEqual({
      reason: ['Alasan wajib diisi, minimal 3 karakter'],
    });
    expect((await undo({ reviewer: 'dosen', reason: REASON })).statusCode).toBe(422);
    expect((await undo({ reviewer: 'mentor', reason: REASON })).json().data).toMatchObject({
      validated_at_by_mentor: null,
      validated_at_by_lecturer: NOW,
    });
    expect(await lastStepOf(id)).toMatchObject({
      reviewer: 'mentor',
      actor: { role: 'super_admin' },
      comment: REASON,
    });
  });

  test('answers 422 to the other reviewer', async () => {
    const id = await validatedByBoth();
    const answer = await desk.as.lecturer.post(`/activities/${id}/undo`, {
      reviewer: 'mentor',
      reason: REASON,
    });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { reviewer: ['Hanya keputusan Anda sendiri yang dapat diurungkan.'] },
    ]);
    expect((await stored(id)).validated_at_by_mentor).toEqual(new Date(NOW));
  });

  test('needs none for a decision that is no undoing', async () => {
    const { id } = await desk.activity();
    await desk.as.lecturer.post('/reviews/decisions', {
      decision: 'validate',
      reason: REASON,
      activity_ids: [id],
    });
    expect(await lastStepOf(id)).toMatchObject({ kind: 'validated', comment: null });
    expect((await entryOf(id)).reason).toBeNull();
  });
});

describeInAll('handing in again', () => {
  test('puts the activity back into the queue of both and keeps their comments', async () => {
    const { id } = await desk.activity();
    await anActivityLog(app.db, { activity_id: id, text: 'Isi pertama.' });
    await desk.as.lecturer.post(`/activities/${id}/return`, { comment: COMMENT });
    await desk.as.mentor.post(`/activities/${id}/return`, { comment: 'Kurang rinci.' });
    const answer = await desk.as.student.post(`/student/activities/${id}/log/hand-in`);
    expect(answer.statusCode).toBe(200);
    expect(await stored(id)).toEqual(NOTHING);

    const { data } = (await desk.as.lecturer.get('/reviews?view=waiting&per_page=100')).json();
    const row = data.find((one: { id: number }) => one.id === id);
    expect(row).toMatchObject({
      state: 'waiting',
      returns: [
        { reviewer: 'lecturer', name: 'Fitri Handayani', comment: COMMENT, at: NOW },
        { reviewer: 'mentor', name: 'Dewi Kartika', comment: 'Kurang rinci.', at: NOW },
      ],
    });
  });

  test('comes first on the desk, with the log as it was returned', async () => {
    const name = 'Uji ulang';
    const earlier = await desk.activity({ name, date: '2026-03-01' });
    await anActivityLog(app.db, { activity_id: earlier.id });
    const { id } = await desk.activity({ name, date: '2026-03-09' });
    const student = desk.as.student;
    const handIn = async (text: string) => {
      const url = `/api/student/activities/${id}/log`;
      await app.inject({ method: 'PUT', url, headers: student.headers, payload: { text } });
      await student.post(`/student/activities/${id}/log/hand-in`);
    };
    const listed = async (query: string) => {
      const { data } = (await desk.as.lecturer.get(`/reviews?view=waiting${query}`)).json();
      return data.filter((one: { id: number }) => [id, earlier.id].includes(one.id));
    };
    await handIn('Isi pertama.');
    expect((await listed(''))[1]).toMatchObject({ id, returned_log: null });
    await desk.as.lecturer.post(`/activities/${id}/return`, { comment: COMMENT });
    await handIn('Isi kedua.');
    for (const query of ['', '&group=student', '&page=1&per_page=100', '&search=ulang']) {
      expect(await listed(query)).toMatchObject([
        { id, log: { text: 'Isi kedua.' }, returned_log: 'Isi pertama.' },
        { id: earlier.id, returned_log: null },
      ]);
    }
  });

  test('keeps a validation of the other reviewer', async () => {
    const { id } = await desk.activity();
    await anActivityLog(app.db, { activity_id: id });
    await desk.as.mentor.patch(`/activities/${id}/validate-mentor`);
    await desk.as.lecturer.post(`/activities/${id}/return`, { comment: COMMENT });
    await desk.as.student.post(`/student/activities/${id}/log/hand-in`);
    expect(await stored(id)).toEqual({ ...NOTHING, validated_at_by_mentor: new Date(NOW) });
  });
});

describe('a decision on many activities', () => {
  const decide = (payload: object, who: 'lecturer' | 'mentor' = 'lecturer') =>
    desk.as[who].post('/reviews/decisions', payload);

  testInAll('says for each what has become of it, with the words of a single one', async () => {
    const open = await desk.activity();
    const validated = await desk.activity();
    await desk.as.lecturer.patch(`/activities/${validated.id}/validate-lecturer`);
    const future = await desk.activity({ date: '2026-03-11' });
    const foreign = await anActivity(app.db);
    const deleted = await desk.activity();
    await app.db.deleteFrom('activities').where('id', '=', deleted.id).execute();

    const ids = [open, validated, future, foreign, deleted].map(({ id }) => id);
    const answer = await decide({
      decision: 'return',
      comment: COMMENT,
      activity_ids: [...ids, open.id],
    });
    expect(answer.statusCode).toBe(200);
    const { results } = answer.json().data;
    expect(results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'done',
      'refused',
      'refused',
      'refused',
      'refused',
    ]);
    expect(results.map(({ state }: { state: string }) => state)).toEqual([
      'returned',
      'validated',
      'waiting',
      null,
      null,
    ]);
    for (const { activity_id, message } of results.slice(1)) {
      const single = await desk.as.lecturer.post(`/activities/${activity_id}/return`, {
        comment: COMMENT,
      });
      expect(single.json().message).toBe(message);
    }
    expect(await stored(foreign.id)).toEqual(NOTHING);
  });

  test('needs a comment to return, and none to validate', async () => {
    const { id } = await desk.activity();
    const without = await decide({ decision: 'return', activity_ids: [id] });
    expect(without.statusCode).toBe(422);
    expect(without.json().errors).toEqual({
      comment: ['Catatan revisi wajib diisi, minimal 3 karakter'],
    });
    expect((await decide({ decision: 'validate', activity_ids: [id] })).statusCode).toBe(200);
  });

  test('takes 1 to 500 activities', async () => {
    for (const [activity_ids, message] of [
      [[], 'Pilih minimal satu aktivitas'],
      [Array.from({ length: 501 }, (_, index) => index + 1), 'Maksimal 500 aktivitas sekaligus'],
    ]) {
      const answer = await decide({ decision: 'validate', activity_ids });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toEqual({ activity_ids: [message] });
    }
  });

  test('brings the counts of the desk, with its filters', async () => {
    const { student, internship } = await desk.placed('Citra Lestari');
    const first = await desk.activity({ internship_id: internship.id });
    await desk.attended(first.date, '08:00', internship.id);
    const answer = await desk.as.lecturer.post(`/reviews/decisions?student_id=${student.id}`, {
      decision: 'validate',
      activity_ids: [first.id],
    });
    expect(answer.json().data.counts).toMatchObject({ waiting: 1, done: 1, all: 2 });
  });

  test('decides once for an Idempotency-Key', async () => {
    const { id } = await desk.activity();
    const send = () =>
      app.inject({
        method: 'POST',
        url: '/api/reviews/decisions',
        headers: { ...desk.as.mentor.headers, 'idempotency-key': 'keputusan-1' },
        payload: { decision: 'validate', activity_ids: [id] },
      });
    const first = await send();
    await desk.as.mentor.post(`/activities/${id}/undo`);
    const second = await send();
    expect(first.json().data.results[0].outcome).toBe('done');
    expect(second.body).toBe(first.body);
    expect((await stored(id)).validated_at_by_mentor).toBeNull();
  });

  test('stores all decisions or, when the answer cannot be kept, none', async () => {
    const { id } = await desk.activity();
    await sql`
      create function no_answers() returns trigger language plpgsql as $$
      begin raise exception 'no more'; end $$`.execute(app.db);
    await sql`
      create trigger no_answers before update on idempotency_keys
      for each row execute function no_answers()`.execute(app.db);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/reviews/decisions',
      headers: { ...desk.as.mentor.headers, 'idempotency-key': 'keputusan-2' },
      payload: { decision: 'validate', activity_ids: [id] },
    });
    await sql`drop function no_answers cascade`.execute(app.db);
    expect(answer.statusCode).toBe(500);
    expect(await stored(id)).toEqual(NOTHING);
    expect(await kindsOf(id)).toEqual([]);
  });

  testInAll('undoes each to what it was before', async () => {
    const returned = await desk.activity();
    const open = await desk.activity();
    const ids = [returned.id, open.id];
    await desk.as.lecturer.post(`/activities/${returned.id}/return`, { comment: COMMENT });
    await decide({ decision: 'validate', activity_ids: ids });
    const { results } = (await decide({ decision: 'undo', activity_ids: ids })).json().data;
    expect(results).toEqual([
      {
        activity_id: returned.id,
        outcome: 'done',
        message: null,
        needs_reason: false,
        state: 'returned',
      },
      {
        activity_id: open.id,
        outcome: 'done',
        message: null,
        needs_reason: false,
        state: 'waiting',
      },
    ]);
    expect(await stored(returned.id)).toEqual({
      ...NOTHING,
      returned_at_by_lecturer: new Date(NOW),
    });
    expect(await stored(open.id)).toEqual(NOTHING);
  });
});

test('the database takes no validation together with a return of the same reviewer', async () => {
  const both = (who: 'mentor' | 'lecturer') =>
    desk.activity({ [`validated_at_by_${who}`]: NOW, [`returned_at_by_${who}`]: NOW });
  await expect(both('mentor')).rejects.toMatchObject({
    constraint: 'activities_decision_of_mentor_check',
  });
  await expect(both('lecturer')).rejects.toMatchObject({
    constraint: 'activities_decision_of_lecturer_check',
  });
  await expect(
    desk.activity({ validated_at_by_mentor: NOW, returned_at_by_lecturer: NOW }),
  ).resolves.toBeDefined();
});
