import {
  aCertificate,
  aCompany,
  aHoliday,
  aLecturer,
  aMentor,
  anInternship,
  anInternshipPeriod,
  aPlace,
  aPlacementRequest,
  aStudent,
  aSuperAdmin,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { FOUND_RECORDS, type FoundRecord } from '@/shared/records';
import { testInAll } from '@/shared/testing/testLevel';

let app: TestApp;
let admin: { authorization: string };
beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('super_admin');
});
afterAll(() => app.close());

type Found = Record<FoundRecord, { id: number }[]>;

const ask = (search: string, headers = admin) =>
  app.inject({ method: 'GET', url: `/api/search?${new URLSearchParams({ search })}`, headers });

const find = async (search: string, headers = admin): Promise<Found> => {
  const answer = await ask(search, headers);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
};

const idsOf = async (kind: FoundRecord, search: string, headers = admin) =>
  (await find(search, headers))[kind].map(({ id }) => id);

const NOTHING = Object.fromEntries(FOUND_RECORDS.map((name) => [name, []]));

describe('a super admin', () => {
  testInAll(
    'finds every kind of record by name and number, with details that distinguish namesakes',
    async () => {
      const student = await aStudent(app.db, {
        nim: '7703310001',
        user: { name: 'Wulan Kencana' },
      });
      const lecturer = await aLecturer(app.db, {
        nip: '770315201012200277',
        user: { name: 'Dr. Wulan Kencana, M.Kom.' },
      });
      const company = await aCompany(app.db, { name: 'PT Kencana Wulan' });
      const mentor = await aMentor(app.db, {
        nik: '7703273014501880',
        company_id: company.id,
        user: { name: 'Kencana Wulan' },
      });
      const period = await anInternshipPeriod(app.db, {
        start_date: '2026-02-01',
        end_date: '2026-06-30',
      });
      const internship = await anInternship(app.db, {
        student_id: student.id,
        mentor_id: mentor.id,
        internship_period_id: period.id,
      });
      const found = {
        students: {
          id: student.id,
          user_id: student.user_id,
          name: 'Wulan Kencana',
          nim: '7703310001',
          academic_year: '2024/2025',
        },
        lecturers: {
          id: lecturer.id,
          user_id: lecturer.user_id,
          name: 'Dr. Wulan Kencana, M.Kom.',
          nip: '770315201012200277',
        },
        mentors: {
          id: mentor.id,
          user_id: mentor.user_id,
          name: 'Kencana Wulan',
          nik: '7703273014501880',
          company_name: 'PT Kencana Wulan',
        },
        companies: expect.objectContaining({ id: company.id, name: 'PT Kencana Wulan' }),
        internships: {
          id: internship.id,
          student_name: 'Wulan Kencana',
          student_nim: '7703310001',
          company_name: 'PT Kencana Wulan',
          start_date: '2026-02-01',
          end_date: '2026-06-30',
        },
      };
      const all = {
        ...NOTHING,
        ...Object.fromEntries(Object.entries(found).map(([kind, row]) => [kind, [row]])),
      };
      for (const search of ['wulan kencana', 'KENCANA Wulan', ' kenc  wul ', 'enca ula']) {
        expect(await find(search)).toEqual(all);
      }
      // Words in a name, in a number, and in no record.
      expect(await find('7703310001')).toEqual({
        ...NOTHING,
        students: [found.students],
        internships: [found.internships],
      });
      expect(await find('770315201012200277')).toEqual({
        ...NOTHING,
        lecturers: [found.lecturers],
      });
      expect(await find('0327301450')).toEqual({ ...NOTHING, mentors: [found.mentors] });
      expect(await find('kencana logistik')).toEqual(NOTHING);
      // The company is a searched text of placements and mentors.
      expect(await find('7703310001 kencana pt')).toEqual({
        ...NOTHING,
        internships: [found.internships],
      });
    },
  );

  test('finds no super admins among the lecturers', async () => {
    await aSuperAdmin(app.db, { nip: '880315201012200288', user: { name: 'Gayatri Agung' } });
    expect(await find('gayatri')).toEqual(NOTHING);
    expect(await find('880315201012200288')).toEqual(NOTHING);
  });
});

