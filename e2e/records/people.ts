import type { Caller } from '../caller';
import type { NamedRecord, Stored } from './lists';
import { ownDigits } from './own';
import { SIGNATURES } from './signatures';

const NEW_PASSWORD = 'Rahasia2026!';

type Role = 'student' | 'lecturer' | 'mentor' | 'super_admin';

interface User {
  id: number;
  student: { id: number };
  /** Of a super admin, too. */
  lecturer: { id: number };
  mentor: { id: number };
}

/** A user with the profile of the role, and a signature where one is needed. */
export const aUser = async (
  admin: Caller,
  role: Role,
  name: string,
  profile: Record<string, string | number | boolean>,
) => {
  const needsSignature = role === 'lecturer' || role === 'mentor';
  const { data } = await admin.postForm<Stored<User>>('/users', {
    role,
    name,
    email: `${ownDigits(12)}@kampus.example`,
    ...profile,
    ...(needsSignature ? { digital_signature: SIGNATURES.png } : {}),
  });
  return data;
};

/** The record of a mentor, not of the user. */
export interface Mentor extends NamedRecord {
  userId: number;
  nik: string;
}

export const aMentor = async (
  admin: Caller,
  company: NamedRecord,
  { name = `Mentor ${ownDigits(8)}`, isActive = true } = {},
): Promise<Mentor> => {
  const nik = ownDigits(16);
  const user = await aUser(admin, 'mentor', name, {
    nik,
    company_id: company.id,
    is_active: isActive,
  });
  return { id: user.mentor.id, userId: user.id, name, nik };
};

/** The record of a lecturer, not of the user. */
export const aLecturer = async (admin: Caller, name: string): Promise<NamedRecord> => {
  const { lecturer } = await aUser(admin, 'lecturer', name, { nip: ownDigits(18) });
  return { id: lecturer.id, name };
};

/** The record of a student, and what the student signs in with. */
export interface Student extends NamedRecord {
  identifier: string;
  password: string;
}

type SignIn = (who: { identifier: string; password: string }) => Promise<Caller>;

/** A student who has changed the default password: only then is there more to see. */
export const aStudent = async (admin: Caller, signIn: SignIn, name: string): Promise<Student> => {
  const nim = ownDigits(10);
  const { student } = await aUser(admin, 'student', name, { nim, academic_year: '2026/2027' });
  const caller = await signIn({ identifier: nim, password: nim });
  await caller.put('/change-password', {
    password: nim,
    new_password: NEW_PASSWORD,
    new_password_confirmation: NEW_PASSWORD,
  });
  return { id: student.id, name, identifier: nim, password: NEW_PASSWORD };
};
