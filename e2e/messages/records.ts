import { test as base, type Caller, ownDigits, type Person, today } from '../fixtures';

type Created = { data: { id: number } };
type List<Row> = { data: Row[] };
type Named = { id: number; user: { name: string } };

/** The smallest picture that is a signature. */
export const SIGNATURE = {
  name: 'ttd.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const ACTIVITY = {
  name: 'Memasang server',
  description: 'Memasang dan menguji server baru.',
  date: today(),
  start_time: '08:00',
  end_time: '16:00',
  address: 'Jl. Soekarno Hatta No. 412, Bandung',
};

const SCORES = { assignment_1: 80, assignment_2: 80, midterm: 80, final: 80, other: 80 };

/** Where a student of this test can be placed: a company with one mentor, a lecturer, the active period. */
export interface Place {
  admin: Caller;
  company: { id: number; name: string };
  mentor: { id: number; name: string };
  lecturer: { id: number; name: string };
  periodId: number;
}

/** An internship that belongs to this test alone. */
export interface Placement extends Place {
  student: Person;
  internshipId: number;
  addActivity: (values?: Partial<typeof ACTIVITY>) => Promise<number>;
  addGrade: () => Promise<{ id: number; courseCode: string }>;
}

interface Fixtures {
  aCompany: (name: string) => Promise<{ id: number; name: string }>;
  aPlace: () => Promise<Place>;
  aPlacement: (studentName: string) => Promise<Placement>;
}

export const test = base.extend<Fixtures>({
  aCompany: ({ apiAs }, use) =>
    use(async (name) => {
      const admin = await apiAs('superAdmin');
      const ownName = `${name} ${ownDigits(8)}`;
      const { data } = await admin.post<Created>('/companies', {
        name: ownName,
        business_field: 'Jaringan komputer',
        address: 'Jl. Asia Afrika No. 8, Bandung',
        phone_number: '0224567890',
        email: 'magang@perusahaan.example',
        internship_quota: 4,
        is_active: true,
      });
      return { id: data.id, name: ownName };
    }),
  aPlace: ({ apiAs, aCompany, request }, use) =>
    use(async () => {
      const admin = await apiAs('superAdmin');
      const company = await aCompany('PT Tempat Magang');
      const nik = ownDigits(16);
      const name = `Rudi Hartono ${nik}`;
      const answer = await request.post('/api/mentors', {
        headers: { Authorization: `Bearer ${admin.session.access_token}` },
        multipart: {
          name,
          email: `${nik}@perusahaan.example`,
          nik,
          company_id: String(company.id),
          is_active: '1',
          digital_signature: SIGNATURE,
        },
      });
      if (!answer.ok()) throw new Error(`A mentor was refused: ${await answer.text()}`);
      const mentor = { id: ((await answer.json()) as Created).data.id, name };
      const lecturers = await admin.get<List<Named>>('/lecturers?page=1&per_page=1');
      const periods = await admin.get<List<{ id: number }>>('/internship-periods?is_active=true');
      const [lecturer] = lecturers.data;
      const [period] = periods.data;
      if (!lecturer || !period) throw new Error('The demo data lacks a lecturer or a period.');
      return {
        admin,
        company,
        mentor,
        lecturer: { id: lecturer.id, name: lecturer.user.name },
        periodId: period.id,
      };
    }),
  aPlacement: ({ aPlace, aStudent }, use) =>
    use(async (studentName) => {
      const place = await aPlace();
      const { admin } = place;
      const student = await aStudent(studentName);
      const found = await admin.get<List<{ id: number }>>(
        `/students?page=1&per_page=1&search=${student.identifier}`,
      );
      const { data } = await admin.post<Created>('/internships', {
        student_id: found.data[0]?.id,
        mentor_id: place.mentor.id,
        lecturer_id: place.lecturer.id,
        company_id: place.company.id,
        internship_period_id: place.periodId,
      });
      const internshipId = data.id;
      return {
        ...place,
        student,
        internshipId,
        addActivity: async (values) => {
          const body = { ...ACTIVITY, ...values, internship_id: internshipId };
          return (await admin.post<Created>('/activities', body)).data.id;
        },
        addGrade: async () => {
          const courses = await admin.get<List<{ code: string }>>('/courses?page=1&per_page=1');
          const courseCode = courses.data[0]?.code ?? '';
          const body = { ...SCORES, internship_id: internshipId, course_code: courseCode };
          return { id: (await admin.post<Created>('/grades', body)).data.id, courseCode };
        },
      };
    }),
});

export { expect, ownDigits, today } from '../fixtures';
