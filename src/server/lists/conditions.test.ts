import { document } from '@/server/contract/document';
import { aDesk, type Desk } from '@/server/testing/aDesk';
import {
  aCertificate,
  aCompany,
  aCourse,
  aDefence,
  aFinalReport,
  aGrade,
  aGuidanceSession,
  aHoliday,
  aLecturer,
  aLetter,
  aMentor,
  anActivity,
  anAssessmentForm,
  anAssessmentSheet,
  anAttendanceRequest,
  anInternship,
  anInternshipPeriod,
  aPlace,
  aPlacementRequest,
  aStudent,
  aUser,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { matchesCondition } from '@/server/testing/matchesCondition';
import {
  type Condition,
  type ConditionColumn,
  type ConditionValue,
  OPERATORS,
  type Operator,
  valueCount,
} from '@/shared/conditions/condition';
import { conditionsOf } from '@/shared/conditions/conditionsOf';
import type { ListedFields } from '@/shared/fields/field';
import { activityListed } from '@/shared/resources/activities/activityFields';
import { assessmentSheetListed } from '@/shared/resources/assessments/assessmentFields';
import { attendanceRequestListed } from '@/shared/resources/attendance-requests/attendanceRequestFields';
import { certificateListed } from '@/shared/resources/certificates/certificateFields';
import { companyFields } from '@/shared/resources/companies/companyFields';
import { courseListed } from '@/shared/resources/courses/courseFields';
import { defenceListed } from '@/shared/resources/defences/defenceFields';
import { finalReportListed } from '@/shared/resources/final-reports/finalReportFields';
import { gradeListed } from '@/shared/resources/grades/gradeFields';
import { guidanceSessionListed } from '@/shared/resources/guidance-sessions/guidanceSessionFields';
import { holidayFields } from '@/shared/resources/holidays/holidayFields';
import { internshipPeriodListed } from '@/shared/resources/internship-periods/internshipPeriodFields';
import { internshipListed } from '@/shared/resources/internships/internshipFields';
import { lecturerListed } from '@/shared/resources/lecturers/lecturerFields';
import { letterListed } from '@/shared/resources/letters/letterFields';
import { mentorListed } from '@/shared/resources/mentors/mentorFields';
import { placementRequestListed } from '@/shared/resources/placement-requests/placementRequestFields';
import { placeListed } from '@/shared/resources/places/placeFields';
import { studentListed } from '@/shared/resources/students/studentFields';
import { userListed } from '@/shared/resources/users/userFields';
import { everyNth } from '@/shared/testing/testLevel';

type Headers = Record<string, string>;
type Row = Record<string, unknown>;

let app: TestApp;
let admin: Headers;
let desk: Desk;
let other: Desk;

beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('super_admin');
  desk = await aDesk(app);
  other = await aDesk(app);
  const { db } = app;
  for (const [index, { internship }] of [desk, other].entries()) {
    const internship_id = internship.id;
    await anActivity(db, { internship_id, name: 'Membuat VLAN', date: '2026-03-02' });
    await anActivity(db, {
      internship_id,
      name: `100%_kabel\\${index}`,
      date: `2026-03-1${index}`,
      attendance_time: '2026-03-03T01:05:00Z',
      validated_at_by_mentor: '2026-03-03T02:00:00Z',
      validated_at_by_lecturer: index === 0 ? '2026-03-03T02:00:00Z' : null,
    });
    const course = await aCourse(db, { name: `Jaringan ${index}`, semester: 2 + index });
    await aGrade(db, { internship_id, course_code: course.code, midterm: 71.25 + index });
    await aGrade(db, { internship_id, final: 20, other: 10 });
    await aPlacementRequest(db, {
      student_id: internship.student_id,
      internship_period_id: internship.internship_period_id,
      company_ids: [index === 0 ? desk.company.id : other.company.id],
      state: index === 0 ? 'sent' : 'accepted',
      sent_on: `2026-02-1${index}`,
    });
    await aLetter(db, {
      student_id: internship.student_id,
      company_id: index === 0 ? desk.company.id : other.company.id,
      kind: index === 0 ? 'introduction' : 'assignment',
      date: `2026-03-1${index}`,
      signed_at: index === 0 ? new Date('2026-03-12T02:00:00Z') : null,
    });
    await aGuidanceSession(db, { internship_id });
    await aGuidanceSession(db, {
      internship_id,
      date: `2026-03-1${index}`,
      topic: `Metode 100%_${index}`,
      result: `Bab ${index} selesai`,
      state: 'agreed',
      decided_at: '2026-03-12T01:00:00Z',
      decided_by_user_id: 1,
      decided_by_name: 'Aditya',
    });
    const form = await anAssessmentForm(db, {
      course_code: course.code,
      assessor: index === 0 ? 'mentor' : 'lecturer',
    });
    await anAssessmentSheet(db, {
      internship_id,
      form_id: form.id,
      state: index === 0 ? 'draft' : 'sent',
    });
    await aFinalReport(db, { internship_id, title: `Pemantauan 100%_${index}` });
    await aDefence(db, {
      internship_id,
      starts_at: new Date(`2026-06-1${index}T02:00:00Z`),
      room: `Lab 100%_${index}`,
    });
    await anAttendanceRequest(db, { internship_id });
    await anAttendanceRequest(db, {
      internship_id,
      kind: 'sick',
      start_date: '2026-03-09',
      end_date: '2026-03-11',
      reason: `Demam 100%_${index}`,
      state: 'withdrawn',
      decided_at: '2026-03-09T01:00:00Z',
      decided_by_user_id: 1,
      decided_by_name: 'Aditya',
      decided_by_role: 'student',
    });
  }
  const { id: internship_id, internship_period_id } = desk.internship;
  await aCertificate(db, { internship_id, issued_at: new Date('2026-03-10T20:00:00Z') });
  const { mentor_id, lecturer_id } = other.internship;
  await anInternship(db, {
    ...{ internship_period_id, mentor_id, lecturer_id },
    ...{ start_date: '2026-02-02', end_date: '2026-04-30', end_reason: 'resigned' },
  });
  const company = await aCompany(db, {
    name: "PT D'Angin",
    internship_quota: 3,
    is_active: false,
    address: 'Jl. Ujung 5',
  });
  const phone_number = '+62 812-555 01';
  await aMentor(db, { company_id: company.id, is_active: false, user: { phone_number } });
  await aLecturer(db, { user: { phone_number } });
  await aStudent(db, { academic_year: '2023/2024', user: { name: 'Zainal_Abidin %' } });
  await aUser(db, { phone_number: '081234567890', is_active: false });
  await anInternshipPeriod(db, { start_date: '2025-01-06', end_date: '2025-06-30', year: '2025' });
  await aHoliday(db, { date: '2026-08-17', name: 'Proklamasi Kemerdekaan' });
  const zone = { time_zone: 'WITA', radius: 300 } as const;
  await aPlace(db, { company_id: company.id, name: 'Kantor Pusat', ...zone });
  const { id: company_id } = await db
    .selectFrom('companies')
    .select('id')
    .executeTakeFirstOrThrow();
  await aPlace(db, { company_id, has_joint_leave: false, is_active: false });
  await aHoliday(db, { date: '2026-12-24', kind: 'joint_leave', certainty: 'estimated' });
});
afterAll(() => app.close());

