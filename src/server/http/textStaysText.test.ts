import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import pino from 'pino';
import { readPdf } from '@/server/reports/testing/readPdf';
import {
  aCompany,
  aCourse,
  aGrade,
  aLecturer,
  aMentor,
  anActivity,
  anInternship,
  anInternshipPeriod,
  aStudent,
  TEST_PASSWORD,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { everyNth, testInAll } from '@/shared/testing/testLevel';
import { loggerOptions } from './logging';

/** The texts that the browser tests put on every screen. */
const PAYLOADS: string[] = JSON.parse(
  readFileSync(join(process.cwd(), 'e2e/text/payloads.json'), 'utf8'),
);

let app: TestApp;
let admin: Record<string, string>;
let logged: string;

beforeAll(async () => {
  const stream = new PassThrough();
  stream.on('data', (chunk: Buffer) => {
    logged += chunk;
  });
  app = await buildTestApp({
    log: pino({ ...loggerOptions({ environment: 'production' }), level: 'debug' }, stream),
    config: { publicUrl: 'https://magang.example' },
  });
  admin = await app.signIn('super_admin');
});
beforeEach(() => {
  logged = '';
});
afterAll(() => app.close());

/** Characters that a log viewer or terminal interprets. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

test('there are 30 texts', () => {
  expect(new Set(PAYLOADS).size).toBe(30);
});

test.each(everyNth(PAYLOADS, 3))('each request writes one line of JSON: %j', async (text) => {
  const header = Buffer.from(text.replace(/[\r\n]/g, ' ')).toString('latin1');
  const path = encodeURIComponent(text);
  const json = { ...admin, 'user-agent': header, 'x-request-id': header, referer: header };
  const requests = [
    { url: `/api/${path}`, headers: json },
    { url: `/api/courses/${path}?search=${path}`, headers: json },
    { url: `/api/users?search=${path}&sort=${path}`, headers: json },
    { method: 'POST', url: '/api/login', payload: { identifier: text, password: text } },
    { method: 'POST', url: '/api/companies', payload: { name: text, [text]: text }, headers: json },
    {
      method: 'POST',
      url: '/api/users',
      payload: text,
      headers: { ...json, 'content-type': 'application/json' },
    },
    { method: 'POST', url: '/api/me', headers: { ...json, authorization: `Bearer ${header}` } },
  ] as const;
  for (const request of requests) {
    const { statusCode } = await app.inject(request);
    expect(statusCode).toBeLessThan(500);
  }

  const lines = logged.split('\n').filter(Boolean);
  expect(lines.filter((line) => CONTROL.test(line))).toEqual([]);
  const messages = lines.map((line) => JSON.parse(line));
  expect(messages.filter(({ msg }) => msg === 'request')).toHaveLength(requests.length);
  expect(messages.filter(({ level }) => level >= 50)).toEqual([]);
});

/** The dictionaries of a PDF that make a viewer do more than draw. */
const ACTIONS = /\/(JavaScript|JS|OpenAction|AA|Launch|SubmitForm|EmbeddedFiles?|RichMedia)\b/;
const withoutStreams = (pdf: Buffer) =>
  pdf.toString('latin1').replace(/\bstream\r?\n[\s\S]*?endstream/g, '');
const letters = (text: string) => text.replace(/[^\w<>=(){}'"]/g, '');
/** Bidirectional and invisible characters are printed in another order or not at all. */
const isPlain = (text: string) => /^[ -~\r\n]*$/.test(text);

/** The verification address in the footer. */
const VERIFICATION = /^https:\/\/magang\.example\/verify\/[\dA-Z-]{14}$/;

function expectPlainPdf(pdf: Buffer, texts: string[]) {
  const objects = withoutStreams(pdf);
  expect(objects).not.toMatch(ACTIONS);
  const links = [...objects.matchAll(/\/URI[^\w/]*\((.*?)\)/g)].map(([, address]) => address);
  expect(links.length).toBe(objects.match(/\/S \/URI/g)?.length);
  for (const address of links) expect(address).toMatch(VERIFICATION);
  const printed = letters(readPdf(pdf).pages.join(''));
  for (const text of texts.filter(isPlain)) expect(printed).toContain(letters(text));
}

testInAll('the reports print every text and contain no action', async () => {
  const { db } = app;
  const [half, rest] = [PAYLOADS.slice(0, 15).join(' '), PAYLOADS.slice(15).join(' ')];
  const company = await aCompany(db, { name: half.slice(0, 200) });
  const mentor = await aMentor(db, { company_id: company.id, user: { name: rest.slice(0, 200) } });
  const lecturer = await aLecturer(db, { user: { name: half.slice(200, 400) } });
  const period = await anInternshipPeriod(db);
  const course = await aCourse(db, { name: rest.slice(200, 400) });
  const placed = {
    mentor_id: mentor.id,
    lecturer_id: lecturer.id,
    internship_period_id: period.id,
  };
  const internships = [];
  for (const name of PAYLOADS) {
    const student = await aStudent(db, { user: { name } });
    const internship = await anInternship(db, { ...placed, student_id: student.id });
    await aGrade(db, { internship_id: internship.id, course_code: course.code });
    internships.push(internship);
  }
  const internship_id = internships[0]?.id ?? 0;
  for (const text of PAYLOADS) {
    await anActivity(db, { internship_id, name: text, description: text, address: text });
  }

  const activities = await app.inject({
    url: `/api/reports/internships/${internship_id}/activities`,
    headers: admin,
  });
  expectPlainPdf(activities.rawPayload, PAYLOADS);

  const grades = await app.inject({
    url: '/api/reports/grades',
    query: {
      course_code: course.code,
      internship_period_id: String(period.id),
      lecturer_id: String(lecturer.id),
      mentor_id: String(mentor.id),
    },
    headers: admin,
  });
  expectPlainPdf(grades.rawPayload, PAYLOADS);
});

test('the line of a login names the account and the address, not what was typed', async () => {
  const { nim, user } = await aStudent(app.db);
  const linesOf = async (payload: object) => {
    logged = '';
    const remoteAddress = '10.1.2.3';
    await app.inject({ method: 'POST', url: '/api/login', payload, remoteAddress });
    return logged
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  };
  const where = { operation: 'login', address: '10.1.2.3' };
  expect(await linesOf({ identifier: nim, password: TEST_PASSWORD })).toEqual([
    expect.objectContaining({ ...where, account: user.id, status: 200 }),
  ]);
  expect(await linesOf({ identifier: nim, password: 'Salah-Sekali' })).toEqual([
    expect.objectContaining({ ...where, account: user.id, status: 422 }),
  ]);
  expect(await linesOf({ identifier: 'tidak-ada', password: 'Salah-Sekali' })).toEqual([
    expect.objectContaining({ ...where, account: null, status: 422 }),
  ]);
  expect(logged).not.toMatch(/tidak-ada|Salah-Sekali/);
});
