import { aPlacement } from './testing/aPlacement';
import {
  aCompany,
  aCourse,
  aLecturer,
  aMentor,
  anActivity,
  anInternship,
  aStudent,
} from './testing/builders';
import { anImageFile, multipart } from './testing/multipart';
import {
  type Answer,
  buildRaces,
  expectOnly,
  RACERS,
  type RaceRequest,
  type Races,
  type Refusal,
  succeeded,
} from './testing/races';

/*
 * Requests that may not all succeed, sent at the same time. With TEST_DATABASE_URL they come from
 * several processes with connections of their own; on the embedded database they wait for its only
 * connection, but still read in parallel before their transactions.
 */
let races: Races;
beforeAll(async () => {
  races = await buildRaces();
});
afterAll(() => races.app.close());

const raceIt = (name: string, round: () => Promise<void>) => test(name, () => races.rounds(round));

const db = () => races.app.db;
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const each = <T>(make: (index: number) => T) =>
  Array.from({ length: RACERS }, (_, index) => make(index));

const post = (url: string, payload: object) =>
  ({ method: 'POST', url: `/api${url}`, payload }) as const;
const put = (url: string, payload: object) =>
  ({ method: 'PUT', url: `/api${url}`, payload }) as const;
const remove = (url: string) => ({ method: 'DELETE', url: `/api${url}` }) as const;

let last = 0;
/** Numbers distinct from those of the builders, which count from 1. */
const digits = (length: number) => {
  last += 1;
  return `9${String(last).padStart(length - 1, '0')}`;
};

const scores = { assignment_1: 80, assignment_2: 80, midterm: 80, final: 80, other: 80 };
const aNewStudent = (overrides: object) => ({
  role: 'student',
  name: 'Sari Dewi',
  email: `sari${digits(8)}@kampus.example`,
  nim: digits(10),
  academic_year: '2024/2025',
  ...overrides,
});

const refused = (field: string, message: string): Refusal => ({
  status: 422,
  errors: { [field]: [message] },
});
const held = (message: string): Refusal => ({ status: 409, message });
const GONE: Refusal = { status: 404, message: 'Data tidak ditemukan.' };

describe('the last place of a company', () => {
  const FULL = refused(
    'company_id',
    'Kuota magang perusahaan ini sudah penuh pada periode tersebut',
  );

  raceIt('the last place is taken by one of the placements and moves', async () => {
    const { input, company, period } = await aPlacement(db(), 1);
    const colleague = await aMentor(db(), { company_id: company.id });
    const elsewhere = await aMentor(db());
    const requests = await times(RACERS, async (index) => {
      const { id: student_id } = await aStudent(db());
      const mentor_id = index % 2 === 0 ? input.mentor_id : colleague.id;
      const placement = { ...input, student_id, mentor_id };
      if (index % 3 > 0) return post('/internships', placement);
      const { id } = await anInternship(db(), {
        student_id,
        mentor_id: elsewhere.id,
        lecturer_id: input.lecturer_id,
      });
      return put(`/internships/${id}`, placement);
    });
    expect(expectOnly(await races.race(requests), FULL)).toBe(1);
    const taken = await db()
      .selectFrom('internships')
      .innerJoin('mentors', 'mentors.id', 'internships.mentor_id')
      .select('internships.id')
      .where('mentors.company_id', '=', company.id)
      .where('internships.internship_period_id', '=', period.id)
      .execute();
    expect(taken).toHaveLength(1);
  });
});

describe('placements of many', () => {
  const bulk = (internship_period_id: number, placements: object[]) =>
    post('/internships/bulk', { internship_period_id, placements });

  raceIt(
    'the last places of three companies are taken by one of those who place many',
    async () => {
      const places = await times(3, () => aPlacement(db(), 1));
      const { period, lecturer } = await aPlacement(db());
      const requests = await times(RACERS, async (index) => {
        const rows = [];
        for (const { company, mentor } of places) {
          rows.push({
            student_id: (await aStudent(db())).id,
            company_id: company.id,
            mentor_id: mentor.id,
            lecturer_id: lecturer.id,
          });
        }
        // Both orders: requests must not wait for each other.
        return bulk(period.id, index % 2 === 0 ? rows : rows.reverse());
      });
      const full = ['Kuota magang perusahaan ini sudah penuh pada periode tersebut'];
      const keys = [0, 1, 2].map((index) => [`placements.${index}.company_id`, full]);
      const answers = await races.race(requests);
      expect(expectOnly(answers, { status: 422, errors: Object.fromEntries(keys) })).toBe(1);
      const taken = db()
        .selectFrom('internships')
        .select('id')
        .where('internship_period_id', '=', period.id);
      expect(await taken.execute()).toHaveLength(3);
    },
  );

  raceIt(
    'one of those who place the same students at different companies has no warning',
    async () => {
      const { period, lecturer } = await aPlacement(db());
      const students = await times(3, () => aStudent(db()));
      const requests = await times(RACERS, async (index) => {
        const mentor = await aMentor(db());
        const rows = students.map(({ id }) => ({
          student_id: id,
          company_id: mentor.company_id,
          mentor_id: mentor.id,
          lecturer_id: lecturer.id,
        }));
        return bulk(period.id, index % 2 === 0 ? rows : rows.reverse());
      });
      const warned = refused('reason', 'Alasan wajib diisi, minimal 3 karakter');
      expect(expectOnly(await races.race(requests), warned)).toBe(1);
    },
  );
});

