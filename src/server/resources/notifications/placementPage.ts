import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '@/server/auth/sessionUser';

/** The page of a placement, without its id: students see theirs on the dashboard. */
export const placementPage = ({ role }: Pick<Viewer, 'role'>): RawBuilder<string> =>
  role === 'student' ? sql`'/?internship='` : sql`'/internships/'`;
