import type { SessionUser } from '@/server/auth/sessionUser';
import { document } from '@/server/contract/document';
import { companyList } from '@/server/resources/companies/companyQueries';
import { selectAllInternships } from '@/server/resources/internships/internshipList';
import { aDesk, type Desk } from '@/server/testing/aDesk';
import {
  aCompany,
  aCourse,
  aGrade,
  aHoliday,
  anInternship,
  aPlace,
  aStudent,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { readCsv, readXlsx } from '@/server/testing/readTable';
import { IMPORT_KINDS } from '@/shared/records';
import { originalText } from '@/shared/sheets/formulaText';
import { SHEET_COLUMNS } from '@/shared/sheets/sheetColumns';
import { aCompanyInput } from '@/shared/testing/companyInput';
import { everyNth, testInAll } from '@/shared/testing/testLevel';

type Headers = Record<string, string>;

let app: TestApp;
let admin: Headers;
let desk: Desk;
let other: Desk;

beforeAll(async () => {
  app = await buildTestApp({ config: { campusTimeZone: 'Asia/Jakarta' } });
  admin = await app.signIn('super_admin');
  desk = await aDesk(app);
  other = await aDesk(app);
  for (const { activity, internship } of [desk, other]) {
    await aHoliday(app.db);
    await aPlace(app.db);
    await activity({ name: 'Membuat VLAN', date: '2026-03-02' });
    await activity({
      name: 'Menguji kabel',
      date: '2026-03-03',
      attendance_time: '2026-03-03T01:05:00Z',
    });
    await aGrade(app.db, { internship_id: internship.id });
    await aGrade(app.db, { internship_id: internship.id, midterm: 71.25 });
  }
});
afterAll(() => app.close());

const get = (url: string, headers: Headers = admin) => app.inject({ url: `/api${url}`, headers });

/** The path of the export of a list, which takes the same query. */
const exportOf = (url: string, parameters: string) => {
  const [path, query] = url.split('?');
  return `${path}/export?${[query, parameters].filter(Boolean).join('&')}`;
};

const csvOf = async (url: string, parameters = '', headers: Headers = admin) => {
  const answer = await get(exportOf(url, `format=csv&${parameters}`), headers);
  expect(answer.statusCode).toBe(200);
  const [header = [], ...rows] = readCsv(answer.body);
  return { answer, header, rows };
};

const valueAt = (row: unknown, path: string) =>
  path.split('.').reduce<unknown>((level, key) => (level as Headers)[key], row);

describe('an export contains the rows of its list, in order', () => {
  const as = {
    admin: () => admin,
    lecturer: () => desk.as.lecturer.headers,
    mentor: () => desk.as.mentor.headers,
    student: () => desk.as.student.headers,
  };
  const own = () => `/internships/${desk.internship.id}`;

  test.each<[who: keyof typeof as, url: () => string, columns: string]>(
    everyNth(
      [
        ['admin', () => '/users?sort=-email&role=student', 'email,name'],
        ['admin', () => '/users?search=dewi%20mentor', 'email,role'],
        ['admin', () => '/students?sort=-user.name', 'nim,user.name,academic_year'],
        ['admin', () => '/lecturers?search=fitri', 'nip,user.name'],
        ['admin', () => '/mentors?sort=-company.name,nik', 'nik,company.name,user.name'],
        ['admin', () => '/companies?sort=-name&is_active=true', 'name,internship_quota'],
        ['admin', () => '/places?sort=-name&is_active=true', 'company.name,name,radius'],
        ['admin', () => '/courses?semester=2&sort=-code', 'code,semester,academic_year'],
        ['admin', () => '/internship-periods', 'start_date,year,semester'],
        ['admin', () => '/holidays?sort=-date&kind=national', 'date,name'],
        ['student', () => '/internship-periods', 'start_date,end_date'],
        ['admin', () => '/internships?sort=-student.nim', 'student.nim,mentor.company.name'],
        ['lecturer', () => '/internships', 'student.nim,student.user.name'],
        ['mentor', () => '/internships', 'student.nim,mentor.user.name'],
        ['admin', () => `${own()}/activities?sort=-date`, 'name,date,start_time,end_time,address'],
        ['student', () => `${own()}/activities?attended=true`, 'name,date'],
        ['mentor', () => '/activities', 'name,date,description'],
        ['admin', () => '/activities?date=2026-03-02', 'name,date'],
        ['lecturer', () => `${own()}/grades`, 'course_code,course.name,letter_grade'],
        ['lecturer', () => '/grades?sort=-total', 'course_code'],
        ['admin', () => '/grades', 'course_code'],
      ],
      4,
    ),
  )('%s %s', async (who, url, columns) => {
    const headers = as[who]();
    const listed = (await get(url(), headers)).json();
    const { rows, answer } = await csvOf(url(), `columns=${columns}`, headers);
    const fields = columns.split(',').filter((field) => field !== 'role');
    const expected = listed.data.map((row: unknown) =>
      fields.map((field) => String(valueAt(row, field))),
    );
    expect(rows.map((row) => row.slice(0, fields.length))).toEqual(expected);
    expect(rows.length).toBeGreaterThan(0);
    expect(answer.headers['x-total-rows']).toBe(String(listed.meta.total));
  });

  test('contains sign-in numbers for super admins only', async () => {
    const numbers = 'columns=mentor_nik,lecturer_nip';
    const { rows } = await csvOf(`/internships?student_id=${desk.student.id}`, numbers);
    expect(rows).toEqual([[desk.mentor.nik, desk.lecturer.nip]]);
    for (const { headers } of [desk.as.lecturer, desk.as.mentor]) {
      const { header, rows: seen } = await csvOf('/internships', '', headers);
      expect(header).not.toContain('NIK Mentor');
      expect(JSON.stringify(seen)).not.toContain(desk.mentor.nik);
      expect((await get(`/internships/export?${numbers}`, headers)).statusCode).toBe(422);
    }
  });

  test('contains no rows of another supervisor', async () => {
    for (const part of ['activities', 'grades']) {
      const url = `/internships/${other.internship.id}/${part}/export`;
      expect((await get(url, desk.as.lecturer.headers)).statusCode).toBe(404);
    }
  });
});

/** The lists in which people choose rows. */
const CHOSEN_BY: Readonly<Record<string, string>> = {
  '/users/export': 'ids',
  '/students/export': 'ids',
  '/lecturers/export': 'ids',
  '/mentors/export': 'ids',
  '/companies/export': 'ids',
  '/places/export': 'ids',
  '/courses/export': 'codes',
  '/internship-periods/export': 'ids',
  '/holidays/export': 'ids',
  '/internships/export': 'ids',
  '/placement-requests/export': 'ids',
  '/letters/export': 'ids',
  '/certificates/export': 'ids',
  '/defences/export': 'ids',
};

test('takes exactly what its list takes, but pages, and which rows of it', () => {
  const parametersOf = (path: string) =>
    document.paths[path]?.get?.parameters?.map(({ name }) => name) ?? [];
  const exports = Object.keys(document.paths).filter(
    (path) => path.endsWith('/export') && parametersOf(path).includes('columns'),
  );
  expect(exports.length).toBeGreaterThan(IMPORT_KINDS.length);
  for (const path of exports) {
    const ofList = parametersOf(path.replace('/export', ''));
    expect([path, ...parametersOf(path), 'page', 'per_page'].sort()).toEqual(
      [path, ...ofList, ...[CHOSEN_BY[path] ?? []].flat(), 'format', 'columns'].sort(),
    );
  }
});

describe('chosen rows', () => {
  test.each([
    ['/users', 'name'],
    ['/students', 'user.name'],
    ['/lecturers', 'nip'],
    ['/mentors', 'nik'],
    ['/companies', 'name'],
    ['/places', 'name'],
    ['/courses', 'code'],
    ['/internship-periods', 'start_date'],
    ['/holidays', 'date'],
    ['/internships', 'student.nim'],
  ])('%s: exactly these, in the order of the list', async (path, field) => {
    const parameter = CHOSEN_BY[`${path}/export`];
    const key = parameter === 'codes' ? 'code' : 'id';
    const listed = (await get(`${path}?sort=-${field}`)).json().data;
    const chosen = listed.filter((_: unknown, index: number) => index % 2 === 1);
    expect(chosen.length).toBeGreaterThan(0);
    const keys = [...chosen].reverse().map((row: Headers) => row[key]);
    const { rows, answer } = await csvOf(
      `${path}?sort=-${field}`,
      `columns=${field}&${parameter}=${encodeURIComponent(keys.join(','))}`,
    );
    expect(rows).toEqual(chosen.map((row: unknown) => [String(valueAt(row, field))]));
    expect(answer.headers['x-total-rows']).toBe(String(chosen.length));
  });

  test('leave out rows of others and rows that do not exist', async () => {
    const ids = `ids=${desk.internship.id},${other.internship.id},2147483647`;
    for (const { headers } of [desk.as.lecturer, desk.as.mentor]) {
      const { rows, answer } = await csvOf('/internships', `columns=student.nim&${ids}`, headers);
      expect(rows).toEqual([[desk.student.nim]]);
      expect(answer.headers['x-total-rows']).toBe('1');
    }
    const { rows } = await csvOf('/internships', `columns=student.nim&${ids}`);
    expect(rows.flat().sort()).toEqual([desk.student.nim, other.student.nim].sort());
  });

  test('allow commas in the codes of courses', async () => {
    await aCourse(app.db, { code: 'A,1234567' });
    await aCourse(app.db, { code: 'B,,,,,,,,' });
    const codes = encodeURIComponent('B,,,,,,,,,A,1234567');
    const { rows } = await csvOf('/courses', `columns=code&codes=${codes}`);
    expect(rows).toEqual([['A,1234567'], ['B,,,,,,,,']]);
  });

  test('number as many as one action takes at most', async () => {
    const idsUpTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1).join();
    expect((await get(`/companies/export?ids=${idsUpTo(500)}`)).statusCode).toBe(200);
    const answer = await get(`/companies/export?ids=${idsUpTo(501)}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ ids: ['Maksimal 500 data sekaligus'] });
  });

  test.each(['ids=', 'ids=1,', 'ids=a', 'ids=-1', 'ids=9999999999', 'ids=1&ids=2'])(
    'must be given as whole numbers, not as %s',
    async (ids) => {
      expect((await get(`/companies/export?${ids}`)).statusCode).toBe(422);
    },
  );
});

describe('columns', () => {
  test('default to all of them, including what an import needs', async () => {
    for (const kind of IMPORT_KINDS) {
      const { header: headers } = await csvOf(`/${kind}`);
      const needed = SHEET_COLUMNS[kind]
        .filter(({ field }) => field !== 'reason')
        .map(({ header }) => header);
      expect(headers).toEqual(expect.arrayContaining(needed));
      expect(new Set(headers).size).toBe(headers.length);
    }
  });

  test('must exist', async () => {
    const answer = await get('/companies/export?columns=name,password_hash');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ columns: ['Kolom tidak dikenal: password_hash'] });
    expect((await get('/companies/export?format=ods')).statusCode).toBe(422);
    expect((await get('/companies/export?sort=password')).statusCode).toBe(422);
  });
});

describe('the file', () => {
  test('contains typed cells as a workbook', async () => {
    app.setTime('2026-03-03T18:30:00Z');
    const student = await aStudent(app.db, {
      nim: '0024331001',
      user: { name: '=1+1', phone_number: '081234567890', date_of_birth: '2005-05-17' },
    });
    const answer = await get(
      `/students/export?search=0024331001&columns=nim,user.name,user.phone_number,user.date_of_birth,user.email,user.gender`,
    );
    expect(answer.headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    // The date on campus.
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="mahasiswa-2026-03-04.xlsx"',
    );
    expect(await readXlsx(answer.rawPayload)).toEqual([
      ['NIM', 'Nama', 'No. Telepon', 'Tanggal Lahir', 'Email', 'Jenis Kelamin'],
      [
        '0024331001',
        '=1+1',
        '081234567890',
        new Date('2005-05-17T00:00:00Z'),
        student.user.email,
        null,
      ],
    ]);
  });

  test('shows times and instants by the clock of the campus', async () => {
    const url = `/internships/${desk.internship.id}/activities`;
    const columns =
      'columns=date,start_time,attendance_time,internship.internship_period.start_date';
    const answer = await get(exportOf(`${url}?attended=true`, columns));
    const [, [date, start, attended, period] = []] = await readXlsx(answer.rawPayload);
    expect(date).toEqual(new Date('2026-03-03T00:00:00Z'));
    expect((start as Date).toISOString()).toMatch(/T08:00:00/);
    expect(attended).toEqual(new Date('2026-03-03T08:05:00Z'));
    expect(period).toBe('1 Jan 2026 s/d 31 Des 2026 - Semester 3');
    const { rows } = await csvOf(`${url}?attended=true`, columns);
    expect(rows).toEqual([['2026-03-03', '08:00', '2026-03-03 08:05', period]]);
  });

  test('contains the days of placements in force, and why they ended', async () => {
    const { student_id, internship_period_id, mentor_id } = desk.internship;
    const end = { end_date: '2026-03-31', end_reason: 'dismissed' } as const;
    const student = await aStudent(app.db);
    await anInternship(app.db, {
      ...{ internship_period_id, mentor_id, student_id: student.id },
      ...{ start_date: '2026-02-02', ...end },
    });
    const columns = 'columns=start_date,end_date,end_reason';
    const texts = async (id: number) =>
      (await csvOf(`/internships?student_id=${id}`, columns)).rows;
    expect(await texts(student.id)).toEqual([['2026-02-02', '2026-03-31', 'Dihentikan']]);
    expect(await texts(student_id)).toEqual([['2026-01-01', '2026-12-31', '']]);
    const answer = await get(exportOf(`/internships?student_id=${student.id}`, columns));
    expect(await readXlsx(answer.rawPayload)).toEqual([
      ['Mulai Magang', 'Hari Terakhir', 'Alasan Berakhir'],
      [new Date('2026-02-02T00:00:00Z'), new Date('2026-03-31T00:00:00Z'), 'Dihentikan'],
    ]);
  });

  test('contains numbers as numbers, with a comma in CSV', async () => {
    const url = `/internships/${desk.internship.id}/grades?sort=midterm`;
    const columns = 'columns=midterm,total,letter_grade';
    const answer = await get(exportOf(url, columns));
    expect((await readXlsx(answer.rawPayload))[1]).toEqual([71.25, 81.25, 'AB']);
    const { answer: csv } = await csvOf(url, columns);
    expect(csv.body.split('\r\n')[1]).toBe('71,25;81,25;AB');
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.body).toMatch(/^\uFEFFUTS;Total;Huruf\r\n/);
  });

  test('runs nothing in a spreadsheet, and holds each text as it was', async () => {
    const names = [
      '=HYPERLINK("http://x";"y")',
      '+62 PT',
      '-2 PT',
      '@SUM(1)',
      "'=sudah",
      '_x0041_ PT',
      'PT "Kutip"; baris\ndua',
    ];
    for (const name of names) await aCompany(app.db, { name, address: 'Jl. Rumus' });
    const query = '/companies?search=rumus&sort=name';
    const { answer, rows } = await csvOf(query, 'columns=name');
    const sorted = (await get(query)).json().data.map(({ name }: { name: string }) => name);
    expect([...sorted].sort()).toEqual([...names].sort());
    expect(rows.flat()).toEqual(sorted);
    expect(answer.body).not.toMatch(/(^|[\n;"])[=+\-@]/);
    const workbook = await get(exportOf(query, 'columns=name'));
    expect(
      (await readXlsx(workbook.rawPayload)).slice(1).flat().map(String).map(originalText),
    ).toEqual(sorted);
  });
});

testInAll(
  'reads thousands of rows in parts, each once, while rows come, change and go',
  async () => {
    const companies = Array.from({ length: 2100 }, (_, index) =>
      aCompanyInput({ name: `Massal ${String(index + 1).padStart(4, '0')}` }),
    );
    await app.db.insertInto('companies').values(companies).execute();
    const { total, parts } = await companyList(app.db, {
      search: 'massal',
      sort: '-name',
    }).whole();
    const names: string[] = [];
    let count = 0;
    for await (const rows of parts) {
      names.push(...rows.map(({ name }) => name));
      count += 1;
      if (count > 1) continue;
      // Moves rows to the other end of the order, deletes some and adds new ones at both ends.
      const { db } = app;
      await db
        .updateTable('companies')
        .set({ name: 'Massal 9999' })
        .where('name', '=', 'Massal 0007')
        .execute();
      await db
        .updateTable('companies')
        .set({ name: 'Massal 0000' })
        .where('name', '=', 'Massal 2099')
        .execute();
      await db.deleteFrom('companies').where('name', '=', 'Massal 0100').execute();
      await aCompany(db, { name: 'Massal 2101' });
      await aCompany(db, { name: 'Massal 0001a' });
    }
    expect(total).toBe(2100);
    expect(count).toBe(5);
    expect(names).toHaveLength(2099);
    expect(new Set(names).size).toBe(2099);
    expect(names).toEqual(expect.arrayContaining(['Massal 2099', 'Massal 9999', 'Massal 0001']));
    expect(names).not.toEqual(expect.arrayContaining(['Massal 0100']));
    const { rows, answer } = await csvOf('/companies?search=massal', 'columns=name');
    expect(rows).toHaveLength(2101);
    expect(answer.headers['x-total-rows']).toBe('2101');
  },
);

test('leaves out internships that belong to other people when they are read', async () => {
  const { internship, lecturer } = await aDesk(app);
  const user = { id: lecturer.user.id, role: 'lecturer', profileId: lecturer.id } as SessionUser;
  const { total, parts } = await selectAllInternships(app.db, user, { today: '2026-03-02' });
  expect(total).toBe(1);
  await app.db
    .updateTable('internships')
    .set({ lecturer_id: other.lecturer.id })
    .where('id', '=', internship.id)
    .execute();
  expect((await parts.next()).value).toEqual([]);
});

test('can be imported as it is, apart from what needs an account', async () => {
  await aCourse(app.db, { code: 'IMPOR0001' });
  const { header } = await csvOf('/courses?search=IMPOR0001');
  expect(header).toEqual(SHEET_COLUMNS.courses.map((column) => column.header));
});