test('lists the newest of many namesakes first', async () => {
  const user = { name: 'Melati Anggraini' };
  const students: { id: number }[] = [];
  for (let year = 0; year < 7; year += 1) students.push(await aStudent(app.db, { user }));
  const newest = students.map(({ id }) => id).toReversed();
  for (const search of ['melati anggraini', 'melati', 'anggraini']) {
    expect([search, await idsOf('students', search)]).toEqual([search, newest.slice(0, 5)]);
  }

  const mentor = await aMentor(app.db);
  const [student] = students;
  const placements: number[] = [];
  for (let year = 2020; year < 2027; year += 1) {
    const period = await anInternshipPeriod(app.db, {
      start_date: `${year}-02-01`,
      end_date: `${year}-06-30`,
    });
    const placement = await anInternship(app.db, {
      student_id: student?.id,
      mentor_id: mentor.id,
      internship_period_id: period.id,
    });
    placements.push(placement.id);
  }
  const latest = placements.toReversed().slice(0, 5);
  expect(await idsOf('internships', 'melati')).toEqual(latest);
  expect(await idsOf('internships', 'melati', await app.signIn(mentor.user))).toEqual(latest);

  for (let count = 0; count < 2; count += 1) await aMentor(app.db, { user });
  const [first = 0, second = 0] = await idsOf('mentors', 'melati');
  expect(first).toBeGreaterThan(second);
});

test('finds a NIP in its official spelling first', async () => {
  const user = { name: 'Dr. Indra Kresna 19990315' };
  await aLecturer(app.db, { nip: '990315201012219990', user });
  const { id } = await aLecturer(app.db, { nip: '199903152010122199' });
  for (const search of ['19990315 201012 2 199', '19990315 2010']) {
    expect((await idsOf('lecturers', search))[0]).toBe(id);
  }
});

test('finds places by their name and that of their company', async () => {
  const company = await aCompany(app.db, { name: 'PT Sagara Biru' });
  const { id, name } = await aPlace(app.db, { company_id: company.id, name: 'Dermaga Utama' });
  const places = [{ id, name, company_name: 'PT Sagara Biru' }];
  expect((await find('sagara')).places).toEqual(places);
  expect(await find('dermaga sagara')).toEqual({ ...NOTHING, places });
});

test('finds holidays by name and year, the newest first', async () => {
  const [earlier, later] = [
    await aHoliday(app.db, { date: '2026-03-21', name: 'Hari Suci Arwana' }),
    await aHoliday(app.db, { date: '2027-03-10', name: 'Hari Suci Arwana' }),
  ];
  const { id, name, date } = later;
  expect((await find('arwana')).holidays).toEqual([
    { id, name, date },
    { id: earlier.id, name, date: '2026-03-21' },
  ]);
  expect(await find('arwana 2027')).toEqual({ ...NOTHING, holidays: [{ id, name, date }] });
});

test('finds requests for a place by their spokesperson, the last sent first, and no drafts', async () => {
  const { id: student_id, nim } = await aStudent(app.db, { user: { name: 'Sekar Melati' } });
  const { id: internship_period_id, ...period } = await anInternshipPeriod(app.db);
  const request = { student_id, internship_period_id };
  await aPlacementRequest(app.db, { student_id, state: 'draft' });
  const refused = await aPlacementRequest(app.db, { ...request, state: 'refused' });
  const sent_at = new Date('2026-02-21T02:00:00Z');
  const sent = await aPlacementRequest(app.db, { ...request, sent_at, sent_on: '2026-02-21' });
  const found = [sent, refused].map(({ id, state }) => ({
    id,
    student_nim: nim,
    student_name: 'Sekar Melati',
    state,
    start_date: period.start_date,
    end_date: period.end_date,
  }));
  expect((await find('melati sek')).placement_requests).toEqual(found);
  expect(await idsOf('placement_requests', nim)).toEqual([sent.id, refused.id]);
  for (const role of ['student', 'mentor', 'lecturer'] as const) {
    expect(await idsOf('placement_requests', 'sekar', await app.signIn(role))).toEqual([]);
  }
});

test('finds certificates by name, NIM, company and code, also revoked ones, for super admins only', async () => {
  const company = await aCompany(app.db, { name: 'PT Kaloka Jaya' });
  const mentor = await aMentor(app.db, { company_id: company.id });
  const student = await aStudent(app.db, { nim: '5503310001', user: { name: 'Larasati Ayu' } });
  const { id: internship_id } = await anInternship(app.db, {
    student_id: student.id,
    mentor_id: mentor.id,
  });
  const { id } = await aCertificate(app.db, {
    internship_id,
    code: '7K3M9QXA2HTD',
    revoked_at: new Date('2026-12-21T02:00:00Z'),
    revoked_reason: 'Nama mitra salah.',
    revoked_by_user_id: 0,
    revoked_by_name: 'Jurusan',
  });
  const [found] = (await find('larasati')).certificates;
  expect(found).toMatchObject({
    id,
    kind: 'student',
    name: 'Larasati Ayu',
    company_name: 'PT Kaloka Jaya',
    is_revoked: true,
  });
  for (const search of ['ayu laras', '5503310001', 'kaloka', '7k3m-9qxa-2htd']) {
    expect([search, await idsOf('certificates', search)]).toEqual([search, [id]]);
  }
  for (const role of ['student', 'mentor', 'lecturer'] as const) {
    expect(await idsOf('certificates', 'larasati', await app.signIn(role))).toEqual([]);
  }
});

