import { sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import type { LetterData } from '@/shared/letters/letterFields';

/** The digests of what the kept PDFs of these letters were made from, by letter. */
export async function selectMadeFrom(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('letter_pdfs')
    .select(['letter_id', 'made_from'])
    .where('letter_id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map(({ letter_id, made_from }) => [letter_id, made_from]));
}

/** The PDF of a letter; undefined unless it was made from this. */
export async function selectKeptPdf(
  db: Database,
  letter_id: number,
  made_from: string,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('letter_pdfs')
    .select('content')
    .where('letter_id', '=', letter_id)
    .where('made_from', '=', made_from)
    .executeTakeFirst();
  return row?.content;
}

interface MadePdf {
  letter: { id: number; data: LetterData };
  made_from: string;
  content: Buffer;
}

/** Keeps the PDF of a letter, unless the letter was changed while it was made. */
export async function keepPdf(
  db: Database,
  { letter: { id, data }, made_from, content }: MadePdf,
): Promise<void> {
  // The lock makes a change wait, whose trigger then deletes the PDF.
  await sql`
    insert into letter_pdfs (letter_id, made_from, content)
    select id, ${made_from}, ${content} from letters
    where id = ${id} and data = ${JSON.stringify(data)}::jsonb for share
    on conflict (letter_id) do update
    set made_from = excluded.made_from, content = excluded.content`.execute(db);
}
