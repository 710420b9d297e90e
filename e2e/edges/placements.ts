import type { APIRequestContext } from '@playwright/test';
import { type Account, type Caller, ownDigits, today } from '../fixtures';

/** The smallest PNG; a signature may be one. */
const SIGNATURE = {
  name: 'tanda-tangan.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

type Tools = {
  request: APIRequestContext;
  apiAs: (who: Account | { identifier: string; password: string }) => Promise<Caller>;
};

type Created<Record> = { data: Record };
type User = {
  id: number;
  student: { id: number; nim: string } | null;
  lecturer: { id: number; nip: string } | null;
  mentor: { id: number; nik: string } | null;
};

/** Everything that a placement is made of, new, and called what the test wants. */
export const makePlacement = async ({ request, apiAs }: Tools, name: string) => {
  const admin = await apiAs('superAdmin');
  const createUser = async (fields: Record<string, string>): Promise<User> => {
    const answer = await request.post('/api/users', {
      headers: { Authorization: `Bearer ${admin.session.access_token}` },
      multipart: {
        name,
        email: `${ownDigits(12)}@kampus.example`,
        ...fields,
        ...(fields.role === 'student' ? {} : { digital_signature: SIGNATURE }),
      },
    });
    if (!answer.ok()) throw new Error(`POST /users: ${answer.status()} ${await answer.text()}`);
    return ((await answer.json()) as Created<User>).data;
  };

  const { data: company } = await admin.post<Created<{ id: number }>>('/companies', {
    name,
    address: name,
    phone_number: '0227654321',
    email: `${ownDigits(12)}@perusahaan.example`,
    business_field: name,
    internship_quota: 5,
    is_active: true,
  });
  const nim = ownDigits(10);
  const student = await createUser({ role: 'student', nim, academic_year: '2026/2027' });
  const lecturer = await createUser({ role: 'lecturer', nip: ownDigits(18) });
  const mentor = await createUser({
    role: 'mentor',
    nik: ownDigits(16),
    company_id: String(company.id),
    is_active: '1',
  });

  const periods = await admin.get<{ data: { id: number; is_active: boolean }[] }>(
    '/internship-periods?is_active=true',
  );
  const place = async (periodId = periods.data[0]?.id) => {
    const { data } = await admin.post<Created<{ id: number }>>('/internships', {
      student_id: student.student?.id,
      company_id: company.id,
      mentor_id: mentor.mentor?.id,
      lecturer_id: lecturer.lecturer?.id,
      internship_period_id: periodId,
    });
    return data.id;
  };
  const internshipId = await place();

  const plan = (names: readonly string[], date = today(), internship = internshipId) =>
    admin.post(`/internships/${internship}/activities/bulk`, {
      activities: names.map((activity) => ({
        name: activity,
        description: activity,
        date,
        start_time: '08:00',
        end_time: '16:00',
        address: activity,
      })),
    });

  /** The student, with the default password changed: only then is there more to see. */
  const asStudent = async () => {
    const person = { identifier: nim, password: 'Rahasia2026!' };
    const first = await apiAs({ identifier: nim, password: nim });
    await first.put('/change-password', {
      password: nim,
      new_password: person.password,
      new_password_confirmation: person.password,
    });
    return apiAs(person);
  };

  return { admin, company, student, lecturer, mentor, nim, internshipId, plan, place, asStudent };
};
