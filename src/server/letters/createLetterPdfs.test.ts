import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { anOffice } from '@/server/testing/anOffice';
import { textsInPdf } from '@/server/testing/plainPdf';
import { silentLog } from '@/server/testing/silentLog';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import { testInAll } from '@/shared/testing/testLevel';
import { createLetterPdfs, type LetterPdfs } from './createLetterPdfs';

const { signal } = new AbortController();
const newFolder = temporaryFolders();
const FAILED = /gagal membuat PDF/;

async function* documents(count = 1) {
  for (let index = 0; index < count; index += 1) yield Buffer.from(`document ${index}`);
}

async function converted(pdfs: LetterPdfs, count = 1, until = signal): Promise<string[]> {
  const texts: string[] = [];
  for await (const pdf of pdfs.convert(() => documents(count), until))
    texts.push(...textsInPdf(pdf));
  return texts;
}

const withOffice = (script?: string, limitMs?: number) =>
  createLetterPdfs({ program: anOffice(newFolder(), script), log: silentLog, limitMs });

test('makes the PDFs in the order of the documents in one run, and leaves no file', async () => {
  const temporary = newFolder();
  const pdfs = createLetterPdfs({ program: anOffice(newFolder()), log: silentLog, temporary });
  expect(await converted(pdfs, 12)).toEqual(Array.from({ length: 12 }, (_, index) => `${index}`));
  expect(await pdfs.state()).toBe('ready');
  expect(readdirSync(temporary)).toEqual([]);
});

test('deletes the folders that a killed server left a day ago', async () => {
  const temporary = newFolder();
  const ages = { 'simagang-letters-old': 25, 'simagang-letters-new': 23, other: 25 };
  for (const [name, hours] of Object.entries(ages)) {
    mkdirSync(join(temporary, name));
    writeFileSync(join(temporary, name, '0.docx'), 'a letter');
    const then = Date.now() / 1000 - hours * 60 * 60;
    utimesSync(join(temporary, name), then, then);
  }
  await converted(createLetterPdfs({ program: anOffice(newFolder()), log: silentLog, temporary }));
  expect(readdirSync(temporary).sort()).toEqual(['other', 'simagang-letters-new']);
});

test('says that LibreOffice is missing', async () => {
  const pdfs = createLetterPdfs({ program: 'no-such-office', log: silentLog });
  await expect(converted(pdfs)).rejects.toMatchObject({
    statusCode: 409,
    message: expect.stringContaining('PDF memerlukan LibreOffice di server'),
  });
  expect(await pdfs.state()).toBe('missing');
});

test('says that LibreOffice has failed until it works again', async () => {
  const folder = newFolder();
  const pdfs = createLetterPdfs({ program: anOffice(folder, 'exit 3'), log: silentLog });
  await expect(converted(pdfs)).rejects.toMatchObject({ statusCode: 503, message: FAILED });
  expect(await pdfs.state()).toBe('failing');
  anOffice(folder);
  await converted(pdfs);
  expect(await pdfs.state()).toBe('ready');
});

test('a program that makes no file has failed, whatever it answers', async () => {
  const pdfs = withOffice('exit 0');
  await expect(converted(pdfs)).rejects.toMatchObject({ statusCode: 503, message: FAILED });
});

test('makes no PDF of many if one of them is not whole', async () => {
  const pdfs = withOffice(
    `for file in "$@"; do last=$file; done; page="$(dirname "$0")/page.pdf"
    cp "$page" "$(dirname "$last")/0.pdf"; head -c 100 "$page" > "$(dirname "$last")/1.pdf"`,
  );
  const first = pdfs.convert(() => documents(2), signal).next();
  await expect(first).rejects.toMatchObject({ statusCode: 503, message: FAILED });
});

test('ends a run that takes too long, and the programs that it has started', async () => {
  const pdfs = withOffice('sleep 1000 & wait', 200);
  // The child keeps the output of the program open until it ends, too.
  await expect(converted(pdfs)).rejects.toMatchObject({ statusCode: 503, message: FAILED });
});

test('answers a 503 when the documents are not ready in time', async () => {
  const temporary = newFolder();
  const program = anOffice(newFolder());
  const pdfs = createLetterPdfs({ program, log: silentLog, allMs: 50, temporary });
  async function* neverReady(until: AbortSignal): AsyncGenerator<Buffer> {
    yield Buffer.from('the first of two');
    await once(until, 'abort');
    throw new Error('another error than that of the limit');
  }
  await expect(pdfs.convert(neverReady, signal).next()).rejects.toMatchObject({ statusCode: 503 });
  expect(readdirSync(temporary)).toEqual([]);
  expect(await pdfs.state()).toBe('ready');
});

test('says that LibreOffice has failed where it cannot write', async () => {
  const temporary = join(newFolder(), 'gone');
  const pdfs = createLetterPdfs({ program: anOffice(newFolder()), log: silentLog, temporary });
  await expect(converted(pdfs)).rejects.toMatchObject({ statusCode: 503, message: FAILED });
  expect(await pdfs.state()).toBe('failing');
});

test('ends the run of a person who has left', async () => {
  const pdfs = withOffice('sleep 1000 & wait');
  const leaving = new AbortController();
  const asked = converted(pdfs, 1, leaving.signal);
  setImmediate(() => leaving.abort());
  await expect(asked).rejects.toThrow(/abort/i);
  expect(await pdfs.state()).toBe('ready');
});

test('runs without macros, without a network and without the secrets of the server', async () => {
  const seen = newFolder();
  process.env.SESSION_SECRET ??= 'a secret of the server for this test';
  const pdfs = withOffice(
    `cp "$HOME/user/registrymodifications.xcu" ${seen}/profile; env > ${seen}/env; exit 1`,
  );
  await expect(converted(pdfs)).rejects.toThrow(FAILED);
  const profile = readFileSync(join(seen, 'profile'), 'utf8');
  expect(profile).toMatch(/DisableMacrosExecution.*true/);
  expect(profile).toMatch(/ooInetHTTPSProxyName.*127\.0\.0\.1/);
  expect(readFileSync(join(seen, 'env'), 'utf8')).not.toContain('SESSION_SECRET');
});

testInAll('makes PDFs one after the other', async () => {
  const seen = newFolder();
  // A second run at the same time could not make this folder.
  const pdfs = withOffice(
    `mkdir ${seen}/alone || exit 1; for file in "$@"; do last=$file; done
    cp "$(dirname "$0")/page.pdf" "\${last%.docx}.pdf"; rmdir ${seen}/alone`,
  );
  const all = await Promise.all(Array.from({ length: 3 }, () => converted(pdfs)));
  expect(all.flat()).toEqual(['_name', '_name', '_name']);
  expect(existsSync(join(seen, 'alone'))).toBe(false);
});
