import type { LetterData } from '@/shared/letters/letterFields';
import { LETTER_FIELDS } from '@/shared/letters/letterFields';
import type { LetterKind } from '@/shared/resources/letters/constants';
import { yieldToRequests } from '../yieldToRequests';
import { fillTemplate } from './docx/fillTemplate';
import { qrPicture } from './docx/qrPicture';
import { signaturePicture } from './docx/signaturePicture';
import { stampDocument } from './docx/stampDocument';
import { writeDocx } from './docx/writeDocx';
import { joinPdfs } from './joinPdfs';
import { readTemplate } from './lastTemplate';
import { RefusedTemplate, TEMPLATE_REFUSALS, type TemplateProblem } from './refusals';
import { stampPdf } from './stampPdf';

/** A letter to be written. */
export interface LetterToWrite extends LetterData {
  /** The text of the QR code: an address, or the code alone. */
  qr: string;
  /** The picture of the signature, a PNG. */
  signature: Uint8Array | null;
  /** Whether 'DIBATALKAN' is across its pages. */
  isStamped?: boolean;
}

export type LetterTask =
  | { task: 'read'; file: Uint8Array; kind: LetterKind }
  | { task: 'write'; file: Uint8Array; letters: readonly LetterToWrite[] }
  | { task: 'join'; pdfs: readonly Uint8Array[] }
  | { task: 'stamp'; pdf: Uint8Array };

export type LetterAnswer =
  | { fields: string[]; unlinked: Uint8Array | null }
  | { files: Uint8Array[] }
  | { refused: string; problems: readonly TemplateProblem[]; reason?: string };

yieldToRequests();

/** A task of the worker thread. Errors lose their class on the way back, so a refusal is an answer. */
export default async function work(task: LetterTask): Promise<LetterAnswer> {
  try {
    if (task.task === 'stamp') return { files: [await stampPdf(task.pdf)] };
    if (task.task === 'join') return { files: [await joinPdfs(task.pdfs)] };
    const { buffer, byteOffset, byteLength } = task.file;
    const file = Buffer.from(buffer, byteOffset, byteLength);
    if (task.task === 'write') return { files: await writeLetters(file, task.letters) };
    const known = Object.keys(LETTER_FIELDS[task.kind]);
    const { fields, unlinked } = await readTemplate(file, known);
    return { fields, unlinked: unlinked && writeDocx(unlinked) };
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

async function writeLetters(
  file: Buffer,
  letters: readonly LetterToWrite[],
): Promise<Uint8Array[]> {
  // Letters of one version have the same fields.
  const known = Object.keys(letters[0]?.values ?? {});
  const { parts } = await readTemplate(file, known);
  return letters.map(({ qr, signature, isStamped = false, ...data }) => {
    const pictures = {
      qr: qrPicture(qr),
      tanda_tangan: signature && signaturePicture(signature),
    };
    const letter = fillTemplate(parts, { ...data, pictures });
    return writeDocx(isStamped ? stampDocument(letter) : letter);
  });
}
