import type { ArchiveFile } from '@/server/http/zip';
import { selectPublicAddress } from '@/server/resources/public-address/publicAddressQueries';
import type { Services } from '@/server/services';
import { qrText } from './letterContent';
import { type selectPrintedLetters, selectTemplateFile } from './letterQueries';

export type Printed = Awaited<ReturnType<typeof selectPrintedLetters>>[number];
export type PrintedFile = ArchiveFile & { content: Buffer[]; letter: Printed };
export type PrintServices = Pick<Services, 'db' | 'config' | 'letters' | 'letterPdfs'>;

/** Slashes of numbers would be folders. */
export const fileName = ({ number }: Printed, ending: 'docx' | 'pdf') =>
  `${number.replace(/[^\p{L}\p{N} ._()-]/gu, '-')}.${ending}`;

/**
 * The files of these letters, made again from what is stored; those of one version of a template follow each other. `stamps`
 * says whether cancelled ones have 'DIBATALKAN' across their pages.
 */
export async function* printLetters(
  { db, config, letters }: Pick<Services, 'db' | 'config' | 'letters'>,
  rows: readonly Printed[],
  { signal, stamps = false }: { signal: AbortSignal; stamps?: boolean },
): AsyncGenerator<PrintedFile> {
  const { address } = await selectPublicAddress(db, config);
  for (const some of byVersion(rows)) {
    const [first] = some;
    if (!first) continue;
    const file = await selectTemplateFile(db, first.template_id, first.template_number);
    const wanted = some.map(({ data, code, signature, cancelled_at }) => ({
      ...data,
      qr: qrText(code, address),
      signature,
      isStamped: stamps && cancelled_at !== null,
    }));
    let index = 0;
    for await (const content of letters.write(file, wanted, signal)) {
      const letter = some[index];
      index += 1;
      if (letter)
        yield { name: fileName(letter, 'docx'), isCompressed: true, content: [content], letter };
    }
  }
}

function byVersion(rows: readonly Printed[]): Printed[][] {
  const groups = new Map<string, Printed[]>();
  for (const row of rows) {
    const version = `${row.template_id}/${row.template_number}`;
    groups.set(version, [...(groups.get(version) ?? []), row]);
  }
  return [...groups.values()];
}
