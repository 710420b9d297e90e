import type { Role } from '@/shared/permissions';

/** The user of a request, read from the database for each request. */
export interface SessionUser {
  id: number;
  name: string;
  role: Role;
  sessionId: string;
  /** `students.id`, `lecturers.id` or `mentors.id` by role (a super admin's is in lecturers). */
  profileId: number | null;
  hasDefaultPassword: boolean;
  /** such as 'Chrome di Android'; null if unknown */
  device: string | null;
}
