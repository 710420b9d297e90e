import type { APIRequestContext } from '@playwright/test';
import { type Caller, ownDigits, today } from '../fixtures';
import { SIGNATURES } from './signatures';

type Stored<Row> = { data: Row };

interface Identified {
  id: number;
}

export interface NamedRecord extends Identified {
  name: string;
}

/** A user with a profile; a lecturer and a mentor need a signature, which is sent as a form. */
export const aUser = async (
  request: APIRequestContext,
  admin: Caller,
  role: 'student' | 'lecturer' | 'mentor' | 'super_admin',
  name: string,
  profile: Record<string, string | number | boolean>,
) => {
  const answer = await request.post('/api/users', {
    headers: { Authorization: `Bearer ${admin.session.access_token}` },
    multipart: {
      role,
      name,
      email: `${ownDigits(12)}@batas.example`,
      ...profile,
      ...(role === 'lecturer' || role === 'mentor' ? { digital_signature: SIGNATURES.png } : {}),
    },
  });
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
  const { data }: Stored<Identified> = await answer.json();
  return data;
};

export const aCompany = async (admin: Caller, quota = 5): Promise<NamedRecord> => {
  const name = `PT Batas ${ownDigits(8)}`;
  const { data } = await admin.post<Stored<Identified>>('/companies', {
    name,
    business_field: 'Jaringan komputer',
    address: 'Jl. Ganesha No. 10, Bandung',
    phone_number: '0221234567',
    email: 'kontak@batas.example',
    internship_quota: quota,
    is_active: true,
  });
  return { id: data.id, name };
};

/** The mentor's record, not the user's. */
export const aMentor = async (
  request: APIRequestContext,
  admin: Caller,
  company: NamedRecord,
  isActive = true,
): Promise<NamedRecord> => {
  const name = `Mentor ${ownDigits(8)}`;
  const user = await aUser(request, admin, 'mentor', name, {
    company_id: company.id,
    nik: ownDigits(16),
    is_active: isActive,
  });
  const { data } = await admin.get<Stored<{ mentor: Identified }>>(`/users/${user.id}`);
  return { id: data.mentor.id, name };
};

/** The first record of a list, such as the only active period. */
const firstOf = async <Row>(admin: Caller, list: string) => {
  const { data } = await admin.get<Stored<Row[]>>(list);
  const [row] = data;
  if (!row) throw new Error(`${list} is empty.`);
  return row;
};

export interface Placement extends Identified {
  company: NamedRecord;
  mentor: NamedRecord;
}

/** An internship of a student (by NIM) at a company of its own, in the active period. */
export const anInternship = async (
  request: APIRequestContext,
  admin: Caller,
  nim: string,
): Promise<Placement> => {
  const company = await aCompany(admin);
  const mentor = await aMentor(request, admin, company);
  const student = await firstOf<Identified>(admin, `/students?search=${nim}`);
  const lecturer = await firstOf<Identified>(admin, '/lecturers?search=Fitri Handayani');
  const period = await firstOf<Identified>(admin, '/internship-periods?is_active=true');
  const { data } = await admin.post<Stored<Identified>>('/internships', {
    student_id: student.id,
    company_id: company.id,
    mentor_id: mentor.id,
    lecturer_id: lecturer.id,
    internship_period_id: period.id,
  });
  return { id: data.id, company, mentor };
};

/** An activity of today. */
export const anActivity = async (admin: Caller, internshipId: number) => {
  const { data } = await admin.post<Stored<Identified>>('/activities', {
    internship_id: internshipId,
    name: 'Konfigurasi VLAN',
    description: 'Membagi jaringan lantai 1.',
    date: today(),
    start_time: '08:00',
    end_time: '16:00',
    address: 'Jl. Ganesha No. 10, Bandung',
  });
  return data;
};
