import { fieldErrors } from '@/server/http/errors';
import type { ArchiveFile } from '@/server/http/zip';
import { selectPublicAddress } from '@/server/resources/public-address/publicAddressQueries';
import type { Services } from '@/server/services';
import { qrText } from './letterContent';
import { type selectPrintedLetters, selectTemplateFile } from './letterQueries';

type Printed = Awaited<ReturnType<typeof selectPrintedLetters>>[number];
type PrintedFile = ArchiveFile & { content: Buffer[]; letter: Printed };
type PdfServices = Pick<Services, 'db' | 'config' | 'letters' | 'letterPdfs'>;

/** The PDFs of 80 letters with a large picture each; several copies of them are in memory at a time. */
const JOINED_MAX_BYTES = 32 * 1024 * 1024;
const TOO_LARGE = 'Surat ini terlalu besar untuk satu PDF. Pilih lebih sedikit surat.';

/** Slashes of numbers would be folders. */
const fileName = ({ number }: Printed) => `${number.replace(/[^\p{L}\p{N} ._()-]/gu, '-')}.docx`;

/** The files of these letters, made again from what is stored; those of one version of a template follow each other. */
export async function* printLetters(
  { db, config, letters }: Pick<Services, 'db' | 'config' | 'letters'>,
  rows: readonly Printed[],
  signal: AbortSignal,
): AsyncGenerator<PrintedFile> {
  const { address } = await selectPublicAddress(db, config);
  for (const some of byVersion(rows)) {
    const [first] = some;
    if (!first) continue;
    const file = await selectTemplateFile(db, first.template_id, first.template_number);
    const wanted = some.map(({ data, code, signature }) => ({
      ...data,
      qr: qrText(code, address),
      signature,
    }));
    let index = 0;
    for await (const content of letters.write(file, wanted, signal)) {
      const letter = some[index];
      index += 1;
      if (letter) yield { name: fileName(letter), isCompressed: true, content: [content], letter };
    }
  }
}

/** The same letters as PDFs, all made before the first one is answered. */
export async function* printLetterPdfs(
  services: PdfServices,
  rows: readonly Printed[],
  signal: AbortSignal,
): AsyncGenerator<PrintedFile> {
  const documents: PrintedFile[] = [];
  async function* contents(until: AbortSignal) {
    for await (const document of printLetters(services, rows, until)) {
      yield Buffer.concat(document.content);
      documents.push({ ...document, content: [] });
    }
  }
  let index = 0;
  for await (const pdf of services.letterPdfs.convert(contents, signal)) {
    const document = documents[index];
    index += 1;
    if (document) {
      yield { ...document, name: document.name.replace(/\.docx$/, '.pdf'), content: [pdf] };
    }
  }
}

/** The same letters as one PDF, in the order of the rows. */
export async function printLetterSheets(
  services: PdfServices,
  rows: readonly Printed[],
  signal: AbortSignal,
): Promise<Buffer> {
  const sheets = new Map<Printed, Buffer[]>();
  let bytes = 0;
  for await (const { letter, content } of printLetterPdfs(services, rows, signal)) {
    bytes += content.reduce((sum, { length }) => sum + length, 0);
    if (bytes > JOINED_MAX_BYTES) throw fieldErrors({ ids: [TOO_LARGE] });
    sheets.set(letter, content);
  }
  return services.letters.join(
    rows.flatMap((row) => sheets.get(row) ?? []),
    signal,
  );
}

function byVersion(rows: readonly Printed[]): Printed[][] {
  const groups = new Map<string, Printed[]>();
  for (const row of rows) {
    const version = `${row.template_id}/${row.template_number}`;
    groups.set(version, [...(groups.get(version) ?? []), row]);
  }
  return [...groups.values()];
}