const FIELDS: [path: string, fields: ListedFields][] = [
  ['/users', userListed],
  ['/students', studentListed],
  ['/lecturers', lecturerListed],
  ['/mentors', mentorListed],
  ['/companies', companyFields],
  ['/courses', courseListed],
  ['/internship-periods', internshipPeriodListed],
  ['/places', placeListed],
  ['/holidays', holidayFields],
  ['/attendance-requests', attendanceRequestListed],
  ['/assessments', assessmentSheetListed],
  ['/guidance-sessions', guidanceSessionListed],
  ['/final-reports', finalReportListed],
  ['/defences', defenceListed],
  ['/placement-requests', placementRequestListed],
  ['/letters', letterListed],
  ['/certificates', certificateListed],
  ['/internships', internshipListed],
  ['/activities', activityListed],
  ['/grades', gradeListed],
];

const LISTS = FIELDS.map(([path, fields]) => [path, conditionsOf(fields)] as const);

/** Parameters that a list cannot do without. */
const requiredBy = (path: string) =>
  path === '/certificates'
    ? `&kind=student&internship_period_id=${desk.internship.internship_period_id}`
    : '';

const get = (url: string, headers = admin) => {
  const [path = '', query = ''] = url.split('?');
  return app.inject({ url: `/api${path}?${query}${requiredBy(path)}`, headers });
};

