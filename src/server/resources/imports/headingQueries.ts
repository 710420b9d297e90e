import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import type { ImportKind } from '@/shared/records';
import { headingKey } from '@/shared/sheets/headingKey';
import { SHEET_COLUMNS } from '@/shared/sheets/sheetColumns';

const HEADING_CHARACTERS_MAX = 60;
/** A row of data that was taken as the header must not be kept. */
const LIKE_DATA = /@|\d{6}/;

/** The field of each heading that a person of this office has mapped before. */
export async function rememberedHeadings(
  db: Database,
  kind: ImportKind,
): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('import_headings')
    .select(['heading', 'field'])
    .where('kind', '=', kind)
    .execute();
  return Object.fromEntries(rows.map(({ heading, field }) => [heading, field]));
}

/** The latest choice counts. What is left out is asked again. */
export async function rememberHeadings(
  db: Database,
  kind: ImportKind,
  columns: Readonly<Record<string, string>>,
): Promise<void> {
  const fields = SHEET_COLUMNS[kind].map(({ field }) => field);
  const chosen = new Map(
    Object.entries(columns)
      .filter(([heading]) => !LIKE_DATA.test(heading))
      .map(([heading, field]) => [headingKey(heading), field] as const)
      .filter(([heading]) => heading !== '' && heading.length <= HEADING_CHARACTERS_MAX),
  );
  if (chosen.size === 0) return;
  const headings = [...chosen.keys()];
  const mapped = [...chosen].filter(([, field]) => fields.includes(field));
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('import_headings')
      .where('kind', '=', kind)
      .where('heading', '=', sql<string>`any(${headings}::text[])`)
      .execute();
    if (mapped.length === 0) return;
    await trx
      .insertInto('import_headings')
      .values(mapped.map(([heading, field]) => ({ kind, heading, field })))
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'heading'])
          .doUpdateSet(({ ref }) => ({ field: ref('excluded.field') })),
      )
      .execute();
  });
}
