import type { Database } from '@/server/db/database';
import { fieldErrors, foundOr404 } from '@/server/http/errors';
import { shippedTemplate } from '@/server/letters/shippedTemplates';
import {
  storeVersion,
  usedTemplate,
  type Writer,
} from '@/server/resources/letters/letterTemplates';
import { refuseStale } from '@/server/resources/versions/refuseStale';
import type { components } from '@/shared/contract.gen';
import { LETTER_KINDS, type LetterKind } from '@/shared/resources/letters/constants';

type LetterTemplate = components['schemas']['LetterTemplate'];

export interface UploadedTemplate {
  file_name: string;
  file: Buffer;
  fields: readonly string[];
}

/** The writer of a change, and the version of the template that they have seen. */
type Change = Writer & { seen: number | undefined };

const UNKNOWN_VERSION = 'Versi ini tidak ada';

/** The template of a kind: the stored one, or the shipped one as its first version. */
export async function selectTemplate(db: Database, kind: LetterKind): Promise<LetterTemplate> {
  const stored = await usedBy(db, kind);
  if (!stored) return shippedAs(kind);
  const versions = await db
    .selectFrom('letter_template_versions')
    .select(['number', 'file_name', 'uploaded_at', 'uploaded_by_name'])
    .where('template_id', '=', stored.id)
    .orderBy('number', 'desc')
    .execute();
  const { name, current_number, version } = stored;
  return {
    kind,
    name,
    current_number,
    version,
    versions: versions.map((row) => asShipped(kind, row)),
  };
}

export const selectTemplates = (db: Database): Promise<LetterTemplate[]> =>
  Promise.all(LETTER_KINDS.map((kind) => selectTemplate(db, kind)));

/** The file of a version; without a number, that for new letters. */
export async function findVersionFile(db: Database, kind: LetterKind, number?: number) {
  const stored = await usedBy(db, kind);
  if (!stored) {
    const { name, file } = shippedTemplate(kind);
    return (number ?? 1) === 1 ? { file_name: `${name}.docx`, file } : undefined;
  }
  return db
    .selectFrom('letter_template_versions')
    .select(['file_name', 'file'])
    .where('template_id', '=', stored.id)
    .where('number', '=', number ?? stored.current_number)
    .executeTakeFirst();
}

export const selectVersionFile = async (db: Database, kind: LetterKind, number?: number) =>
  foundOr404(await findVersionFile(db, kind, number));

/** Stores the next version, which new letters use from then on. */
export async function addVersion(
  trx: Database,
  kind: LetterKind,
  uploaded: UploadedTemplate,
  { seen, ...writer }: Change,
): Promise<void> {
  const id = await lockTemplate(trx, kind, seen, writer);
  const { latest } = await trx
    .selectFrom('letter_template_versions')
    .select(({ fn }) => fn.max('number').as('latest'))
    .where('template_id', '=', id)
    .executeTakeFirstOrThrow();
  const number = latest + 1;
  await storeVersion(trx, { id, number }, uploaded, writer);
  await trx
    .updateTable('letter_templates')
    .set({ current_number: number })
    .where('id', '=', id)
    .execute();
}

/** Lets new letters use another version. */
export async function chooseVersion(
  trx: Database,
  kind: LetterKind,
  number: number,
  { seen, ...writer }: Change,
): Promise<void> {
  const id = await lockTemplate(trx, kind, seen, writer);
  const version = await trx
    .selectFrom('letter_template_versions')
    .select('number')
    .where('template_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!version) throw fieldErrors({ current_number: [UNKNOWN_VERSION] });
  await trx
    .updateTable('letter_templates')
    .set({ current_number: number })
    .where('id', '=', id)
    .execute();
}

const usedBy = (db: Database, kind: LetterKind) =>
  db
    .selectFrom('letter_templates')
    .select(['id', 'name', 'current_number', 'version'])
    .where('kind', '=', kind)
    .where('is_active', '=', true)
    .orderBy('id')
    .executeTakeFirst();

/** Stores the shipped template first, if no other one is used. */
async function lockTemplate(
  trx: Database,
  kind: LetterKind,
  seen: number | undefined,
  writer: Writer,
): Promise<number> {
  const { template_id: id } = await usedTemplate(trx, { kind }, writer);
  await trx
    .selectFrom('letter_templates')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await refuseStale(trx, 'letter_templates', id, seen);
  return id;
}

const shippedAs = (kind: LetterKind): LetterTemplate => {
  const { name } = shippedTemplate(kind);
  const file_name = `${name}.docx`;
  const shipped = { number: 1, file_name, uploaded_at: null, uploaded_by_name: null };
  return { kind, name, current_number: 1, version: 1, versions: [shipped] };
};

interface Version {
  number: number;
  file_name: string;
  uploaded_at: Date;
  uploaded_by_name: string;
}

/** The shipped template is the first version and has no uploader. */
const asShipped = (kind: LetterKind, { uploaded_at, ...row }: Version) =>
  row.number === 1 && row.file_name === `${shippedTemplate(kind).name}.docx`
    ? { ...row, uploaded_at: null, uploaded_by_name: null }
    : { ...row, uploaded_at: uploaded_at.toISOString() };
