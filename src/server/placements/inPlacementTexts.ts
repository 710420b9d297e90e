import { type Expression, sql } from 'kysely';
import type { Viewer } from '@/server/auth/sessionUser';

/**
 * Whether the placement of a row has the text: the NIM or name of the student, or the name of the company. The few rows of one
 * person are joined with theirs as `internships`, those of everybody look them up.
 */
export const inPlacementTexts =
  (internshipId: string, { role }: Viewer) =>
  (pattern: Expression<string>): Expression<unknown> =>
    role === 'super_admin'
      ? sql`${sql.ref(internshipId)} in (
          select placements.id from internships placements where placements.search_text like ${pattern}
        )`
      : sql`internships.search_text like ${pattern}`;
