import type { Database } from '@/server/db/database';
import type { WholeList } from '@/server/lists/list';
import { selectInternshipsByIds } from './internshipQueries';

type Internship = Awaited<ReturnType<typeof selectInternshipsByIds>>[number];

/** Adds to each row of a list its internship. */
export function withInternships<Row extends { internship_id: number }>(
  db: Database,
  { total, parts }: WholeList<Row>,
): WholeList<Row & { internship: Internship }> {
  async function* joined() {
    for await (const rows of parts) {
      const ids = [...new Set(rows.map(({ internship_id }) => internship_id))];
      const internships = new Map(
        (await selectInternshipsByIds(db, ids)).map((internship) => [internship.id, internship]),
      );
      yield rows.flatMap((row) => {
        const internship = internships.get(row.internship_id);
        return internship ? [{ ...row, internship }] : [];
      });
    }
  }
  return { total, parts: joined() };
}
