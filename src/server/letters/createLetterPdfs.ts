import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { conflict, HttpError, unavailable } from '@/server/http/errors';
import { currentRequester, onBehalfOf } from '@/server/queues/requester';
import type { PoolLog } from '@/server/workerPool';
import { convertDocuments } from './convertDocuments';
import { findProgram } from './findProgram';
import { createOfficeFolder } from './officeFolder';
import { createPdfQueue, type PdfRank, type QueuedDocument } from './pdfQueue';
import { rendererDigest } from './rendererDigest';

export type LetterPdfState = 'ready' | 'missing' | 'failing';

export interface WantedPdf extends Pick<QueuedDocument, 'key' | 'keep'> {
  document: Buffer;
}

export interface PdfAsker {
  rank: PdfRank;
  signal: AbortSignal;
  /** True for somebody who asks again after 'waiting'; others wait for their turn as long as it takes. */
  asksAgain: boolean;
}

/** Makes PDFs of Word documents with the LibreOffice of this machine, if it has one (docs/decisions/0091). */
export interface LetterPdfs {
  state(): Promise<LetterPdfState>;
  /** The digest of what PDFs depend on beside their documents. @throws HttpError without LibreOffice */
  rendererDigest(): Promise<string>;
  /**
   * Resolves once all PDFs are kept. For those who ask again it resolves with 'waiting' after a few seconds, if some
   * of them still wait for their turn.
   */
  make(wanted: AsyncIterable<WantedPdf>, asker: PdfAsker): Promise<'made' | 'waiting'>;
  /**
   * The PDFs in the order of the documents, for the office and kept nowhere. All are made before the first one is
   * read.
   */
  convert(
    documents: (signal: AbortSignal) => AsyncIterable<Buffer>,
    signal: AbortSignal,
  ): AsyncGenerator<Buffer>;
  /** Does this behind the requests, until the server stops. A failure is logged. */
  inBackground(work: (signal: AbortSignal) => Promise<void>): void;
  /** Ends running conversions, and tells those who wait to come back. */
  close(): Promise<void>;
}

const MISSING = 'PDF memerlukan LibreOffice di server. Unduh surat sebagai Word.';
const FAILED = 'LibreOffice di server gagal membuat PDF. Unduh surat sebagai Word.';

const TOO_SLOW =
  'LibreOffice di server terlalu lama membuat PDF surat ini. Coba lagi nanti atau unduh surat sebagai Word. Jika terulang, pendekkan template surat.';

/** Then the button says that it waits. */
const PATIENCE_MS = 3_000;
/** A run of many letters ends with the wait and its documents before a proxy gives up (docs/deploy/nginx.conf). */
const LIMIT_MS = 25_000;
const LIMIT_PER_DOCUMENT_MS = 250;
const CONVERT_MS = 60_000;

const SERVER = 'server';

const isLimit = (error: unknown): boolean => Object(error).name === 'TimeoutError';

interface PdfOptions {
  /** A name in `PATH`, or a path. */
  program: string;
  /** The place of the folders of documents and PDFs, while they are needed. */
  folder: string;
  log: PoolLog;
  limitMs?: number;
  patienceMs?: number;
  convertMs?: number;
}

export function createLetterPdfs({
  program,
  folder: place,
  log,
  limitMs = LIMIT_MS,
  patienceMs = PATIENCE_MS,
  convertMs = CONVERT_MS,
}: PdfOptions): LetterPdfs {
  const folder = createOfficeFolder(place);
  const swept = folder
    .sweep()
    .catch((error) => log.warn({ err: error }, 'old folders of LibreOffice were not deleted'));
  const closing = new AbortController();
  const background = new Set<Promise<void>>();
  let hasFailed = false;

  const queue = createPdfQueue({
    async convert(documents, onPdf) {
      const office = await requireOffice();
      await swept;
      const limit = AbortSignal.timeout(limitMs + documents.length * LIMIT_PER_DOCUMENT_MS);
      const signal = AbortSignal.any([closing.signal, limit]);
      await folder.inRunFolder((run) =>
        convertDocuments(
          { program: office, folder: run, documents, signal },
          async (index, pdf) => {
            hasFailed = false;
            await onPdf(index, pdf);
          },
        ),
      );
    },
    failure,
  });

  async function requireOffice(): Promise<string> {
    const office = await findProgram(program);
    if (office === null) throw conflict(MISSING);
    return office;
  }

  function failure(error: unknown): HttpError {
    if (error instanceof HttpError) return error;
    hasFailed = true;
    log.warn({ err: error }, 'LibreOffice made no PDF');
    return new HttpError(503, isLimit(error) ? TOO_SLOW : FAILED);
  }

  /** Writes the documents to files, which wait better than memory. */
  async function queued(wanted: AsyncIterable<WantedPdf>): Promise<QueuedDocument[]> {
    const documents: QueuedDocument[] = [];
    try {
      for await (const { key, document, keep } of wanted) {
        const path = await orFail(folder.newDocument());
        documents.push({ key, path, keep });
        await orFail(writeFile(path, document));
      }
    } catch (error) {
      await Promise.all(documents.map(({ path }) => rm(path, { force: true })));
      throw error;
    }
    return documents;
  }

  /** The disk may be full. */
  const orFail = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error) => {
      throw failure(error);
    });

  async function make(wanted: AsyncIterable<WantedPdf>, { rank, signal, asksAgain }: PdfAsker) {
    await requireOffice();
    if (closing.signal.aborted) throw unavailable();
    const person = currentRequester() ?? SERVER;
    return queue.ask(await queued(wanted), {
      ...{ person, rank, signal },
      ...(asksAgain && { patienceMs }),
    });
  }

  return {
    async state() {
      if ((await findProgram(program)) === null) return 'missing';
      return hasFailed ? 'failing' : 'ready';
    },

    rendererDigest: async () => rendererDigest(await requireOffice()),

    make,

    async *convert(documents, signal) {
      const late = AbortSignal.timeout(convertMs);
      const until = AbortSignal.any([signal, late]);
      const pdfs: Buffer[] = [];
      async function* wanted() {
        let count = 0;
        for await (const document of documents(until)) {
          const index = count;
          count += 1;
          const keep = async (pdf: Buffer) => {
            pdfs[index] = pdf;
          };
          yield { key: randomUUID(), document, keep };
        }
      }
      try {
        await make(wanted(), { rank: 'office', signal: until, asksAgain: false });
      } catch (error) {
        throw late.aborted && !signal.aborted ? unavailable() : error;
      }
      yield* pdfs;
    },

    inBackground(work) {
      const done = onBehalfOf(SERVER, () => work(closing.signal))
        .catch((error) => {
          if (!closing.signal.aborted) log.warn({ err: error }, 'PDFs were not made ahead');
        })
        .finally(() => background.delete(done));
      background.add(done);
    },

    async close() {
      closing.abort();
      await queue.close();
      await Promise.all([swept, ...background]);
      await folder.remove();
    },
  };
}
