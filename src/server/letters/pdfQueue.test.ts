import { existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import { type Asker, createPdfQueue, type PdfRank } from './pdfQueue';

const newFolder = temporaryFolders();

/** A queue whose runs last until the test ends them. */
function aQueue(options: { placeKeptMs?: number } = {}) {
  const folder = newFolder();
  const runs: string[][] = [];
  const kept: string[] = [];
  const ends: ((failed?: string) => void)[] = [];
  const queue = createPdfQueue({
    async convert(documents, onPdf) {
      const names = documents.map((path) => basename(path));
      runs.push(names);
      const failed = await new Promise<string | undefined>((resolve) => ends.push(resolve));
      // Like LibreOffice, which stops at a document and leaves the following ones.
      const count = failed === undefined ? names.length : names.indexOf(failed);
      for (let index = 0; index < count; index += 1) await onPdf(index, Buffer.from('%PDF'));
      if (failed !== undefined) throw new Error(`stopped at ${failed}`);
    },
    failure: (error) => error,
    ...options,
  });
  const pathOf = (key: string) => join(folder, key);
  let asks = 0;
  return {
    queue,
    runs,
    kept,
    pathOf,
    ask(keys: string | string[], asker: Partial<Asker> = {}) {
      asks += 1;
      const documents = [keys].flat().map((key) => {
        const path = pathOf(asks > 1 && existsSync(pathOf(key)) ? `${key} again` : key);
        writeFileSync(path, key);
        return { key, path, keep: async () => void kept.push(key) };
      });
      return queue.ask(documents, {
        person: documents[0]?.key ?? '',
        rank: 'people',
        signal: new AbortController().signal,
        ...asker,
      });
    },
    /** Ends a run, and lets what follows from that happen. */
    async end(failed?: string) {
      ends.shift()?.(failed);
      for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
    },
  };
}

const student = (index: number) => `student-${index}`;
const students = (count: number) => Array.from({ length: count }, (_, index) => student(index));

test('the office comes before students, who share a run, and both before letters that are made ahead', async () => {
  const { ask, end, runs } = aQueue();
  const asked = [
    ask('first'),
    ask('ahead', { rank: 'ahead' }),
    ...students(9).map((name) => ask(name)),
    ask(['Siti-1', 'Siti-2']),
    ask(['paper-1', 'paper-2'], { rank: 'office' }),
  ];
  for (let run = 0; run < 5; run += 1) await end();
  await Promise.all(asked);
  expect(runs).toEqual([
    ['first'],
    ['paper-1', 'paper-2'],
    [...students(9), 'Siti-1'],
    ['Siti-2'],
    ['ahead'],
  ]);
});

test('a person with many letters has one in a run while others wait', async () => {
  const { ask, end, runs } = aQueue();
  void ask('first');
  void ask(['many-1', 'many-2', 'many-3'], { person: 'many' });
  for (const name of students(19)) void ask(name);
  for (let run = 0; run < 4; run += 1) await end();
  expect(runs.slice(1)).toEqual([
    ['many-1', ...students(9)],
    [...students(19).slice(9)],
    ['many-2', 'many-3'],
  ]);
});

test('makes a letter once that several people ask for, at the turn of the office', async () => {
  const { ask, end, runs, kept, pathOf } = aQueue();
  const asked = [
    ask('first'),
    ask('other'),
    ask('shared', { person: 'Siti' }),
    ask('shared', { person: 'office', rank: 'office' }),
  ];
  for (let run = 0; run < 3; run += 1) await end();
  expect(await Promise.all(asked)).toEqual(['made', 'made', 'made', 'made']);
  expect(runs).toEqual([['first'], ['shared'], ['other']]);
  expect(kept).toEqual(['first', 'shared', 'other']);
  expect(existsSync(pathOf('shared')) || existsSync(pathOf('shared again'))).toBe(false);
});

test('tells somebody who waits for a turn to ask again, and keeps the place', async () => {
  const { ask, end, runs, kept } = aQueue();
  const first = ask('first', { patienceMs: 1 });
  expect(await ask('second', { patienceMs: 1 })).toBe('waiting');
  const third = ask('third');
  const again = ask('second', { patienceMs: 60_000 });
  await end();
  // A request waits for a run that has its letters.
  expect(await first).toBe('made');
  await end();
  expect(await Promise.all([again, third])).toEqual(['made', 'made']);
  expect(runs).toEqual([['first'], ['second', 'third']]);
  expect(kept).toEqual(['first', 'second', 'third']);
});

test('forgets the place of somebody who does not ask again', async () => {
  const { ask, end, runs, pathOf } = aQueue({ placeKeptMs: 1 });
  void ask('first');
  expect(await ask('second', { patienceMs: 1 })).toBe('waiting');
  while (existsSync(pathOf('second'))) await new Promise(setImmediate);
  await end();
  expect(runs).toEqual([['first']]);
});

test('gives up the place and the document of somebody who has left', async () => {
  const { ask, end, runs, pathOf } = aQueue();
  const leaving = new AbortController();
  void ask('first');
  const left = ask('left', { signal: leaving.signal });
  void ask('last');
  leaving.abort();
  await expect(left).rejects.toThrow(/abort/i);
  await end();
  await end();
  expect(runs).toEqual([['first'], ['last']]);
  expect(existsSync(pathOf('left'))).toBe(false);
});

test('keeps a PDF that was being made when its person left', async () => {
  const { ask, end, kept } = aQueue();
  const leaving = new AbortController();
  const left = ask('left', { signal: leaving.signal });
  leaving.abort();
  await expect(left).rejects.toThrow(/abort/i);
  await end();
  expect(kept).toEqual(['left']);
});

test('blames the document at which a run stopped; the later ones get another run', async () => {
  const { ask, end, runs, kept } = aQueue();
  void ask('first');
  const asked = Promise.allSettled(['one', 'damaged', 'two', 'three'].map((key) => ask(key)));
  await end();
  await end('damaged');
  await end();
  const outcomes = (await asked).map(({ status }) => status);
  expect(outcomes).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(runs).toEqual([['first'], ['one', 'damaged', 'two', 'three'], ['two', 'three']]);
  expect(kept).toEqual(['first', 'one', 'two', 'three']);
});

test('a PDF that cannot be kept is an error of its letter only', async () => {
  const { queue, ask, end, pathOf } = aQueue();
  writeFileSync(pathOf('unkept'), '');
  const keep = async () => {
    throw new Error('the database is silent');
  };
  const { signal } = new AbortController();
  const unkept = queue.ask([{ key: 'unkept', path: pathOf('unkept'), keep }], {
    ...{ person: 'Budi', rank: 'people', signal },
  });
  const other = ask('other');
  await Promise.allSettled([end(), unkept]);
  await expect(unkept).rejects.toThrow('the database is silent');
  await end();
  expect(await other).toBe('made');
});

test.each<[PdfRank, string[]]>([
  ['people', students(201)],
  ['office', students(201)],
])('refuses more waiting letters of one person than anybody prints: %s', async (rank, keys) => {
  const { ask, runs, pathOf } = aQueue();
  await expect(ask(keys, { rank })).rejects.toMatchObject({ name: 'TooManyWaiting' });
  expect(runs).toEqual([]);
  expect(existsSync(pathOf(student(0)))).toBe(false);
});

test('tells everybody to come back when it closes', async () => {
  const { queue, ask, end } = aQueue();
  const asked = Promise.allSettled([ask('running'), ask('waiting')]);
  const closed = queue.close();
  await end('running');
  await closed;
  const late = Promise.allSettled([ask('late')]);
  for (const outcome of [...(await asked), ...(await late)]) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { statusCode: 503 } });
  }
});