describe('the order', () => {
  const NAMES = ['Usbarmo Ra', 'Dewi Armotan', 'armo', 'Armo Zaki', 'Siti Armo', 'Karmo'];
  const EXPECTED = ['armo', 'Armo Zaki', 'Dewi Armotan', 'Siti Armo', 'Karmo'];

  testInAll.each([
    ['students', async (name: string) => (await aStudent(app.db, { user: { name } })).id],
    ['lecturers', async (name: string) => (await aLecturer(app.db, { user: { name } })).id],
    ['mentors', async (name: string) => (await aMentor(app.db, { user: { name } })).id],
    ['companies', async (name: string) => (await aCompany(app.db, { name })).id],
    ['places', async (name: string) => (await aPlace(app.db, { name })).id],
    ['holidays', async (name: string) => (await aHoliday(app.db, { name })).id],
    [
      'internships',
      async (name: string) => {
        const student = await aStudent(app.db, { user: { name } });
        return (await anInternship(app.db, { student_id: student.id })).id;
      },
    ],
    [
      'placement_requests',
      async (name: string) => {
        const student = await aStudent(app.db, { user: { name } });
        return (await aPlacementRequest(app.db, { student_id: student.id })).id;
      },
    ],
  ] as const)('%s: what begins with it, words that do, what contains it', async (kind, create) => {
    const ids = new Map<number, string>();
    for (const name of NAMES) ids.set(await create(name), name);
    const found = (await idsOf(kind, 'ARMO')).map((id) => ids.get(id));
    // At most five, so the last by name is missing.
    expect(found).toEqual(EXPECTED);
  });

  test('an exact number is first, however many names and numbers begin with it', async () => {
    const exact = await aStudent(app.db, { nim: '9903310000', user: { name: 'Zulkifli' } });
    for (let number = 0; number < 6; number += 1) {
      await aStudent(app.db, { user: { name: `9903310000 Aa ${number}` } });
    }
    const [first, ...others] = await idsOf('students', '9903310000');
    expect(first).toBe(exact.id);
    expect(others).toHaveLength(4);
    const beginning = await idsOf('students', '990331');
    expect(beginning[0]).toBe(exact.id);
    expect(beginning).toHaveLength(5);
  });

  test('placements of one student: the newest first', async () => {
    const student = await aStudent(app.db, { user: { name: 'Prabu Saloka' } });
    const place = async (year: string) => {
      const dates = { start_date: `${year}-01-01`, end_date: `${year}-06-30` };
      const period = await anInternshipPeriod(app.db, { ...dates, year });
      const { id } = await anInternship(app.db, {
        student_id: student.id,
        internship_period_id: period.id,
      });
      return id;
    };
    const [old, current] = [await place('2024'), await place('2026')];
    expect(await idsOf('internships', 'saloka')).toEqual([current, old]);
  });

  test('the placement that goes on before the one it continues, each with its own days', async () => {
    const student = await aStudent(app.db, { user: { name: 'Nadira Pindahan' } });
    const period = await anInternshipPeriod(app.db, {
      start_date: '2026-02-02',
      end_date: '2026-06-26',
    });
    const of = { student_id: student.id, internship_period_id: period.id };
    const end = { end_date: '2026-03-31', end_reason: 'moved' } as const;
    await anInternship(app.db, { ...of, ...end });
    await anInternship(app.db, { ...of, start_date: '2026-04-06' });
    const { internships } = await find('nadira');
    expect(internships).toMatchObject([
      { start_date: '2026-04-06', end_date: '2026-06-26' },
      { start_date: '2026-02-02', end_date: '2026-03-31' },
    ]);
  });

  testInAll('finds one letter and two at the beginning of words, and three anywhere', async () => {
    const { id } = await aStudent(app.db, { nim: 'Q203310001', user: { name: 'Xq åhlén-Ypsi' } });
    for (const search of ['x', 'xq', 'åh', 'XQ', 'xq å', 'psi', 'hlé', 'q2', 'psi xq']) {
      expect([search, await idsOf('students', search)]).toEqual([
        search,
        expect.arrayContaining([id]),
      ]);
    }
    expect(await idsOf('students', 'hl')).toEqual([]);
  });
});

