import { once } from 'node:events';
import { readdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anOffice } from '@/server/testing/anOffice';
import { textsInPdf } from '@/server/testing/plainPdf';
import { silentLog } from '@/server/testing/silentLog';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import { createLetterPdfs, type LetterPdfs } from './createLetterPdfs';

const newFolder = temporaryFolders();
const FAILED = /gagal membuat PDF/;

const opened: LetterPdfs[] = [];
afterEach(async () => {
  for (const pdfs of opened.splice(0)) await pdfs.close();
});

type Options = Partial<Parameters<typeof createLetterPdfs>[0]> & { script?: string };

function open({ script, ...options }: Options = {}): LetterPdfs {
  const pdfs = createLetterPdfs({
    program: anOffice(newFolder(), script),
    folder: newFolder(),
    log: silentLog,
    ...options,
  });
  opened.push(pdfs);
  return pdfs;
}

async function* documents(count = 1) {
  for (let index = 0; index < count; index += 1) yield Buffer.from(`document ${index}`);
}

async function converted(pdfs: LetterPdfs, count = 1): Promise<string[]> {
  const texts: string[] = [];
  for await (const pdf of pdfs.convert(() => documents(count), new AbortController().signal))
    texts.push(...textsInPdf(pdf));
  return texts;
}

/** Makes the PDF of one letter. */
function made(pdfs: LetterPdfs, key = 'a letter') {
  async function* wanted() {
    yield { key, document: Buffer.from(key), keep: async () => {} };
  }
  const { signal } = new AbortController();
  return pdfs.make(wanted(), { rank: 'people', asksAgain: false, signal });
}

test('makes the PDFs in the order of the documents in one run, and leaves no file', async () => {
  const folder = newFolder();
  const pdfs = open({ folder });
  const numbers = Array.from({ length: 12 }, (_, index) => `${index + 1}`);
  expect(await converted(pdfs, 12)).toEqual(numbers);
  expect(await pdfs.state()).toBe('ready');
  await pdfs.close();
  expect(readdirSync(folder)).toEqual([]);
});

test('says that LibreOffice is missing', async () => {
  const pdfs = open({ program: 'no-such-office' });
  const missing = {
    statusCode: 409,
    message: expect.stringContaining('PDF memerlukan LibreOffice di server'),
  };
  await expect(converted(pdfs)).rejects.toMatchObject(missing);
  await expect(made(pdfs)).rejects.toMatchObject(missing);
  await expect(pdfs.rendererDigest()).rejects.toMatchObject(missing);
  expect(await pdfs.state()).toBe('missing');
});

test('says that LibreOffice has failed until it works again', async () => {
  const folder = newFolder();
  const pdfs = open({ program: anOffice(folder, 'exit 3') });
  await expect(converted(pdfs)).rejects.toMatchObject({ statusCode: 503, message: FAILED });
  expect(await pdfs.state()).toBe('failing');
  anOffice(folder);
  await converted(pdfs);
  expect(await pdfs.state()).toBe('ready');
});

test('a program that makes no file has failed, whatever it answers', async () => {
  const pdfs = open({ script: 'exit 0' });
  await expect(converted(pdfs)).rejects.toMatchObject({ statusCode: 503, message: FAILED });
});

test('makes no PDF of many if one of them is not whole', async () => {
  const pdfs = open({
    script: `for file in "$@"; do last=$file; done; page="$(dirname "$0")/page.pdf"
    cp "$page" "$(dirname "$last")/1.pdf"; head -c 100 "$page" > "$(dirname "$last")/2.pdf"`,
  });
  const first = pdfs.convert(() => documents(2), new AbortController().signal).next();
  await expect(first).rejects.toMatchObject({ statusCode: 503, message: FAILED });
});

