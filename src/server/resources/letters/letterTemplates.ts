import { createHash } from 'node:crypto';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { fieldErrors } from '@/server/http/errors';
import { shippedTemplate } from '@/server/letters/shippedTemplates';
import { STUDENT_LOOP } from '@/shared/letters/letterFields';
import type { LetterKind } from '@/shared/resources/letters/constants';

export interface Writer {
  user: Pick<SessionUser, 'id' | 'name'>;
  now: Date;
}

interface TemplateFile {
  file_name: string;
  file: Buffer;
  fields: readonly string[];
}

const NO_TEMPLATE = 'Template ini tidak ada atau tidak aktif';

/** The version of a template for new letters. The shipped one is stored when a kind has none. */
export async function usedTemplate(
  trx: Database,
  { kind, template_id = null }: { kind: LetterKind; template_id?: number | null },
  writer: Writer,
): Promise<{ template_id: number; template_number: number }> {
  let templates = trx
    .selectFrom('letter_templates')
    .select(['id as template_id', 'current_number as template_number'])
    .where('kind', '=', kind)
    .where('is_active', '=', true);
  if (template_id !== null) templates = templates.where('id', '=', template_id);
  const found = await templates.orderBy('id').executeTakeFirst();
  if (found) return found;
  if (template_id !== null) throw fieldErrors({ template_id: [NO_TEMPLATE] });
  return storeShippedTemplate(trx, kind, writer);
}

/** The file that new letters of a kind are made of; undefined before the shipped one is stored. */
export async function selectUsedFile(
  db: Database,
  { kind, template_id = null }: { kind: LetterKind; template_id?: number | null },
): Promise<Buffer | undefined> {
  let versions = db
    .selectFrom('letter_templates')
    .innerJoin('letter_template_versions', (join) =>
      join.onRef('template_id', '=', 'letter_templates.id').onRef('number', '=', 'current_number'),
    )
    .select('file')
    .where('kind', '=', kind)
    .where('is_active', '=', true);
  if (template_id !== null) versions = versions.where('letter_templates.id', '=', template_id);
  return (await versions.orderBy('letter_templates.id').executeTakeFirst())?.file;
}

/** The shipped sheet is about one person; the other shipped templates list all of their students. */
const SHIPPED_FOR_ONE: LetterKind = 'assessment';

/** Whether the template for new letters of a kind lists all students of a letter. */
export async function listsStudents(db: Database, kind: LetterKind): Promise<boolean> {
  const used = await db
    .selectFrom('letter_templates')
    .innerJoin('letter_template_versions', (join) =>
      join.onRef('template_id', '=', 'letter_templates.id').onRef('number', '=', 'current_number'),
    )
    .select('fields')
    .where('kind', '=', kind)
    .where('is_active', '=', true)
    .orderBy('letter_templates.id')
    .executeTakeFirst();
  const fields = (used?.fields ?? []) as readonly string[];
  // A shipped template is stored without its fields.
  return fields.length > 0 ? fields.includes(`#${STUDENT_LOOP}`) : kind !== SHIPPED_FOR_ONE;
}

async function storeShippedTemplate(trx: Database, kind: LetterKind, writer: Writer) {
  const { name, file } = shippedTemplate(kind);
  const { id, current_number } = await trx
    .insertInto('letter_templates')
    .values({ kind, name })
    // Another call may store it at the same moment, or it was switched off.
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ is_active: true }))
    .returning(['id', 'current_number'])
    .executeTakeFirstOrThrow();
  await storeVersion(
    trx,
    { id, number: 1 },
    { file_name: `${name}.docx`, file, fields: [] },
    writer,
  );
  return { template_id: id, template_number: current_number };
}

/** Stores a version that is not there yet. */
export async function storeVersion(
  trx: Database,
  { id, number }: { id: number; number: number },
  { file_name, file, fields }: TemplateFile,
  { user, now }: Writer,
): Promise<void> {
  await trx
    .insertInto('letter_template_versions')
    .values({
      template_id: id,
      number,
      file_name,
      file,
      sha256: createHash('sha256').update(file).digest('hex'),
      fields: JSON.stringify(fields),
      uploaded_at: now,
      uploaded_by_user_id: user.id,
      uploaded_by_name: user.name,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