describe('everyone else', () => {
  testInAll('finds only their own placements, and no persons or companies', async () => {
    const place = async (name: string) => {
      const student = await aStudent(app.db, { user: { name } });
      const mentor = await aMentor(app.db, { user: { name: 'Rangga Pamong' } });
      const lecturer = await aLecturer(app.db, { user: { name: 'Rangga Pandu' } });
      const { id } = await anInternship(app.db, {
        student_id: student.id,
        mentor_id: mentor.id,
        lecturer_id: lecturer.id,
      });
      return { id, student, mentor, lecturer };
    };
    const own = await place('Rangga Satu');
    const other = await place('Rangga Dua');
    for (const role of ['lecturer', 'mentor', 'student'] as const) {
      const headers = await app.signIn({ id: own[role].user_id, role });
      for (const search of ['rangga', 'RANGGA satu', 'angg', own.student.nim]) {
        const found = await find(search, headers);
        expect(found).toEqual({ ...NOTHING, internships: [expect.anything()] });
        expect(found.internships[0]?.id).toBe(own.id);
      }
      for (const search of [
        'rangga dua',
        other.student.nim,
        other.mentor.nik,
        other.lecturer.nip,
        'pamong',
        'pandu',
      ]) {
        expect(await find(search, headers)).toEqual(NOTHING);
      }
    }
  });

  test('ranks their own as super admins do', async () => {
    const lecturer = await aLecturer(app.db);
    const ids = new Map<number, string>();
    for (const name of ['Zzkarna', 'Budi Karna', 'Karna Wijaya', 'Karna', 'Ani Karnawati']) {
      const student = await aStudent(app.db, { user: { name } });
      const { id } = await anInternship(app.db, {
        student_id: student.id,
        lecturer_id: lecturer.id,
      });
      ids.set(id, name);
    }
    const headers = await app.signIn({ id: lecturer.user_id, role: 'lecturer' });
    const found = await idsOf('internships', 'karna', headers);
    expect(found.map((id) => ids.get(id))).toEqual([
      'Karna',
      'Karna Wijaya',
      'Ani Karnawati',
      'Budi Karna',
      'Zzkarna',
    ]);
  });

  test('finds nothing without a placement, nor without a session', async () => {
    const student = await aStudent(app.db, { user: { name: 'Sendiri Saja' } });
    const headers = await app.signIn({ id: student.user_id, role: 'student' });
    expect(await find('sendiri', headers)).toEqual(NOTHING);
    expect((await app.inject({ url: '/api/search?search=budi' })).statusCode).toBe(401);
  });
});

describe('any text', () => {
  testInAll.each([
    ['100%', ['100% Santri', 'Cap 100%']],
    ['%', ['% Awal']],
    ['_', ['_Awal']],
    ['\\', ['\\Awal']],
    ["o'n", ["O'Neil"]],
    // Names are not sorted by quotation marks.
    ['"', []],
    ['🎓 lulus', ['🎓 Lulus']],
    ['awal"', ['"Awal"']],
    ["'; drop table users; --", []],
  ])('%s is looked for as it is', async (search, names) => {
    if ((await find('_awal')).students.length === 0) {
      for (const name of [
        '100% Santri',
        'Cap 100%',
        'Cap 1000',
        '% Awal',
        '_Awal',
        '\\Awal',
        "O'Neil",
        '"Awal"',
        '🎓 Lulus',
      ]) {
        await aStudent(app.db, { user: { name } });
      }
    }
    const { students } = await find(search);
    expect((students as unknown as { name: string }[]).map(({ name }) => name)).toEqual(names);
  });

  test.each(['', '   ', '\t'])('%j finds nothing', async (search) => {
    expect(await find(search)).toEqual(NOTHING);
  });

  test.each(['x'.repeat(200), '🎓'.repeat(200), 'a b c d e f g h i j k l m', 'nol\0'])(
    '%j is refused',
    async (search) => {
      const answer = await ask(search);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors.search).toHaveLength(1);
    },
  );

  test('needs a search', async () => {
    const answer = await app.inject({ url: '/api/search', headers: admin });
    expect(answer.statusCode).toBe(422);
  });

  test('takes as much as a search may have', async () => {
    expect(await find('x'.repeat(100))).toEqual(NOTHING);
    expect(await find('a1 b2 c3 d4 e5 f6')).toEqual(NOTHING);
  });
});
