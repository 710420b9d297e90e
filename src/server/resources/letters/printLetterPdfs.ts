import { createHash } from 'node:crypto';
import { conflict, fieldErrors } from '@/server/http/errors';
import type { PdfAsker, WantedPdf } from '@/server/letters/createLetterPdfs';
import { selectPublicAddress } from '@/server/resources/public-address/publicAddressQueries';
import { keepPdf, selectKeptPdf, selectMadeFrom } from './keptPdfs';
import { qrText } from './letterContent';
import {
  fileName,
  type Printed,
  type PrintedFile,
  type PrintServices,
  printLetters,
} from './printLetters';

/** The PDFs of 80 letters with a large picture each; several copies of them are in memory at a time. */
const JOINED_MAX_BYTES = 32 * 1024 * 1024;
const TOO_LARGE = 'Surat ini terlalu besar untuk satu PDF. Pilih lebih sedikit surat.';
const CHANGED = 'Surat ini baru saja berubah. Unduh sekali lagi.';

/** A letter whose PDF is kept. */
interface Kept {
  letter: Printed;
  made_from: string;
}

/** Makes the PDFs of these letters that are not kept yet; null while some of them wait for their turn. */
export async function makeLetterPdfs(
  services: PrintServices,
  rows: readonly Printed[],
  asker: PdfAsker,
): Promise<Kept[] | null> {
  const { db, letterPdfs } = services;
  const all = await withMadeFrom(services, rows);
  const kept = await selectMadeFrom(
    db,
    rows.map(({ id }) => id),
  );
  const missing = new Map(
    all.flatMap(({ letter, made_from }) =>
      kept.get(letter.id) === made_from ? [] : [[letter, made_from]],
    ),
  );
  async function* wanted(): AsyncGenerator<WantedPdf> {
    const letters = [...missing.keys()];
    for await (const { letter, content } of printLetters(services, letters, asker)) {
      const made_from = missing.get(letter) ?? '';
      const keep = (pdf: Buffer) => keepPdf(db, { letter, made_from, content: pdf });
      yield { key: `${letter.id} ${made_from}`, document: Buffer.concat(content), keep };
    }
  }
  return (await letterPdfs.make(wanted(), asker)) === 'made' ? all : null;
}

/** The digest of all that decides about the PDF of each letter, so that one that changes gets another PDF. */
async function withMadeFrom(
  { db, config, letters, letterPdfs }: PrintServices,
  rows: readonly Printed[],
): Promise<Kept[]> {
  const renderer = await letterPdfs.rendererDigest();
  const code = await letters.code();
  const { address } = await selectPublicAddress(db, config);
  return rows.map((letter) => {
    const { template_sha256, signature_sha256, data } = letter;
    const all = [
      renderer,
      code,
      template_sha256,
      signature_sha256,
      qrText(letter.code, address),
      data,
    ];
    const made_from = createHash('sha256').update(JSON.stringify(all)).digest('hex');
    return { letter, made_from };
  });
}

/** These letters as PDFs, once all of them are made; null while some of them wait for their turn. */
export async function printLetterPdfs(
  services: PrintServices,
  rows: readonly Printed[],
  asker: PdfAsker,
): Promise<AsyncGenerator<PrintedFile> | null> {
  const all = await makeLetterPdfs(services, rows, asker);
  return all && readPdfs(services, all, asker.signal);
}

/** The PDFs as they are kept; cancelled ones are stamped on their way. */
async function* readPdfs(
  { db, letters }: PrintServices,
  all: readonly Kept[],
  signal: AbortSignal,
): AsyncGenerator<PrintedFile> {
  for (const { letter, made_from } of all) {
    const pdf = await selectKeptPdf(db, letter.id, made_from);
    if (!pdf) throw conflict(CHANGED);
    const content = letter.cancelled_at === null ? pdf : await letters.stamp(pdf, signal);
    yield { name: fileName(letter, 'pdf'), isCompressed: true, content: [content], letter };
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
