import type { Database } from '@/server/db/database';
import type { WholeList } from '@/server/lists/wholeList';
import type { Placed } from './placementExport';
import { selectPlacements } from './placementRows';

/** Adds the exported columns of its internship to each row of a list. */
export function withInternships<Row extends { internship_id: number }>(
  db: Database,
  { total, parts }: WholeList<Row>,
): WholeList<Row & { internship: Placed }> {
  async function* joined() {
    for await (const rows of parts) {
      const ids = [...new Set(rows.map(({ internship_id }) => internship_id))];
      const internships = await selectPlacements(db, ids);
      yield rows.flatMap((row) => {
        const internship = internships.get(row.internship_id);
        return internship ? [{ ...row, internship }] : [];
      });
    }
  }
  return { total, parts: joined() };
}
