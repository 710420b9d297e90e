import type { Role } from '@/shared/permissions';

/** The part of a user that decides on the placements that a query finds. */
export type Viewer = Pick<SessionUser, 'role' | 'profileId'>;

/** For the public check of a report, which reads records without showing them. */
export const ANYONE: Viewer = { role: 'super_admin', profileId: null };

/** The user of a request, read from the database for each request. */
export interface SessionUser {
  id: number;
  name: string;
  role: Role;
  sessionId: string;
  /** `students.id`, `lecturers.id` or `mentors.id` by role (a super admin's is in lecturers). */
  profileId: number | null;
  hasDefaultPassword: boolean;
  hasSecondFactor: boolean;
  /** Whether an identity provider has checked who it is, which is responsible for a second factor. */
  isVouchedFor: boolean;
  /** When the person last proved who they are: at the login, or again since. */
  provedAt: Date;
  /** such as 'Chrome di Android'; null if unknown */
  device: string | null;
}
