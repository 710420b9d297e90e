import { type AnyObjectSchema, type InferType, isSchema, mixed, type ObjectSchema } from 'yup';
import { isRole, type Role } from '@/shared/permissions';
import {
  type LecturerProfileCreateInput,
  lecturerProfileCreateRules,
  type SuperAdminProfileCreateInput,
  superAdminProfileCreateRules,
} from '@/shared/resources/lecturers/lecturerProfileRules';
import {
  type MentorProfileCreateInput,
  mentorProfileCreateRules,
} from '@/shared/resources/mentors/mentorProfileRules';
import {
  type StudentProfileCreateInput,
  studentProfileCreateRules,
} from '@/shared/resources/students/studentProfileRules';
import { record } from '@/shared/validation/fields';
import { accountFields } from './userRules';

const PROFILE_RULES: Readonly<Record<Role, AnyObjectSchema>> = {
  student: studentProfileCreateRules,
  lecturer: lecturerProfileCreateRules,
  super_admin: superAdminProfileCreateRules,
  mentor: mentorProfileCreateRules,
};

/** A profile field belongs to some roles only; for the others it is neither validated nor kept. */
const byRole = (field: string, ...others: string[]) =>
  mixed().when(['role', ...others], ([role]: unknown[], none) => {
    const rules = isRole(role) ? PROFILE_RULES[role].fields[field] : undefined;
    return isSchema(rules) ? rules : none.strip();
  });

const account = record(accountFields);

type AccountInput = InferType<typeof account>;

/** `POST /users`: the account and its profile in one flat body. */
export type UserCreateInput = Omit<AccountInput, 'role'> &
  (
    | ({ role: 'student' } & StudentProfileCreateInput)
    | ({ role: 'lecturer' } & LecturerProfileCreateInput)
    | ({ role: 'super_admin' } & SuperAdminProfileCreateInput)
    | ({ role: 'mentor' } & MentorProfileCreateInput)
  );

const flatRules: unknown = record({
  ...accountFields,
  nim: byRole('nim'),
  academic_year: byRole('academic_year'),
  nip: byRole('nip'),
  company_id: byRole('company_id'),
  nik: byRole('nik'),
  digital_signature: byRole('digital_signature'),
  is_active: byRole('is_active', 'digital_signature'),
});

/** Yup's types cannot express that the role decides which fields there are; the tests check it. */
export const userCreateRules = flatRules as ObjectSchema<UserCreateInput>;
