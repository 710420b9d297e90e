import type { Role } from '@/shared/permissions';

/** Who is asking, as the database knows them at this very request. */
export interface SessionUser {
  id: number;
  role: Role;
  sessionId: string;
  /** `students.id`, `lecturers.id` or `mentors.id` by role (a super admin's is in lecturers). */
  profileId: number | null;
  hasDefaultPassword: boolean;
}
