import { readPdf } from '@/server/reports/testing/readPdf';
import { saveSignature } from '@/server/resources/signatures/signatureQueries';
import {
  aCourse,
  aGrade,
  aLecturer,
  aMentor,
  anActivity,
  anActivityLog,
  anActivityPhoto,
  anAssessmentForm,
  anAssessmentSheet,
  anInternship,
  anInternshipPeriod,
  aStudent,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { anImageFile } from '@/server/testing/multipart';
import { testInAll } from '@/shared/testing/testLevel';

type Headers = Record<string, string>;

const PRINTED_AT = '2026-03-02T03:00:00Z';

let app: TestApp;
let admin: Headers;

beforeAll(async () => {
  app = await buildTestApp({ config: { publicUrl: 'https://magang.example' } });
});
beforeEach(async () => {
  app.setTime(PRINTED_AT);
  admin = await app.signIn('super_admin');
});
afterAll(() => app.close());

const get = (url: string, headers: Headers = admin) => app.inject({ url: `/api${url}`, headers });
const codeIn = (pdf: Buffer) => {
  const { pages } = readPdf(pdf);
  const codes = pages.map((page) => /Kode verifikasi (\S+)/.exec(page)?.[1]);
  // Every page has the same code in its footer.
  expect(new Set(codes).size).toBe(1);
  return codes[0] ?? '';
};
const print = async (url: string) => codeIn((await get(url)).rawPayload);
/** Verifies the code without a login. */
const verify = async (code: string) => {
  const answer = await get(`/verifications/${encodeURIComponent(code)}`, {});
  return answer.statusCode === 200 ? answer.json().data : answer.statusCode;
};
const countIssued = async () =>
  (await app.db.selectFrom('issued_reports').select('code').execute()).length;

const sign = async ({ user_id }: { user_id: number }, colour: string) => {
  const image = await anImageFile(colour);
  return saveSignature(app.db, user_id, Buffer.from(await image.arrayBuffer()));
};

const unchanged = (last = PRINTED_AT) => ({
  is_unchanged: true,
  has_replaced_signature: false,
  is_cancelled: false,
  letter: null,
  certificate: null,
  first_printed_at: '2026-03-02T03:00:00.000Z',
  last_printed_at: new Date(last).toISOString(),
});

describe('the sheet of an assessor', () => {
  const aSheet = async () => {
    const mentor = await aMentor(app.db);
    const internship = await anInternship(app.db, { mentor_id: mentor.id });
    const form = await anAssessmentForm(app.db);
    const key = { internship_id: internship.id, form_id: form.id };
    await anAssessmentSheet(app.db, {
      ...key,
      state: 'sent',
      sent_by_user_id: mentor.user_id,
      sent_by_name: 'Budi Santoso',
    });
    const url = `/reports/internships/${internship.id}/assessments/${form.id}`;
    const changeTo = (change: { scores: (number | null)[] } | { state: 'returned' }) =>
      app.db
        .updateTable('assessment_sheets')
        .set({ ...change, return_reason: 'Periksa kembali.' })
        .where('internship_id', '=', internship.id)
        .execute();
    return { mentor, url, changeTo };
  };

  testInAll('changes with other scores, and is the printed one again with the same', async () => {
    const { url, changeTo } = await aSheet();
    const code = await print(url);
    expect(await verify(code)).toEqual(unchanged());
    await changeTo({ scores: [80, 91, 3] });
    expect(await verify(code)).toMatchObject({ is_unchanged: false });
    await changeTo({ scores: [80, 90, 3] });
    expect(await verify(code)).toEqual(unchanged());
  });

  test('keeps its code with another signature, and is printed only while it is sent', async () => {
    const { mentor, url, changeTo } = await aSheet();
    await sign(mentor, '#102030');
    const code = await print(url);
    await sign(mentor, '#a0b0c0');
    expect(await verify(code)).toMatchObject({ is_unchanged: true, has_replaced_signature: true });
    await changeTo({ state: 'returned' });
    expect(await verify(code)).toMatchObject({ is_unchanged: false });
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('an activity report', () => {
  const aReport = async () => {
    const internship = await anInternship(app.db);
    const activity = await anActivity(app.db, { internship_id: internship.id });
    await anActivityLog(app.db, {
      activity_id: activity.id,
      text: 'Sudah.',
      handed_in_at: PRINTED_AT,
    });
    const url = `/reports/internships/${internship.id}/activities`;
    return { internship, activity, url };
  };

  testInAll(
    'shows a code and an address at its foot that tell everyone it is unchanged, and nothing else',
    async () => {
      const { url } = await aReport();
      const pdf = (await get(url)).rawPayload;
      const code = codeIn(pdf);
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
      const { pages, objects } = readPdf(pdf);
      expect(pages[0]).toContain(`https://magang.example/verify/${code}`);
      expect(objects.join('')).toContain(`/URI (https://magang.example/verify/${code})`);
      expect(await verify(code)).toEqual(unchanged());
      expect(await verify(code.toLowerCase().replaceAll('-', ' '))).toEqual(unchanged());
    },
  );

  testInAll('keeps its code when it is printed again, and adds no row', async () => {
    const { url } = await aReport();
    const code = await print(url);
    const issued = await countIssued();
    app.setTime('2026-03-05T03:00:00Z');
    admin = await app.signIn('super_admin');
    expect(await print(url)).toBe(code);
    expect(await countIssued()).toBe(issued);
    expect(await verify(code)).toEqual(unchanged('2026-03-05T03:00:00Z'));
  });

  testInAll('gets another code with photos, which notices a deleted photo', async () => {
    const { activity, url } = await aReport();
    const photo = await anActivityPhoto(app.db, { activity_id: activity.id });
    const plain = await print(url);
    const withPhotos = await print(`${url}?photos=1`);
    expect(withPhotos).not.toBe(plain);
    await app.db.deleteFrom('activity_photos').where('id', '=', photo.id).execute();
    expect(await verify(plain)).toMatchObject({ is_unchanged: true });
    expect(await verify(withPhotos)).toMatchObject({ is_unchanged: false });
  });

  testInAll.each<[string, (ids: { activity: number; internship: number }) => Promise<unknown>]>([
    [
      'an attendance',
      ({ activity }) =>
        app.db
          .updateTable('activities')
          .set({ attendance_time: PRINTED_AT, latitude: -6.9, longitude: 107.6 })
          .where('id', '=', activity)
          .execute(),
    ],
    [
      'a validation',
      ({ activity }) =>
        app.db
          .updateTable('activities')
          .set({ validated_at_by_mentor: PRINTED_AT })
          .where('id', '=', activity)
          .execute(),
    ],
    [
      'a log',
      ({ activity }) =>
        app.db
          .updateTable('activity_logs')
          .set({ text: 'Belum.' })
          .where('activity_id', '=', activity)
          .execute(),
    ],
    ['another activity', ({ internship }) => anActivity(app.db, { internship_id: internship })],
    [
      'another mentor',
      async ({ internship }) =>
        app.db
          .updateTable('internships')
          .set({ mentor_id: (await aMentor(app.db)).id })
          .where('id', '=', internship)
          .execute(),
    ],
  ])('says that the data have changed since: %s', async (_what, change) => {
    const { internship, activity, url } = await aReport();
    const code = await print(url);
    await change({ activity: activity.id, internship: internship.id });
    expect(await verify(code)).toEqual({ ...unchanged(), is_unchanged: false });
    expect(await print(url)).not.toBe(code);
  });

  test('counts as unchanged again once the data match again', async () => {
    const { activity, url } = await aReport();
    const code = await print(url);
    const rename = (name: string) =>
      app.db.updateTable('activities').set({ name }).where('id', '=', activity.id).execute();
    await rename('Lain');
    expect(await verify(code)).toMatchObject({ is_unchanged: false });
    await rename(activity.name);
    expect(await verify(code)).toMatchObject({ is_unchanged: true });
  });

  testInAll(
    'stays valid with the signature of that time, and says that it was replaced',
    async () => {
      const { internship, activity, url } = await aReport();
      const mentor = await app.db
        .selectFrom('mentors')
        .select('user_id')
        .where('id', '=', internship.mentor_id)
        .executeTakeFirstOrThrow();
      const unsigned = await print(url);
      await sign(mentor, '#000080');
      const first = await print(url);
      await sign(mentor, '#800000');
      const second = await print(url);
      expect(new Set([unsigned, first, second]).size).toBe(3);

      const replaced = { ...unchanged(), has_replaced_signature: true };
      expect(await verify(unsigned)).toEqual(replaced);
      expect(await verify(first)).toEqual(replaced);
      expect(await verify(second)).toEqual(unchanged());
      await sign(mentor, '#000080');
      expect(await verify(first)).toEqual(unchanged());
      expect(await print(url)).toBe(first);

      const { name } = activity;
      await app.db
        .updateTable('activities')
        .set({ name: `${name}!` })
        .where('id', '=', activity.id)
        .execute();
      expect(await verify(second)).toEqual({ ...unchanged(), is_unchanged: false });
    },
  );

  test('keeps its code when its internship is deleted', async () => {
    const internship = await anInternship(app.db);
    const code = await print(`/reports/internships/${internship.id}/activities`);
    await app.db.deleteFrom('internships').where('id', '=', internship.id).execute();
    expect(await verify(code)).toEqual({ ...unchanged(), is_unchanged: false });
  });
});

describe('a grade report', () => {
  const aReport = async () => {
    const course = await aCourse(app.db);
    const period = await anInternshipPeriod(app.db);
    const mentor = await aMentor(app.db);
    const lecturer = await aLecturer(app.db);
    const student = await aStudent(app.db);
    const internship = await anInternship(app.db, {
      student_id: student.id,
      mentor_id: mentor.id,
      lecturer_id: lecturer.id,
      internship_period_id: period.id,
    });
    const grade = await aGrade(app.db, { internship_id: internship.id, course_code: course.code });
    const query = new URLSearchParams({
      course_code: course.code,
      mentor_id: String(mentor.id),
      lecturer_id: String(lecturer.id),
      internship_period_id: String(period.id),
    });
    return { course, grade, lecturer, url: `/reports/grades?${query}` };
  };

  test('gets a code by printing, not by reading it on the screen', async () => {
    const { url, grade } = await aReport();
    const issued = await countIssued();
    await get(url, { ...admin, accept: 'application/json' });
    expect(await countIssued()).toBe(issued);
    const code = await print(url);
    expect(await verify(code)).toEqual(unchanged());
    await app.db
      .updateTable('grades')
      .set({ midterm: grade.midterm - 1 })
      .where('id', '=', grade.id)
      .execute();
    expect(await verify(code)).toEqual({ ...unchanged(), is_unchanged: false });
  });

  testInAll(
    'stays valid with the signature of that time, and says that it was replaced',
    async () => {
      const { url, lecturer } = await aReport();
      await sign(lecturer, '#000080');
      const code = await print(url);
      await sign(lecturer, '#800000');
      expect(await verify(code)).toEqual({ ...unchanged(), has_replaced_signature: true });
    },
  );

  test('stays valid under another code of the course, which it does not print', async () => {
    const { url, course } = await aReport();
    const code = await print(url);
    await app.db
      .updateTable('courses')
      .set({ code: 'GANTI0001' })
      .where('code', '=', course.code)
      .execute();
    expect(await verify(code)).toEqual(unchanged());
  });
});

test.each(['0000-0000-0000', 'x', '7K3M-9QXA-2HTD-7K3M', '%00'])(
  'the code %p is unknown',
  async (code) => {
    expect(await verify(code)).toBe(404);
  },
);