describe('two people and one record', () => {
  const STALE = held('Data ini sudah diubah orang lain. Muat ulang, lalu ulangi perubahan Anda.');

  raceIt('one of those who change the same version of a company', async () => {
    const { id, version, ...company } = await aCompany(db());
    const answers = await races.race(
      each((index) => put(`/companies/${id}`, { ...company, name: `PT ${index}`, version })),
    );
    expect(expectOnly(answers, STALE)).toBe(1);
    const { data } = answers.find(succeeded)?.json() ?? {};
    const stored = db().selectFrom('companies').selectAll().where('id', '=', id);
    expect(await stored.executeTakeFirst()).toEqual(data);
    expect(data.version).toBe(version + 1);
  });

  raceIt('one of those who change the same version of a profile', async () => {
    const { id, version } = await aStudent(db());
    const answers = await races.race(
      each((index) => put(`/students/${id}`, { academic_year: `20${10 + index}/2099`, version })),
    );
    expect(expectOnly(answers, STALE)).toBe(1);
  });

  raceIt('one of those who change the same version of an account', async () => {
    const { user } = await aStudent(db());
    const { id, email, version } = user;
    const answers = await races.race(
      each((index) => put(`/users/${id}`, { name: `Sari ${index}`, email, version })),
    );
    expect(expectOnly(answers, STALE)).toBe(1);
  });
});

describe('the photos of an activity', () => {
  raceIt('two of many uploads of one student', async () => {
    const student = await aStudent(db());
    const { id: internship_id } = await anInternship(db(), { student_id: student.id });
    const { id } = await anActivity(db(), { internship_id, date: '2020-01-01' });
    const form = await multipart({ photo: await anImageFile() });
    const headers = { ...(await races.app.signIn(student.user)), ...form.headers };
    const url = `/api/student/activities/${id}/photos`;
    const upload = { method: 'POST', url, payload: form.payload, headers } as const;
    const answers = await races.race(each(() => upload));
    expect(expectOnly(answers, held('Satu aktivitas memuat paling banyak 2 foto.'))).toBe(2);
    const photos = db().selectFrom('activity_photos').select('position').orderBy('position');
    const positions = await photos.where('activity_id', '=', id).execute();
    expect(positions).toEqual([{ position: 1 }, { position: 2 }]);
  });
});