const withConditions = (path: string, conditions: unknown, parameters = '') =>
  `${path}?conditions=${encodeURIComponent(JSON.stringify(conditions))}${parameters}`;

const rowsOf = async (url: string, headers = admin): Promise<Row[]> => {
  const answer = await get(url, headers);
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined]);
  expect(answer.json().data).toHaveLength(answer.json().meta.total);
  return answer.json().data;
};

const valueAt = (row: Row, field: string) =>
  field.split('.').reduce<unknown>((level, key) => (level as Row | null)?.[key], row);

/** The days of a placement are those in force, which its answer leaves to its period. */
const conditionValueAt = (path: string, row: Row, field: string) =>
  path === '/internships' && ['start_date', 'end_date'].includes(field)
    ? (row[field] ?? valueAt(row, `internship_period.${field}`))
    : valueAt(row, field);

const keysOf = (rows: readonly Row[]) =>
  rows.map(({ id, code, internship_id }) => id ?? code ?? internship_id);

const swappedCase = (text: string) =>
  text.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

/** Values that some of the rows have, in ascending order. */
function valuesFor(column: ConditionColumn, operator: Operator, found: unknown[]) {
  const present = found.filter((value) => value !== null && value !== undefined && value !== '');
  if (column.type === 'choice') {
    const isFlag = 'true' in column.choices;
    return [String(isFlag ? Boolean(found[0]) : present[0])];
  }
  const sorted = [...new Set(present)].sort() as ConditionValue[];
  const middle = sorted[Math.floor(sorted.length / 2)] ?? '';
  if (column.type !== 'text') {
    const values = column.type === 'number' ? [Number(middle)] : [middle];
    return [...values, ...values].slice(0, valueCount(operator));
  }
  const text = swappedCase(String(middle));
  if (operator === 'contains' || operator === 'not_contains') return [text.slice(1)];
  return operator === 'starts_with' ? [text.slice(0, -1)] : [text].slice(0, valueCount(operator));
}

const cases = LISTS.flatMap(([path, columns]) =>
  Object.entries(columns).flatMap(([field, column]) =>
    OPERATORS[column.type].map(
      (operator: Operator): [string, string, Operator, ConditionColumn] => [
        path,
        field,
        operator,
        column,
      ],
    ),
  ),
);

describe('a list has the rows that fulfil a condition', () => {
  const whole = new Map<string, Row[]>();

  test.each(everyNth(cases, 12))('%s %s %s', async (path, field, operator, column) => {
    const all = whole.get(path) ?? (await rowsOf(path));
    whole.set(path, all);
    const valueIn = (row: Row) => conditionValueAt(path, row, field);
    const found = all.map(valueIn);
    const values = valuesFor(column, operator, found);
    const condition: Condition = [field, operator, ...values];
    const expected = all.filter((row) => matchesCondition(valueIn(row), column, condition));
    if (operator !== 'empty' && operator !== 'not_contains') expect(expected).not.toEqual([]);

    const page = (await get(withConditions(path, [condition], '&page=1&per_page=3'))).json();
    expect(keysOf(page.data)).toEqual(keysOf(expected.slice(0, 3)));
    expect(page.meta.total).toBe(expected.length);
  });
});

