import { constants, getPriority, setPriority } from 'node:os';
import type { LetterKind } from '@/shared/constants/letters';
import type { LetterData } from '@/shared/letters/letterFields';
import { exampleLetter } from '@/shared/letters/letterFields';
import { fillTemplate } from './docx/fillTemplate';
import { type DocxParts, openDocx } from './docx/openDocx';
import { qrPicture } from './docx/qrPicture';
import { signaturePicture } from './docx/signaturePicture';
import { templatedParts } from './docx/templatedParts';
import { fieldsIn } from './docx/templateFields';
import { writeDocx } from './docx/writeDocx';
import { joinPdfs } from './joinPdfs';
import { RefusedTemplate, TEMPLATE_REFUSALS, type TemplateProblem } from './refusals';

/** A letter to be written. */
export interface LetterToWrite extends LetterData {
  /** The text of the QR code: an address, or the code alone. */
  qr: string;
  /** The picture of the signature, a PNG. */
  signature: Uint8Array | null;
}

export type LetterTask =
  | { task: 'read'; file: Uint8Array; kind: LetterKind }
  | { task: 'write'; file: Uint8Array; letters: readonly LetterToWrite[] }
  | { task: 'join'; pdfs: readonly Uint8Array[] };

export type LetterAnswer =
  | { fields: string[] }
  | { files: Uint8Array[] }
  | { refused: string; problems: readonly TemplateProblem[]; reason?: string };

/** Gives letters a third of the time that requests get of a busy CPU, as for reports. */
const STEPS_LOWER = 5;

if (process.platform === 'linux') {
  setPriority(0, Math.min(getPriority() + STEPS_LOWER, constants.priority.PRIORITY_LOW));
}

/** A task of the worker thread. Errors lose their class on the way back, so a refusal is an answer. */
export default async function work(task: LetterTask): Promise<LetterAnswer> {
  try {
    if (task.task === 'join') return { files: [await joinPdfs(task.pdfs)] };
    const { buffer, byteOffset, byteLength } = task.file;
    const parts = await openDocx(Buffer.from(buffer, byteOffset, byteLength));
    if (task.task === 'read') return { fields: readTemplate(parts, task.kind) };
    return { files: task.letters.map((letter) => writeLetter(parts, letter)) };
  } catch (error) {
    if (error instanceof RefusedTemplate) {
      return { refused: error.message, problems: error.problems };
    }
    if (task.task === 'write') throw error;
    // A file that the library cannot handle.
    const reason = error instanceof Error ? error.stack : String(error);
    return { refused: TEMPLATE_REFUSALS.damaged, problems: [], reason };
  }
}

/** The fields that a template names. Throws a refusal with all places that cannot be filled. */
function readTemplate(parts: DocxParts, kind: LetterKind): string[] {
  const found = [...templatedParts(parts).keys()].map((name) =>
    fieldsIn(parts.get(name) ?? new Uint8Array(), kind),
  );
  const problems = found.flatMap((part) => part.problems);
  if (problems.length > 0) {
    throw new RefusedTemplate('Template ini memuat bagian yang tidak dapat diisi.', problems);
  }
  writeLetter(parts, { ...exampleLetter(kind), qr: 'SiMagang', signature: null });
  return [...new Set(found.flatMap((part) => part.fields))].sort();
}

function writeLetter(parts: DocxParts, { qr, signature, ...data }: LetterToWrite): Uint8Array {
  const pictures = {
    qr: qrPicture(qr),
    tanda_tangan: signature && signaturePicture(signature),
  };
  return writeDocx(fillTemplate(parts, { ...data, pictures }));
}
