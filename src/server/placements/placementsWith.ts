import { type Expression, sql } from 'kysely';
import type { Viewer } from '@/server/auth/sessionUser';
import { internshipsVisibleTo } from './internshipAccess';

/** The IDs of the placements of the user with the text in the NIM or name of the student, or in the name of the company. */
export const placementsWith = (user: Viewer) => (pattern: Expression<string>) =>
  sql`
  select internships.id from internships
  where internships.search_text like ${pattern} and ${internshipsVisibleTo(user)}`;