describe('by hand', () => {
  const namesOf = async (conditions: Condition[], parameters = '') =>
    (await rowsOf(withConditions('/companies', conditions, parameters)))
      .map(({ name }) => name)
      .sort();

  test('each operator', async () => {
    expect(await namesOf([['name', 'contains', "d'ang"]])).toEqual(["PT D'Angin"]);
    expect(await namesOf([['name', 'not_contains', 'nusantara']])).toEqual(["PT D'Angin"]);
    expect(await namesOf([['name', 'equals', 'pt nusantara']])).toHaveLength(2);
    expect(await namesOf([['name', 'equals', 'pt']])).toEqual([]);
    expect(await namesOf([['name', 'starts_with', 'PT N']])).toHaveLength(2);
    expect(await namesOf([['name', 'empty']])).toEqual([]);
    expect(await namesOf([['name', 'not_empty']])).toHaveLength(3);
    expect(await namesOf([['internship_quota', 'equals', 3]])).toEqual(["PT D'Angin"]);
    expect(await namesOf([['internship_quota', 'equals', 3.5]])).toEqual([]);
    expect(await namesOf([['internship_quota', 'at_most', 9.5]])).toEqual(["PT D'Angin"]);
    expect(await namesOf([['internship_quota', 'between', 4, 10]])).toHaveLength(2);
    expect(await namesOf([['is_active', 'one_of', 'false']])).toEqual(["PT D'Angin"]);
    expect(await namesOf([['is_active', 'one_of', 'false', 'true']])).toHaveLength(3);
  });

  test('a number with spaces between its digits', async () => {
    const [student] = await rowsOf('/students');
    const nim = String(student?.nim);
    for (const operator of ['equals', 'starts_with', 'contains'] as const) {
      const condition: Condition = ['nim', operator, `${nim.slice(0, 4)} ${nim.slice(4)}`];
      const found = await rowsOf(withConditions('/students', [condition]));
      expect(found.map((row) => row.nim)).toEqual([nim]);
    }
  });

  test('several, with search, filter, order and page', async () => {
    const quota: Condition = ['internship_quota', 'at_least', 4];
    expect(await namesOf([quota, ['name', 'contains', 'angin']])).toEqual([]);
    expect(await namesOf([quota], '&search=nusantara&is_active=true')).toHaveLength(2);
    expect(await namesOf([quota], '&is_active=false')).toEqual([]);
    const url = withConditions('/companies', [quota], '&sort=-name&page=2&per_page=1');
    expect((await get(url)).json()).toMatchObject({
      data: [{ name: 'PT Nusantara' }],
      meta: { total: 2 },
    });
  });

  test('a missing telephone number is empty, and contains nothing', async () => {
    const mentors = async (condition: Condition) =>
      (await rowsOf(withConditions('/mentors', [condition]))).length;
    expect(await mentors(['user.phone_number', 'empty'])).toBe(2);
    expect(await mentors(['user.phone_number', 'not_contains', '0'])).toBe(2);
    expect(await mentors(['user.phone_number', 'not_contains', '812'])).toBe(2);
    expect(await mentors(['user.phone_number', 'not_empty'])).toBe(1);
  });
});

test.each(['/companies', '/students', '/internships', '/activities', '/grades'])(
  '%s are exported as they are listed',
  async (path) => {
    const [, columns = {}] = LISTS.find(([listed]) => listed === path) ?? [];
    const [field = ''] = Object.keys(columns);
    const conditions = [[field, 'contains', 'a']];
    const rows = await rowsOf(withConditions(path, conditions));
    const file = await get(withConditions(`${path}/export`, conditions, '&format=csv'));
    expect(file.headers['x-total-rows']).toBe(String(rows.length));
    expect(file.body.trim().split('\r\n')).toHaveLength(rows.length + 1);
  },
);