describe('records that may exist once', () => {
  raceIt('one of the placements of a student with a mentor in a period', async () => {
    const { input } = await aPlacement(db(), 1_000);
    const answers = await races.race(each(() => post('/internships', input)));
    const TWICE = refused(
      'student_id',
      'Mahasiswa sudah terdaftar pada mentor ini di periode yang sama',
    );
    expect(expectOnly(answers, TWICE)).toBe(1);
    const { student_id } = input;
    const rows = db().selectFrom('internships').select('id').where('student_id', '=', student_id);
    expect(await rows.execute()).toHaveLength(1);
  });

  raceIt('one of the grades of an internship for a course', async () => {
    const { id: internship_id } = await anInternship(db());
    const { code: course_code } = await aCourse(db());
    const answers = await races.race(
      each((index) => post('/grades', { ...scores, internship_id, course_code, other: index + 1 })),
    );
    const TWICE = refused('course_code', 'Nilai untuk mata kuliah ini sudah ada');
    expect(expectOnly(answers, TWICE)).toBe(1);
    const rows = await db()
      .selectFrom('grades')
      .select('other')
      .where('internship_id', '=', internship_id)
      .execute();
    expect(rows).toEqual([{ other: answers.find(succeeded)?.json().data.other }]);
  });

  raceIt('one NIM, of new students and of those who get another one', async () => {
    const nim = digits(10);
    const students = await times(RACERS, () => aStudent(db()));
    const answers = await races.race(
      students.map(({ id }, index) =>
        index % 2 === 0
          ? post('/students', aNewStudent({ nim }))
          : put(`/students/${id}`, { nim, academic_year: '2024/2025' }),
      ),
    );
    expect(expectOnly(answers, refused('nim', 'NIM sudah digunakan'))).toBe(1);
    const rows = await db().selectFrom('students').select('id').where('nim', '=', nim).execute();
    expect(rows).toHaveLength(1);
    const accounts = await db()
      .selectFrom('users')
      .leftJoin('students', 'students.user_id', 'users.id')
      .select('users.id')
      .where('users.role', '=', 'student')
      .where('students.id', 'is', null)
      .execute();
    expect(accounts).toEqual([]);
  });

  raceIt('one NIP and one NIK', async () => {
    const [nip, nik] = [digits(18), digits(16)];
    const requests = await times(RACERS, async (index) =>
      index % 2 === 0
        ? post(`/lecturers/${(await aLecturer(db())).id}`, { _method: 'put', nip })
        : post(`/mentors/${(await aMentor(db())).id}`, { _method: 'put', nik }),
    );
    const answers = await races.race(requests);
    const [ofLecturers, ofMentors] = [0, 1].map((rest) =>
      answers.filter((_, index) => index % 2 === rest),
    ) as [Answer[], Answer[]];
    expect(expectOnly(ofLecturers, refused('nip', 'NIP sudah digunakan'))).toBe(1);
    expect(expectOnly(ofMentors, refused('nik', 'NIK sudah digunakan'))).toBe(1);
  });

  raceIt('one e-mail address, in upper or lower case', async () => {
    const email = `rani${digits(8)}@kampus.example`;
    const others = await times(RACERS, () => aStudent(db()));
    const answers = await races.race(
      others.map(({ user }, index) => {
        const written = index % 4 < 2 ? email : email.toUpperCase();
        return index % 2 === 0
          ? post('/users', aNewStudent({ email: written }))
          : put(`/users/${user.id}`, { name: user.name, email: written });
      }),
    );
    expect(expectOnly(answers, refused('email', 'Email sudah digunakan'))).toBe(1);
    const rows = await db().selectFrom('users').select('id').where('email', 'ilike', email);
    expect(await rows.execute()).toHaveLength(1);
  });

  raceIt('one code of a course', async () => {
    const code = `AJK${digits(6)}`;
    const course = {
      code,
      name: 'Jaringan',
      semester: 2,
      hours_per_week: 4,
      credits: 2,
      weight_assignment_1: 20,
      weight_assignment_2: 20,
      weight_midterm: 20,
      weight_final: 20,
      weight_other: 20,
      academic_year: '2024/2025',
    };
    const answers = await races.race(each(() => post('/courses', course)));
    expect(expectOnly(answers, refused('code', 'Kode mata kuliah sudah digunakan'))).toBe(1);
  });
});

/** Expects all answers to show the stored record of the first request. */
async function expectFirstOf(answers: Answer[], id: number, columns: readonly string[]) {
  expect(expectOnly(answers)).toBe(answers.length);
  const stored = await db()
    .selectFrom('activities')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const asSent = JSON.parse(JSON.stringify(stored));
  for (const column of columns) {
    const shown = new Set(answers.map((answer) => answer.json().data[column]));
    expect([...shown]).toEqual([asSent[column]]);
  }
}