test('ends a run that takes too long, and the programs that it has started', async () => {
  const pdfs = open({ script: 'sleep 1000 & wait', limitMs: 200 });
  // The child keeps the output of the program open until it ends, too.
  const tooSlow = { statusCode: 503, message: expect.stringContaining('terlalu lama membuat PDF') };
  await expect(converted(pdfs)).rejects.toMatchObject(tooSlow);
  expect(await pdfs.state()).toBe('failing');
});

test('the others get their PDFs when one document stops LibreOffice', async () => {
  const pdfs = open({
    script: `for file in "$@"; do case "$file" in *.docx)
      [ "$(cat "$file")" = damaged ] && { sleep 1000 & wait; }
      cp "$(dirname "$0")/page.pdf" "\${file%.docx}.pdf" ;; esac; done`,
    limitMs: 500,
  });
  const names = ['first', 'second', 'damaged', 'third'];
  const outcomes = await Promise.allSettled(names.map((name) => made(pdfs, name)));
  expect(outcomes).toEqual([
    { status: 'fulfilled', value: 'made' },
    { status: 'fulfilled', value: 'made' },
    { status: 'rejected', reason: expect.objectContaining({ statusCode: 503 }) },
    { status: 'fulfilled', value: 'made' },
  ]);
});

test('answers a 503 when the documents of a preview are not ready in time', async () => {
  const folder = newFolder();
  const pdfs = open({ folder, convertMs: 50 });
  async function* neverReady(until: AbortSignal): AsyncGenerator<Buffer> {
    yield Buffer.from('the first of two');
    await once(until, 'abort');
    throw new Error('another error than that of the limit');
  }
  const { signal } = new AbortController();
  await expect(pdfs.convert(neverReady, signal).next()).rejects.toMatchObject({ statusCode: 503 });
  const [own = ''] = readdirSync(folder);
  expect(readdirSync(join(folder, own))).toEqual(['process.json']);
  expect(await pdfs.state()).toBe('ready');
});

test('says that LibreOffice has failed where it cannot write', async () => {
  const file = join(newFolder(), 'a file');
  writeFileSync(file, '');
  const pdfs = open({ folder: file });
  await expect(converted(pdfs)).rejects.toMatchObject({ statusCode: 503, message: FAILED });
  expect(await pdfs.state()).toBe('failing');
});

test('answers everybody with a 503 when the server stops while LibreOffice hangs', async () => {
  const folder = newFolder();
  const seen = newFolder();
  const pdfs = open({ folder, script: `touch ${seen}/begun; sleep 1000 & wait` });
  const watcher = watch(seen);
  const running = made(pdfs, 'running');
  await once(watcher, 'change');
  watcher.close();
  const asked = [running, made(pdfs, 'waiting')];
  await new Promise((resolve) => setImmediate(resolve));
  await pdfs.close();
  for (const { status, reason } of (await Promise.allSettled(asked)) as PromiseRejectedResult[]) {
    expect([status, reason.statusCode]).toEqual(['rejected', 503]);
    expect(reason.message).toBe('Layanan sedang tidak tersedia. Silakan coba lagi nanti.');
  }
  await expect(made(pdfs)).rejects.toMatchObject({ statusCode: 503 });
  expect(readdirSync(folder)).toEqual([]);
});

test('runs without macros, without a network and without the secrets of the server', async () => {
  const seen = newFolder();
  process.env.SESSION_SECRET ??= 'a secret of the server for this test';
  const pdfs = open({
    script: `cp "$HOME/user/registrymodifications.xcu" ${seen}/profile; env > ${seen}/env; exit 1`,
  });
  await expect(converted(pdfs)).rejects.toThrow(FAILED);
  const profile = readFileSync(join(seen, 'profile'), 'utf8');
  expect(profile).toMatch(/DisableMacrosExecution.*true/);
  expect(profile).toMatch(/ooInetHTTPSProxyName.*127\.0\.0\.1/);
  expect(readFileSync(join(seen, 'env'), 'utf8')).not.toContain('SESSION_SECRET');
});
