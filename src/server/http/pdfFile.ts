import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { fieldErrors } from './errors';
import { dictionaryAt } from './pdfDictionary';

const START = Buffer.from('%PDF-');

/** Whether a file begins like a PDF, whatever its name and type. */
export const isPdf = (content: Buffer): boolean => content.subarray(0, START.length).equals(START);

export const INCOMPLETE = 'PDF tidak lengkap. Simpan ulang, lalu pilih lagi.';
export const ENCRYPTED = 'PDF dikunci dengan kata sandi. Simpan ulang tanpa kata sandi.';
export const NO_PAGES = 'PDF ini tidak memuat halaman. Simpan ulang, lalu pilih lagi.';

/** Refuses with a 422 on the field what a reader could not open whole (docs/decisions/0086). */
export async function refuseBrokenPdf(content: Buffer, field: string): Promise<void> {
  const problem = await problemOf(content);
  if (problem !== null) throw fieldErrors({ [field]: [problem] });
}

async function problemOf(content: Buffer): Promise<string | null> {
  const text = content.toString('latin1');
  const table = tableIn(text);
  if (table === null) return INCOMPLETE;
  if (isEncrypted(text, table)) return ENCRYPTED;
  return (await hasPage(content, text)) ? null : NO_PAGES;
}

/** Programs write a few bytes after the end. */
const END_WITHIN = 1024;
const END = /startxref\s+(\d{1,10})\s+%%EOF/g;
/** Some programs miscount by the ends of a few lines. */
const MISCOUNTED = 32;
const DICTIONARY_BYTES = 1024;
/** A table of the objects, or the stream that contains it. */
const TABLE = /(?<!start)xref|(?<!\d)\d+\s+\d+\s+obj(?=[\s\S]*\/XRef)/g;

/** The place behind the first word of the table of objects, which the end of the file names; null if it is not there. */
function tableIn(text: string): number | null {
  const ends = [...text.slice(-END_WITHIN).matchAll(END)];
  const place = Number(ends.at(-1)?.[1] ?? text.length);
  if (place >= text.length) return null;
  const start = Math.max(0, place - MISCOUNTED);
  const [nearest] = [...text.slice(start, place + DICTIONARY_BYTES).matchAll(TABLE)]
    .map(({ 0: word, index }) => ({
      end: start + index + word.length,
      by: Math.abs(start + index - place),
    }))
    .filter(({ by }) => by <= MISCOUNTED)
    .sort((one, other) => one.by - other.by);
  return nearest?.end ?? null;
}

const TRAILER = 'trailer';

/** The dictionary of the table says so; any text may mention encryption. */
function isEncrypted(text: string, table: number): boolean {
  const isStream = text.startsWith('obj', table - 'obj'.length);
  const trailer = isStream ? table : text.indexOf(TRAILER, table) + TRAILER.length;
  const value = dictionaryAt(text, trailer).get('Encrypt');
  return value !== undefined && value !== 'null';
}

/** A name, in which each character may be written as '#' and its code: /P#61ge. */
const nameOf = (name: string): string => {
  const characters = [...name].map((character) => {
    const code = character.charCodeAt(0).toString(16);
    return `(?:${character}|#${code.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
  });
  return String.raw`\/${characters.join('')}(?![^\s\0()<>[\]{}/%])`;
};

const PAGE = new RegExp(String.raw`${nameOf('Type')}[\s\0]*${nameOf('Page')}`, 'g');
const OBJECTS = new RegExp(String.raw`${nameOf('Type')}[\s\0]*${nameOf('ObjStm')}`, 'g');
/** Reading so much takes some milliseconds; requests have their turn between. */
const PIECE = 512 * 1024;
/** Longer than a name with all its codes and the blanks before it. */
const NAME_CHARACTERS = 256;
/** No file has as many streams of objects to look at. */
const PLACES_MAX = 1000;

/** The places of a pattern, which gives way to requests while it is looked for. */
async function* placesIn(text: string, pattern: RegExp): AsyncGenerator<number> {
  let left = PLACES_MAX;
  for (let start = 0; start < text.length; start += PIECE) {
    const piece = text.slice(start, start + PIECE + NAME_CHARACTERS);
    for (const { index } of piece.matchAll(pattern)) {
      if (index >= PIECE || left === 0) break;
      left -= 1;
      yield start + index;
    }
    await setImmediate();
  }
}

async function has(text: string, pattern: RegExp): Promise<boolean> {
  for await (const _place of placesIn(text, pattern)) return true;
  return false;
}

const STREAM = /stream\r?\n/g;
/** The total of the unpacked objects; a few kilobytes may unpack to gigabytes. */
const UNPACKED_MAX_BYTES = 16 * 1024 * 1024;

const inflateAsync = promisify(inflate);

/**
 * Whether an object is a page. Objects may be packed into streams; each stream is found and unpacked once, however
 * many names stand before it.
 */
async function hasPage(content: Buffer, text: string): Promise<boolean> {
  if (await has(text, PAGE)) return true;
  let left = UNPACKED_MAX_BYTES;
  let end = 0;
  for await (const index of placesIn(text, OBJECTS)) {
    if (index < end) continue;
    STREAM.lastIndex = index;
    if (!STREAM.test(text)) return false;
    const start = STREAM.lastIndex;
    const found = text.indexOf('endstream', start);
    end = found === -1 ? text.length : found;
    const objects = await unpacked(content.subarray(start, end), left);
    if (objects === null) return false;
    if (await has(objects.toString('latin1'), PAGE)) return true;
    left -= objects.length;
  }
  return false;
}

/** Null for what is damaged, or unpacks to more than that. */
const unpacked = (content: Buffer, bytes: number): Promise<Buffer | null> =>
  inflateAsync(content, {
    maxOutputLength: Math.max(1, bytes),
    finishFlush: constants.Z_SYNC_FLUSH,
  }).catch(() => null);