describe('actions that happen once', () => {
  const today = new Date().toISOString().slice(0, 10);

  raceIt('one attendance, with the position and the time of one submission', async () => {
    const student = await aStudent(db());
    const { id: internship_id } = await anInternship(db(), { student_id: student.id });
    const { id } = await anActivity(db(), { internship_id, date: today });
    const headers = await races.app.signIn(student.user);
    const answers = await races.race(
      each((index) => ({
        method: 'PATCH',
        url: `/api/activities/${id}/presence-student`,
        payload: { latitude: index, longitude: 100 + index / 10 },
        headers,
      })),
    );
    await expectFirstOf(answers, id, ['attendance_time', 'latitude', 'longitude']);
  });

  const VALIDATIONS = [
    ['mentor', 'validated_at_by_mentor'],
    ['lecturer', 'validated_at_by_lecturer'],
  ] as const;

  for (const [who, column] of VALIDATIONS) {
    raceIt(`one validation as ${who}`, async () => {
      const { id } = await anActivity(db());
      const answers = await races.race(
        each(() => ({ method: 'PATCH', url: `/api/activities/${id}/validate-${who}` })),
      );
      await expectFirstOf(answers, id, [column]);
    });
  }

  raceIt('one record for one Idempotency-Key', async () => {
    const { internship_id } = await anActivity(db());
    const headers = await races.app.signIn('super_admin');
    const activity = {
      internship_id,
      name: 'Uji',
      description: 'Uji',
      date: today,
      start_time: '08:00',
      end_time: '09:00',
      address: 'Bandung',
    };
    const key = `race-${digits(8)}`;
    const answers = await races.race(
      each(() => ({
        ...post('/activities', activity),
        headers: { ...headers, 'idempotency-key': key },
      })),
    );
    expectOnly(answers, held('Permintaan yang sama masih diproses. Silakan coba lagi.'));
    const ids = new Set(answers.filter(succeeded).map((answer) => answer.json().data.id));
    expect(ids.size).toBe(1);
    const rows = await db()
      .selectFrom('activities')
      .select('id')
      .where('internship_id', '=', internship_id)
      .execute();
    expect(rows).toHaveLength(2);
  });
});