describe('what is no condition', () => {
  const name = (...rest: unknown[]) => [['name', ...rest]];
  const quota = (...rest: unknown[]) => [['internship_quota', ...rest]];

  test.each<[unknown, string]>([
    [{}, 'Format tidak valid'],
    ['name', 'Format tidak valid'],
    [null, 'Format tidak valid'],
    [[[]], 'Syarat 1: Format tidak valid'],
    [['name', 'contains', 'a'], 'Syarat 1: Format tidak valid'],
    [name(1, 'a'), 'Syarat 1: Format tidak valid'],
    [[['password_hash', 'contains', 'a']], 'Syarat 1: Kolom tidak dikenal: password_hash'],
    [[['name) or (true', 'empty']], 'Syarat 1: Kolom tidak dikenal: name) or (true'],
    [[['__proto__', 'empty']], 'Syarat 1: Kolom tidak dikenal: __proto__'],
    [[['constructor', 'empty']], 'Syarat 1: Kolom tidak dikenal: constructor'],
    [name('toString', 'a'), 'Syarat 1: Operator tidak dikenal: toString'],
    [name('at_least', 'a'), 'Syarat 1: Operator tidak dikenal: at_least'],
    [name('contains'), 'Syarat 1: Wajib diisi'],
    [name('contains', ' '), 'Syarat 1: Wajib diisi'],
    [name('contains', 'a', 'b'), 'Syarat 1: Nilai terlalu banyak'],
    [name('empty', 'a'), 'Syarat 1: Nilai terlalu banyak'],
    [name('contains', { a: 1 }), 'Syarat 1: Format tidak valid'],
    [name('contains', 7), 'Syarat 1: Format tidak valid'],
    [name('contains', 'a\0'), 'Syarat 1: Format tidak valid'],
    [name('contains', 'a'.repeat(101)), 'Syarat 1: Maksimal 100 karakter'],
    [quota('equals', '3'), 'Syarat 1: Harus berupa angka'],
    [quota('equals', 1e12), 'Syarat 1: Angka terlalu besar'],
    [quota('between', 3), 'Syarat 1: Wajib diisi'],
    [quota('between', 5, 3), 'Syarat 1: Tidak boleh kurang dari nilai pertama'],
    [[['is_active', 'one_of']], 'Syarat 1: Pilih minimal satu'],
    [[['is_active', 'one_of', 'mungkin']], 'Syarat 1: Pilihan tidak dikenal'],
    [[['is_active', 'one_of', true]], 'Syarat 1: Pilihan tidak dikenal'],
    [[...name('empty'), ['x', 'empty']], 'Syarat 2: Kolom tidak dikenal: x'],
    [Array.from({ length: 11 }, () => ['name', 'empty']), 'Maksimal 10 syarat'],
  ])('%j', async (conditions, issue) => {
    const answer = await get(withConditions('/companies', conditions));
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { conditions: [issue] }]);
  });

  test.each(['', '[[', '[["internship_quota","equals",1e999]]'])('the text %j', async (text) => {
    const { statusCode } = await get(`/companies?conditions=${encodeURIComponent(text)}`);
    expect(statusCode).toBe(text === '' ? 200 : 422);
  });

  test.each(['2026-02-30', 'infinity', 20260302, '2026-3-2', 'now'])('the day %j', async (day) => {
    const url = withConditions('/activities', [['date', 'equals', day]]);
    expect((await get(url)).json().errors.conditions[0]).toMatch(/^Syarat 1: Tanggal tidak valid/);
  });

  test('a longer text than any', async () => {
    const { statusCode, body } = await get(withConditions('/companies', 'a'.repeat(4001)));
    expect([statusCode, body]).toEqual([422, expect.stringContaining('Maksimal 4000 karakter')]);
    expect((await get(withConditions('/companies/export', [['x', 'empty']]))).statusCode).toBe(422);
  });
});

