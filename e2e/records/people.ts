import type { Caller } from '../caller';
import type { ApiResponse, NamedRecord } from './lists';
import { SIGNATURES } from './signatures';
import { uniqueDigits } from './uniqueDigits';

const NEW_PASSWORD = 'Rahasia2026!';

type Role = 'student' | 'lecturer' | 'mentor' | 'super_admin';

interface User {
  id: number;
  student: { id: number };
  /** Super admins have a lecturer profile, too. */
  lecturer: { id: number };
  mentor: { id: number };
}

/** Creates a user with a profile, and with a signature if the role requires one. */
export const createUser = async (
  admin: Caller,
  role: Role,
  name: string,
  profile: Record<string, string | number | boolean>,
) => {
  const needsSignature = role === 'lecturer' || role === 'mentor';
  const { data } = await admin.postForm<ApiResponse<User>>('/users', {
    role,
    name,
    email: `${uniqueDigits(12)}@kampus.example`,
    ...profile,
    ...(needsSignature ? { digital_signature: SIGNATURES.png } : {}),
  });
  return data;
};

/** The `id` is the mentor's, not the user's. */
export interface Mentor extends NamedRecord {
  userId: number;
  nik: string;
}

export const createMentor = async (
  admin: Caller,
  company: NamedRecord,
  { name = `Mentor ${uniqueDigits(8)}`, isActive = true } = {},
): Promise<Mentor> => {
  const nik = uniqueDigits(16);
  const user = await createUser(admin, 'mentor', name, {
    nik,
    company_id: company.id,
    is_active: isActive,
  });
  return { id: user.mentor.id, userId: user.id, name, nik };
};

/** The `id` is the lecturer's, not the user's. */
export const createLecturer = async (admin: Caller, name: string): Promise<NamedRecord> => {
  const { lecturer } = await createUser(admin, 'lecturer', name, { nip: uniqueDigits(18) });
  return { id: lecturer.id, name };
};

/** The `id` is the student's, not the user's. */
export interface Student extends NamedRecord {
  identifier: string;
  password: string;
}

type SignIn = (who: { identifier: string; password: string }) => Promise<Caller>;

/** Changes the default password, because the other screens are closed until then. */
export const createStudent = async (
  admin: Caller,
  signIn: SignIn,
  name: string,
): Promise<Student> => {
  const nim = uniqueDigits(10);
  const { student } = await createUser(admin, 'student', name, { nim, academic_year: '2026/2027' });
  const caller = await signIn({ identifier: nim, password: nim });
  await caller.put('/change-password', {
    password: nim,
    new_password: NEW_PASSWORD,
    new_password_confirmation: NEW_PASSWORD,
  });
  return { id: student.id, name, identifier: nim, password: NEW_PASSWORD };
};