describe('deleting against creating', () => {
  interface Contest {
    deletes: string;
    creates: (index: number) => ReturnType<typeof post> | Promise<ReturnType<typeof post>>;
    /** The refusals of a creating request when its reference is gone or another request came first. */
    gone: Refusal[];
    twice?: Refusal;
    /** The refusal of a deletion when a new record refers to its record. */
    holds: Refusal;
  }

  const TWICE = refused(
    'student_id',
    'Mahasiswa sudah terdaftar pada mentor ini di periode yang sama',
  );

  const CONTESTS: Record<string, () => Promise<Contest>> = {
    'a student against a placement': async () => {
      const { input } = await aPlacement(db());
      return {
        deletes: `/students/${input.student_id}`,
        creates: () => post('/internships', input),
        gone: [refused('student_id', 'Mahasiswa tidak ditemukan')],
        twice: TWICE,
        holds: held('Mahasiswa tidak dapat dihapus karena masih terdaftar dalam data magang.'),
      };
    },
    'a mentor against a placement': async () => {
      const { input } = await aPlacement(db());
      return {
        deletes: `/mentors/${input.mentor_id}`,
        creates: () => post('/internships', input),
        gone: [refused('mentor_id', 'Mentor tidak ditemukan')],
        twice: TWICE,
        holds: held('Mentor tidak dapat dihapus karena masih membimbing data magang.'),
      };
    },
    'a lecturer against a placement': async () => {
      const { input, lecturer } = await aPlacement(db());
      return {
        deletes: `/users/${lecturer.user_id}`,
        creates: () => post('/internships', input),
        gone: [refused('lecturer_id', 'Dosen tidak ditemukan')],
        twice: TWICE,
        holds: held('Dosen tidak dapat dihapus karena masih membimbing data magang.'),
      };
    },
    'a period against a placement': async () => {
      const { input } = await aPlacement(db());
      return {
        deletes: `/internship-periods/${input.internship_period_id}`,
        creates: () => post('/internships', input),
        gone: [refused('internship_period_id', 'Periode magang tidak ditemukan')],
        twice: TWICE,
        holds: held('Periode magang tidak dapat dihapus karena masih memiliki data magang.'),
      };
    },
    'a company against a mentor': async () => {
      const { id } = await aCompany(db());
      const nik = digits(16);
      return {
        deletes: `/companies/${id}`,
        creates: async () => {
          const fields = { name: 'Budi', email: `budi${digits(8)}@mitra.example`, nik };
          const form = await multipart({
            ...fields,
            company_id: `${id}`,
            is_active: '1',
            digital_signature: await anImageFile(),
          });
          return { method: 'POST', url: '/api/mentors', ...form } as const;
        },
        gone: [refused('company_id', 'Perusahaan tidak ditemukan')],
        twice: refused('nik', 'NIK sudah digunakan'),
        holds: held('Mitra industri tidak dapat dihapus karena masih memiliki mentor.'),
      };
    },
    'an internship against a grade': async () => {
      const { id: internship_id } = await anInternship(db());
      const { code: course_code } = await aCourse(db());
      return {
        deletes: `/internships/${internship_id}`,
        creates: () => post('/grades', { ...scores, internship_id, course_code }),
        gone: [refused('internship_id', 'Magang tidak ditemukan')],
        twice: refused('course_code', 'Nilai untuk mata kuliah ini sudah ada'),
        holds: held('Magang tidak dapat dihapus karena masih memiliki nilai.'),
      };
    },
    'an internship against activities': async () => {
      const { id } = await anInternship(db());
      const activity = {
        name: 'Uji',
        description: 'Uji',
        date: '2026-03-02',
        address: 'Bandung',
        start_time: '08:00',
        end_time: '09:00',
      };
      return {
        deletes: `/internships/${id}`,
        creates: (index) =>
          index % 2 === 0
            ? post('/activities', { ...activity, internship_id: id })
            : post(`/internships/${id}/activities/bulk`, { activities: [activity, activity] }),
        // The reference is in the body or in the path.
        gone: [refused('internship_id', 'Magang tidak ditemukan'), GONE],
        holds: held('Magang tidak dapat dihapus karena masih memiliki aktivitas.'),
      };
    },
    'a course against a grade': async () => {
      const { id: internship_id } = await anInternship(db());
      const { code: course_code } = await aCourse(db());
      return {
        deletes: `/courses/${course_code}`,
        creates: () => post('/grades', { ...scores, internship_id, course_code }),
        gone: [refused('course_code', 'Mata kuliah tidak ditemukan')],
        twice: refused('course_code', 'Nilai untuk mata kuliah ini sudah ada'),
        holds: held(
          "Mata kuliah tidak dapat dihapus karena masih memiliki 1 nilai. Nilai ada di tab Nilai setiap magang dan di 'Laporan Penilaian'.",
        ),
      };
    },
  };

  for (const [name, prepare] of Object.entries(CONTESTS)) {
    let rounds = 0;
    raceIt(name, async () => {
      const { deletes, creates, gone, twice, holds } = await prepare();
      // Deletes are faster: in every other round they come one after the other.
      rounds += 1;
      const isLate = rounds % 2 === 0;
      const isDelete = (index: number) => index % 2 === 1;
      const requests = await times<RaceRequest>(RACERS, async (index) =>
        isDelete(index)
          ? { ...remove(deletes), after: isLate ? 5 + index : 0 }
          : creates(index >> 1),
      );
      const answers = await races.race(requests);
      const deleting = answers.filter((_, index) => isDelete(index));
      const creating = answers.filter((_, index) => !isDelete(index));
      if (deleting.some(succeeded)) {
        expect(expectOnly(deleting, GONE)).toBe(1);
        expect(expectOnly(creating, ...gone)).toBe(0);
      } else {
        expect(expectOnly(deleting, holds)).toBe(0);
        const created = expectOnly(creating, ...(twice ? [twice] : []));
        expect(created).toBe(twice ? 1 : creating.length);
      }
    });
  }

  raceIt('a mentor who changes company against a placement', async () => {
    const { input } = await aPlacement(db(), 1_000);
    const { id: company_id } = await aCompany(db());
    const requests = each((index) =>
      index % 2 === 0
        ? post('/internships', input)
        : post(`/mentors/${input.mentor_id}`, { _method: 'put', company_id }),
    );
    const answers = await races.race(requests);
    const placing = answers.filter((_, index) => index % 2 === 0);
    const moving = answers.filter((_, index) => index % 2 === 1);
    if (moving.some(succeeded)) {
      expect(expectOnly(moving)).toBe(moving.length);
      const WRONG = refused('mentor_id', 'Mentor bukan dari perusahaan yang dipilih');
      expect(expectOnly(placing, WRONG)).toBe(0);
    } else {
      const STAYS = refused(
        'company_id',
        'Mentor masih membimbing mahasiswa magang di perusahaan ini.',
      );
      expect(expectOnly(moving, STAYS)).toBe(0);
      expect(expectOnly(placing, TWICE)).toBe(1);
    }
  });

  raceIt('a student who is deleted while another one gets the same NIM', async () => {
    const student = await aStudent(db(), { nim: digits(10) });
    const { nim } = student;
    const answers = await races.race(
      each((index) =>
        index % 2 === 0
          ? post('/students', aNewStudent({ nim }))
          : remove(`/students/${student.id}`),
      ),
    );
    const deleting = answers.filter((_, index) => index % 2 === 1);
    const creating = answers.filter((_, index) => index % 2 === 0);
    expect(expectOnly(deleting, GONE)).toBe(1);
    const created = expectOnly(creating, refused('nim', 'NIM sudah digunakan'));
    const rows = await db().selectFrom('students').select('id').where('nim', '=', nim).execute();
    expect(created).toBe(rows.length);
    expect(created).toBeLessThanOrEqual(1);
  });
});
