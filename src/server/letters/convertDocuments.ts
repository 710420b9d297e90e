import { mkdir, readFile, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { profileIn } from './officeFolder';
import { writeOfficeProfile } from './officeProfile';
import { runOffice } from './runOffice';

/** The end of a PDF, in which its last line is. */
const END_BYTES = 1024;

interface Conversion {
  program: string;
  /** The folder of this run. */
  folder: string;
  documents: readonly string[];
  signal: AbortSignal;
}

/**
 * Converts documents in one run of LibreOffice, one after the other, and hands over every PDF that is whole, also
 * after a run that has failed: the first one that is missing is of the document at which it stopped.
 * @throws Error unless all of them are whole.
 */
export async function convertDocuments(
  { program, folder, documents, signal }: Conversion,
  onPdf: (index: number, pdf: Buffer) => Promise<void>,
): Promise<void> {
  const temporary = join(folder, 'tmp');
  await mkdir(temporary);
  await writeOfficeProfile(profileIn(folder));
  // Files that LibreOffice puts beside a document go with the folder.
  const moved = documents.map((document) => join(folder, basename(document)));
  for (const [index, path] of moved.entries()) await rename(documents[index] as string, path);
  const failure = await runOffice(
    { program, profile: profileIn(folder), temporary, documents: moved, into: folder },
    signal,
  ).then(
    () => null,
    (error: unknown) => error,
  );
  const left: number[] = [];
  for (const [index, path] of moved.entries()) {
    const pdf = await wholePdf(path.replace(/docx$/, 'pdf'));
    if (pdf) await onPdf(index, pdf);
    else left.push(index);
  }
  // They may go into another run.
  for (const index of left) await rename(moved[index] as string, documents[index] as string);
  if (left.length > 0)
    throw failure ?? new Error(`LibreOffice made no whole PDF of ${left.length}`);
}

/** Null for a part of a PDF: LibreOffice writes one on a full disk and says nothing. */
async function wholePdf(path: string): Promise<Buffer | null> {
  const pdf = await readFile(path).catch(() => null);
  return pdf?.subarray(-END_BYTES).includes('%%EOF') ? pdf : null;
}
