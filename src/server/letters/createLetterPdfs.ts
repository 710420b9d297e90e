import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conflict, HttpError, unavailable } from '@/server/http/errors';
import { currentRequester } from '@/server/turns/requester';
import { createTurns } from '@/server/turns/turns';
import type { PoolLog } from '@/server/workerPool';
import { findProgram } from './findProgram';
import { writeOfficeProfile } from './officeProfile';
import { makeRunFolder } from './runFolder';
import { runOffice } from './runOffice';

export type LetterPdfState = 'ready' | 'missing' | 'failing';

/** Makes PDFs of Word documents with the LibreOffice of this machine, if it has one (docs/decisions/0091). */
export interface LetterPdfs {
  state(): Promise<LetterPdfState>;
  /** The PDFs in the order of the documents. All are made before the first one is read. */
  convert(
    documents: (signal: AbortSignal) => AsyncIterable<Buffer>,
    signal: AbortSignal,
  ): AsyncGenerator<Buffer>;
  /** Ends running conversions. */
  close(): void;
}

const MISSING = 'PDF memerlukan LibreOffice di server. Unduh surat sebagai Word.';
const FAILED = 'LibreOffice di server gagal membuat PDF. Unduh surat sebagai Word.';

const WAITING_PER_PERSON = 2;
const WAIT_MS = 15_000;
const LIMIT_MS = 45_000;
/** The documents, the wait and the run end before a proxy gives up, after 65 s in docs/deploy/nginx.conf. */
const ALL_MS = 60_000;

/** The end of a PDF, in which its last line is. */
const END_BYTES = 1024;

interface PdfOptions {
  /** A name in `PATH`, or a path. */
  program: string;
  log: PoolLog;
  limitMs?: number;
  allMs?: number;
  /** The folder for documents, PDFs and profiles, while they are needed. */
  temporary?: string;
}

export function createLetterPdfs({
  program,
  log,
  limitMs = LIMIT_MS,
  allMs = ALL_MS,
  temporary = tmpdir(),
}: PdfOptions): LetterPdfs {
  const turns = createTurns({
    atOnce: 1,
    waitingPerPerson: WAITING_PER_PERSON,
    waitMs: WAIT_MS,
  });
  const closing = new AbortController();
  let hasFailed = false;

  async function run(office: string, folder: string, count: number, signal: AbortSignal) {
    const profile = join(folder, 'profile');
    const documents = Array.from({ length: count }, (_, index) => join(folder, `${index}.docx`));
    const limit = AbortSignal.timeout(limitMs);
    try {
      await writeOfficeProfile(profile);
      await runOffice(
        { program: office, profile, documents, into: folder },
        AbortSignal.any([signal, closing.signal, limit]),
      );
      for (const index of documents.keys()) await requireWhole(pdfOf(folder, index));
    } catch (error) {
      throw signal.aborted ? error : failure(error);
    }
  }

  /** Writes documents to the folder of a run; returns their number. */
  async function store(documents: AsyncIterable<Buffer>, folder: string): Promise<number> {
    let count = 0;
    for await (const document of documents) {
      await orFail(writeFile(join(folder, `${count}.docx`), document));
      count += 1;
    }
    return count;
  }

  const orFail = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error) => {
      throw failure(error);
    });

  function failure(error: unknown): HttpError {
    hasFailed = true;
    log.warn({ err: error }, 'LibreOffice made no PDF');
    return new HttpError(503, FAILED);
  }

  return {
    async state() {
      if ((await findProgram(program)) === null) return 'missing';
      return hasFailed ? 'failing' : 'ready';
    },

    async *convert(documents, signal) {
      const office = await findProgram(program);
      if (office === null) throw conflict(MISSING);
      const late = AbortSignal.timeout(allMs);
      const until = AbortSignal.any([signal, late]);
      // The disk may be full.
      const folder = await orFail(makeRunFolder(temporary));
      try {
        const count = await store(documents(until), folder);
        const convertAll = () => run(office, folder, count, until);
        await turns.run(currentRequester() ?? 'server', convertAll, until);
        for (let index = 0; index < count; index += 1) {
          const pdf = await orFail(readFile(pdfOf(folder, index)));
          hasFailed = false;
          yield pdf;
        }
      } catch (error) {
        throw late.aborted && !signal.aborted ? unavailable() : error;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    close: () => closing.abort(),
  };
}

const pdfOf = (folder: string, index: number) => join(folder, `${index}.pdf`);

/** On a full disk LibreOffice writes a part of a PDF and says nothing. */
async function requireWhole(path: string): Promise<void> {
  const pdf = await readFile(path);
  if (!pdf.subarray(-END_BYTES).includes('%%EOF')) throw new Error(`${path} is not whole`);
}
