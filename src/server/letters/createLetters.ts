import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { version as docxtemplaterVersion } from 'docxtemplater/package.json';
import { conflict, HttpError, unavailable } from '@/server/http/errors';
import { createFairQueue } from '@/server/queues/fairQueue';
import { currentRequester } from '@/server/queues/requester';
import { createWorkerPool, type PoolLog } from '@/server/workerPool';
import { workerFile } from '@/server/workers';
import { type LetterKind, TEMPLATE_MAX_BYTES } from '@/shared/resources/letters/constants';
import type { LetterAnswer, LetterTask, LetterToWrite } from './letters.worker';
import { RefusedTemplate, TEMPLATE_REFUSALS, unusable } from './refusals';

export interface ReadTemplate {
  /** The fields that it names on the paper. */
  fields: string[];
  /** The document to store: without the link to the template that it was made from. */
  file: Buffer;
}

/** Reads templates and writes letters in a worker thread, so that no file can hold up or crash the process. */
export interface Letters {
  /** Checks a template as a whole. @throws RefusedTemplate with messages for the user */
  readTemplate(file: Buffer, kind: LetterKind, signal: AbortSignal): Promise<ReadTemplate>;
  /** Each letter as a DOCX, in order, and never more than a few of them in memory. */
  write(
    file: Buffer,
    letters: readonly LetterToWrite[],
    signal: AbortSignal,
  ): AsyncGenerator<Buffer>;
  /** The digest of the code that writes letters; the same data then make the same file. */
  code(): Promise<string>;
  /** One PDF of these, in order. */
  join(pdfs: readonly Buffer[], signal: AbortSignal): Promise<Buffer>;
  /** The PDF of a cancelled letter with 'DIBATALKAN' across each page. */
  stamp(pdf: Buffer, signal: AbortSignal): Promise<Buffer>;
  close(): Promise<void>;
}

const notJoined = () =>
  new HttpError(503, 'PDF surat tidak dapat digabung. Unduh sebagai PDF (ZIP).');

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

const SOURCE = 'letters/letters.worker.ts';

/** The build puts our code into one file, and leaves the library that fills beside it. */
async function codeOfLetters(): Promise<string> {
  const ours = await readFile(workerFile(SOURCE).filename);
  return createHash('sha256').update(ours).update(docxtemplaterVersion).digest('hex');
}

const THREADS = 1;
const WAITING_PER_PERSON = 10;
const WAIT_MS = 60_000;
/** Ten letters take a quarter of a second. */
const LIMIT_MS = 30_000;
/** A template of 24 MB with its filled copy takes some 120 MB. */
const MEMORY_MB = 256;
/** Letters of one task; between them, others get their turn. */
const AT_ONCE = 10;

interface LetterOptions {
  log: PoolLog;
  limitMs?: number;
  memoryMb?: number;
}

export function createLetters({
  log,
  limitMs = LIMIT_MS,
  memoryMb = MEMORY_MB,
}: LetterOptions): Letters {
  const pool = createWorkerPool<LetterTask, LetterAnswer>({
    source: SOURCE,
    threads: THREADS,
    memoryMb,
    limitMs,
    tooSlow: () => new RefusedTemplate(TEMPLATE_REFUSALS.tooSlow),
    outOfMemory: () => new RefusedTemplate(TEMPLATE_REFUSALS.expands),
    log,
  });
  const queue = createFairQueue({
    atOnce: THREADS,
    waitingPerPerson: WAITING_PER_PERSON,
    waitMs: WAIT_MS,
  });

  let code: Promise<string> | undefined;

  const work = (task: LetterTask, signal: AbortSignal): Promise<LetterAnswer> =>
    queue.run(currentRequester() ?? 'server', () => pool.run(task, signal), signal);

  async function filesOf(
    task: LetterTask,
    signal: AbortSignal,
    failure: () => HttpError = unavailable,
  ): Promise<Buffer[]> {
    const answer = await work(task, signal).catch((error) => {
      // The template has been filled before: the machine is too busy.
      throw error instanceof RefusedTemplate ? unavailable() : error;
    });
    if ('refused' in answer && !answer.reason) {
      throw conflict(unusable(new RefusedTemplate(answer.refused, answer.problems)));
    }
    if (!('files' in answer)) {
      if ('reason' in answer) log.warn({ reason: answer.reason }, `letters: no ${task.task}`);
      throw failure();
    }
    return answer.files.map(bufferOf);
  }

  return {
    async readTemplate(file, kind, signal) {
      const answer = await work({ task: 'read', file, kind }, signal);
      if ('refused' in answer) {
        if (answer.reason) log.warn({ reason: answer.reason }, 'a template could not be read');
        throw new RefusedTemplate(answer.refused, answer.problems);
      }
      if (!('fields' in answer)) throw unavailable();
      const { fields, unlinked } = answer;
      if (unlinked && unlinked.length > TEMPLATE_MAX_BYTES) {
        throw new RefusedTemplate(TEMPLATE_REFUSALS.tooLarge);
      }
      return { fields, file: unlinked ? bufferOf(unlinked) : file };
    },

    async *write(file, letters, signal) {
      for (let start = 0; start < letters.length; start += AT_ONCE) {
        const some = letters.slice(start, start + AT_ONCE);
        yield* await filesOf({ task: 'write', file, letters: some }, signal);
      }
    },

    code() {
      code ??= codeOfLetters();
      return code;
    },

    async join(pdfs, signal) {
      const [joined] = await filesOf({ task: 'join', pdfs }, signal, notJoined);
      if (!joined) throw notJoined();
      return joined;
    },

    async stamp(pdf, signal) {
      const [stamped] = await filesOf({ task: 'stamp', pdf }, signal);
      if (!stamped) throw unavailable();
      return stamped;
    },

    close: () => pool.close(),
  };
}
