import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { unavailable } from '@/server/http/errors';
import { type Requester, TooManyWaiting } from '@/server/queues/fairQueue';
import { LETTER_PDFS_MAX } from '@/shared/resources/letters/constants';

/** The order of runs: the office, then other people, then letters that are made ahead. */
export const PDF_RANKS = ['office', 'people', 'ahead'] as const;
export type PdfRank = (typeof PDF_RANKS)[number];

/** The documents of one run: all that the office prints at once, or so few that the office waits for seconds. */
const LARGEST_RUN: Readonly<Record<PdfRank, number>> = {
  office: LETTER_PDFS_MAX,
  people: 10,
  ahead: 10,
};

/** Far more than are asked for, so that the disk is safe. */
const WAITING_PER_PERSON = 200;
const WAITING = 2_000;

/** The time that a client has to ask again. */
const PLACE_KEPT_MS = 15_000;

export interface QueuedDocument {
  /** Documents with the same key have the same PDF, which is made once. */
  key: string;
  /** Its file, which the queue deletes. */
  path: string;
  /** Stores the PDF, before it counts as made. */
  keep: (pdf: Buffer) => Promise<void>;
}

export interface Asker {
  person: Requester;
  rank: PdfRank;
  signal: AbortSignal;
  /** The time until 'waiting' is the answer; without it, the asker waits for its turn as long as it takes. */
  patienceMs?: number;
}

interface Entry extends QueuedDocument {
  person: Requester;
  rank: number;
  askers: number;
  state: 'waiting' | 'running' | 'settled';
  made: Promise<void>;
  settle: (error?: unknown) => void;
}

interface QueueOptions {
  /** Converts documents; throws unless all are made, and the first that is missing has failed. */
  convert: (
    documents: readonly string[],
    onPdf: (index: number, pdf: Buffer) => Promise<void>,
  ) => Promise<void>;
  /** The answer to those whose PDF was not made. */
  failure: (error: unknown) => unknown;
  placeKeptMs?: number;
}

export interface PdfQueue {
  /**
   * Resolves once all PDFs are kept, or with 'waiting' while some still wait for their turn; their places are then kept
   * for somebody who asks again soon. An abort gives the places up.
   */
  ask(documents: readonly QueuedDocument[], asker: Asker): Promise<'made' | 'waiting'>;
  /** Tells all who wait to come back. */
  close(): Promise<void>;
}

