import { createHash } from 'node:crypto';
import { conflict, fieldErrors } from '@/server/http/errors';
import type { PdfAsker, WantedPdf } from '@/server/letters/createLetterPdfs';
import { keepPdf, selectKeptPdf, selectMadeFrom } from './keptPdfs';
import { type Printed, type PrintedFile, type PrintServices, printLetters } from './printLetters';

/** The PDFs of 80 letters with a large picture each; several copies of them are in memory at a time. */
const JOINED_MAX_BYTES = 32 * 1024 * 1024;
const TOO_LARGE = 'Surat ini terlalu besar untuk satu PDF. Pilih lebih sedikit surat.';
const CHANGED = 'Surat ini baru saja berubah. Unduh sekali lagi.';

/** A letter whose PDF is kept. */
interface Kept extends Pick<PrintedFile, 'name' | 'letter'> {
  made_from: string;
}

/** Makes the PDFs of these letters that are not kept yet; null while some of them wait for their turn. */
export async function makeLetterPdfs(
  services: PrintServices,
  rows: readonly Printed[],
  asker: PdfAsker,
): Promise<Kept[] | null> {
  const { db, letterPdfs } = services;
  const look = await letterPdfs.look();
  const ids = rows.map(({ id }) => id);
  const kept = await selectMadeFrom(db, ids);
  const all: Kept[] = [];
  async function* missing(): AsyncGenerator<WantedPdf> {
    for await (const { name, letter, content } of printLetters(services, rows, asker.signal)) {
      const document = Buffer.concat(content);
      // The document holds all that the letter says, so a letter that changes gets another PDF.
      const made_from = createHash('sha256').update(look).update(document).digest('hex');
      all.push({ name, letter, made_from });
      if (kept.get(letter.id) === made_from) continue;
      const keep = (pdf: Buffer) => keepPdf(db, { letter, made_from, content: pdf });
      yield { key: `${letter.id} ${made_from}`, document, keep };
    }
  }
  return (await letterPdfs.make(missing(), asker)) === 'made' ? all : null;
}

/** These letters as PDFs, once all of them are made; null while some of them wait for their turn. */
export async function printLetterPdfs(
  services: PrintServices,
  rows: readonly Printed[],
  asker: PdfAsker,
): Promise<AsyncGenerator<PrintedFile> | null> {
  const all = await makeLetterPdfs(services, rows, asker);
  return all && readPdfs(services, all);
}

async function* readPdfs({ db }: PrintServices, all: readonly Kept[]): AsyncGenerator<PrintedFile> {
  for (const { name, letter, made_from } of all) {
    const pdf = await selectKeptPdf(db, letter.id, made_from);
    if (!pdf) throw conflict(CHANGED);
    yield { name: name.replace(/docx$/, 'pdf'), isCompressed: true, content: [pdf], letter };
  }
}

/** The same letters as one PDF, in the order of the rows; null while some of them wait for their turn. */
export async function printLetterSheets(
  services: PrintServices,
  rows: readonly Printed[],
  asker: PdfAsker,
): Promise<Buffer | null> {
  const files = await printLetterPdfs(services, rows, asker);
  if (!files) return null;
  const sheets = new Map<Printed, Buffer[]>();
  let bytes = 0;
  for await (const { letter, content } of files) {
    bytes += content.reduce((sum, { length }) => sum + length, 0);
    if (bytes > JOINED_MAX_BYTES) throw fieldErrors({ ids: [TOO_LARGE] });
    sheets.set(letter, content);
  }
  return services.letters.join(
    rows.flatMap((row) => sheets.get(row) ?? []),
    asker.signal,
  );
}