test.each([
  "' or 1=1 --",
  "'; drop table users; --",
  '$1',
  '%',
  '_',
  '\\',
  '%_kabel\\',
  '*',
  '"}]',
])('the text %s is nothing but a text', async (text) => {
  const all = await rowsOf('/activities');
  for (const operator of ['contains', 'starts_with', 'equals', 'not_contains'] as const) {
    const condition: Condition = ['name', operator, text];
    const expected = all.filter(({ name }) =>
      matchesCondition(name, activityListed.name, condition),
    );
    expect(keysOf(await rowsOf(withConditions('/activities', [condition])))).toEqual(
      keysOf(expected),
    );
  }
});

describe('conditions reveal no records of other people', () => {
  const everything: [path: string, conditions: unknown][] = [
    ['/internships', [['mentor.company.name', 'contains', 'nusantara']]],
    ['/internships', [['lecturer.user.name', 'not_empty']]],
    ['/internships', [['internship_period.start_date', 'at_least', '1990-01-01']]],
    ['/activities', [['date', 'between', '2026-01-01', '2026-12-31']]],
    ['/activities', [['attendance_time', 'one_of', 'true', 'false']]],
    ['/grades', [['total', 'at_least', 0]]],
  ];

  test.each(everything)('%s %j', async (path, conditions) => {
    const url = withConditions(path, conditions);
    const ofAll = await rowsOf(url);
    for (const { headers } of [desk.as.lecturer, desk.as.mentor]) {
      const own = await rowsOf(url, headers);
      expect(own.length).toBeLessThan(ofAll.length);
      expect(own.length).toBeGreaterThan(0);
      const ids = own.map(({ id, internship_id = id }) => internship_id);
      expect(new Set(ids)).toEqual(new Set([desk.internship.id]));
      const file = await get(withConditions(`${path}/export`, conditions), headers);
      expect(file.headers['x-total-rows']).toBe(String(own.length));
    }
    for (const part of ['activities', 'grades']) {
      const foreign = withConditions(`/internships/${other.internship.id}/${part}`, []);
      expect((await get(foreign, desk.as.lecturer.headers)).statusCode).toBe(404);
    }
  });

  test('nor a student the activities of another', async () => {
    const url = withConditions('/activities', [['name', 'contains', 'vlan']]);
    expect(await rowsOf(url, desk.as.student.headers)).toHaveLength(1);
  });
});

describe('the document', () => {
  const described = Object.entries(document.paths).flatMap(([path, { get: operation }]) =>
    operation?.parameters?.some(({ name }) => name === 'conditions') ? [{ path, operation }] : [],
  );

  /** 'Conditions on `a`, `b`', or 'every field of `AInput`', which is what a new record takes. */
  function columnsNamed(path: string, operation: object): (string | undefined)[] {
    const { description = '' } = operation as { description?: string };
    if (description.includes('every field of')) {
      const body = document.paths[path]?.post?.requestBody?.content['application/json'];
      return Object.keys(body?.schema.properties ?? {});
    }
    const [, named = ''] = description.split('Conditions on');
    return [...named.matchAll(/`([^`]+)`/g)].map(([, field]) => field);
  }

  test('takes conditions on all of these lists and their exports', () => {
    const own = ['activities', 'grades'].map((part) => `/internships/{id}/${part}`);
    const lists = [...LISTS.map(([path]) => path), ...own];
    expect(described.map(({ path }) => path).sort()).toEqual(
      lists.flatMap((path) => [path, `${path}/export`]).sort(),
    );
  });

  test('names the columns of each list', () => {
    for (const { path, operation } of described) {
      if (path.endsWith('/export')) continue;
      const [, columns] = LISTS.find(([list]) => path.endsWith(list)) ?? [];
      expect([path, ...columnsNamed(path, operation)].sort()).toEqual(
        [path, ...Object.keys(columns ?? {})].sort(),
      );
    }
  });
});