/** One run of LibreOffice at a time, for several persons at once (docs/decisions/0091). */
export function createPdfQueue({
  convert,
  failure,
  placeKeptMs = PLACE_KEPT_MS,
}: QueueOptions): PdfQueue {
  const entries = new Map<string, Entry>();
  /** The run in which each person had a turn last. */
  const lastRuns = new Map<Requester, number>();
  let runs = 0;
  let running: Promise<void> | undefined;
  let isClosed = false;

  function enter(document: QueuedDocument, { person, rank: name }: Asker): Entry {
    const rank = PDF_RANKS.indexOf(name);
    const entry = entries.get(document.key) ?? add(document, person, rank);
    entry.askers += 1;
    if (rank < entry.rank) Object.assign(entry, { person, rank });
    if (entry.path !== document.path) remove(document);
    return entry;
  }

  function add(document: QueuedDocument, person: Requester, rank: number): Entry {
    let settle: Entry['settle'] = () => {};
    const made = new Promise<void>((resolve, reject) => {
      settle = (error) => (error === undefined ? resolve() : reject(error));
    });
    // All askers may have left.
    made.catch(() => {});
    const entry: Entry = {
      ...document,
      ...{ person, rank, made, askers: 0, state: 'waiting' },
      settle(error) {
        entry.state = 'settled';
        entries.delete(entry.key);
        remove(entry);
        settle(error);
      },
    };
    entries.set(entry.key, entry);
    return entry;
  }

  /** Gives a place up; a run that has begun goes on, so that its PDF is kept. */
  function leave(entry: Entry): void {
    entry.askers -= 1;
    if (entry.askers === 0 && entry.state === 'waiting') entry.settle();
  }

  const waiting = (): Entry[] => [...entries.values()].filter(({ state }) => state === 'waiting');

  function requirePlaces(count: number, { person }: Asker): void {
    if (isClosed) throw unavailable();
    const all = waiting();
    const own = all.filter((entry) => entry.person === person);
    if (own.length + count > WAITING_PER_PERSON || all.length + count > WAITING) {
      throw new TooManyWaiting();
    }
  }

  /** One document of each person, then the second one of each, of the highest rank that waits. */
  function nextRun(): Entry[] {
    const all = waiting();
    const rank = Math.min(...all.map((entry) => entry.rank));
    const counts = new Map<Requester, number>();
    const places = all
      .filter((entry) => entry.rank === rank)
      .map((entry) => {
        const place = counts.get(entry.person) ?? 0;
        counts.set(entry.person, place + 1);
        return { entry, place, lastRun: lastRuns.get(entry.person) ?? 0 };
      });
    places.sort((one, other) => one.place - other.place || one.lastRun - other.lastRun);
    const largest = LARGEST_RUN[PDF_RANKS[rank] ?? 'ahead'];
    return places.slice(0, largest).map(({ entry }) => entry);
  }

  function startNext(): void {
    if (running || isClosed) return;
    const batch = nextRun();
    if (batch.length === 0) {
      lastRuns.clear();
      return;
    }
    runs += 1;
    for (const entry of batch) {
      entry.state = 'running';
      lastRuns.set(entry.person, runs);
    }
    running = run(batch).finally(() => {
      running = undefined;
      startNext();
    });
  }

  async function run(batch: readonly Entry[]): Promise<void> {
    const keep = async (index: number, pdf: Buffer) => {
      const entry = batch[index];
      await entry?.keep(pdf).then(() => entry.settle(), entry.settle);
    };
    const error = await convert(
      batch.map(({ path }) => path),
      keep,
    ).catch((reason: unknown) => reason);
    const [stopped, ...others] = batch.filter(({ state }) => state === 'running');
    if (isClosed) for (const entry of [stopped, ...others]) entry?.settle(unavailable());
    else stopped?.settle(failure(error));
    for (const entry of others) {
      if (entry.state === 'settled') continue;
      // LibreOffice stopped before it came to this one.
      if (entry.askers === 0) entry.settle();
      else entry.state = 'waiting';
    }
  }

  /** The answer to somebody who waits for these. */
  async function answer(
    asked: readonly Entry[],
    { patienceMs, signal }: Asker,
  ): Promise<'made' | 'waiting'> {
    const all = Promise.all(asked.map(({ made }) => made)).then(() => 'made' as const);
    if (patienceMs === undefined) return all;
    const first = await Promise.race([all, delay(patienceMs, 'late' as const, { signal })]);
    if (first === 'made') return first;
    // A request waits for a run that has its letters.
    while (running && !asked.some(({ state }) => state === 'waiting')) {
      if ((await Promise.race([all, running])) === 'made') return 'made';
    }
    return asked.some(({ state }) => state === 'waiting') ? 'waiting' : all;
  }

  return {
    async ask(documents, asker) {
      const { signal } = asker;
      try {
        signal.throwIfAborted();
        requirePlaces(documents.length, asker);
      } catch (error) {
        documents.forEach(remove);
        throw error;
      }
      const asked = documents.map((document) => enter(document, asker));
      const giveUp = () => {
        for (const entry of asked) leave(entry);
      };
      startNext();
      try {
        const outcome = await untilAborted(signal, (until) =>
          answer(asked, { ...asker, signal: until }),
        );
        if (outcome === 'waiting') setTimeout(giveUp, placeKeptMs).unref();
        else giveUp();
        return outcome;
      } catch (error) {
        giveUp();
        throw error;
      }
    },

    async close() {
      isClosed = true;
      for (const entry of waiting()) entry.settle(unavailable());
      await running;
    },
  };
}

const remove = ({ path }: QueuedDocument): void => rmSync(path, { force: true });

/** Rejects at an abort; the signal of the work is aborted at its end, too. */
async function untilAborted<T>(
  signal: AbortSignal,
  work: (until: AbortSignal) => Promise<T>,
): Promise<T> {
  const ended = new AbortController();
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { signal: ended.signal });
  });
  try {
    return await Promise.race([work(AbortSignal.any([signal, ended.signal])), aborted]);
  } finally {
    ended.abort();
  }
}
