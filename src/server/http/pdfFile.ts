import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { fieldErrors } from './errors';

const START = Buffer.from('%PDF-');

/** Whether a file begins like a PDF, whatever its name and type. */
export const isPdf = (content: Buffer): boolean => content.subarray(0, START.length).equals(START);

export const INCOMPLETE = 'PDF tidak lengkap. Simpan ulang, lalu pilih lagi.';
export const ENCRYPTED = 'PDF dikunci dengan kata sandi. Simpan ulang tanpa kata sandi.';
export const NO_PAGES = 'PDF ini tidak memuat halaman. Simpan ulang, lalu pilih lagi.';

/** Refuses with a 422 on the field what a reader could not open whole (docs/decisions/0096). */
export async function refuseBrokenPdf(content: Buffer, field: string): Promise<void> {
  const problem = await problemOf(content);
  if (problem !== null) throw fieldErrors({ [field]: [problem] });
}

async function problemOf(content: Buffer): Promise<string | null> {
  if (!hasEnd(content)) return INCOMPLETE;
  const text = content.toString('latin1');
  if (isEncrypted(text)) return ENCRYPTED;
  return (await hasPage(content, text)) ? null : NO_PAGES;
}

/** Programs write a few bytes after the end. */
const END_WITHIN = 1024;
const END = /startxref\s+(\d{1,10})\s+%%EOF/g;
/** Some programs miscount by the ends of a few lines. */
const MISCOUNTED = 32;
const DICTIONARY_BYTES = 1024;
/** A table of the objects, or the stream that contains it. */
const TABLE = /^[\s\S]{0,64}(?:(?<!start)xref|\d\s+\d+\s+obj[\s\S]*\/XRef)/;

/** Whether the end names the place of the table of objects, and the table is there. */
function hasEnd(content: Buffer): boolean {
  const ends = [...content.subarray(-END_WITHIN).toString('latin1').matchAll(END)];
  const place = Number(ends.at(-1)?.[1] ?? content.length);
  const table = content.subarray(Math.max(0, place - MISCOUNTED), place + DICTIONARY_BYTES);
  return place < content.length && TABLE.test(table.toString('latin1'));
}

/** A name, in which each character may be written as '#' and its code: /Enc#72ypt. */
const nameOf = (name: string): string => {
  const characters = [...name].map((character) => {
    const code = character.charCodeAt(0).toString(16);
    return `(?:${character}|#${code.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
  });
  return String.raw`\/${characters.join('')}(?![^\s\0()<>[\]{}/%])`;
};

/** Spaces and comments. */
const GAP = String.raw`(?:[\s\0]|%[^\r\n]*[\r\n])*`;
const SPACE = String.raw`[\s\0]+`;
const ENCRYPTION = new RegExp(nameOf('Encrypt'), 'g');
/** A reference or a dictionary, as in a trailer; a text may mention encryption. */
const ENCRYPTION_VALUE = new RegExp(String.raw`^${GAP}(?:\d+${SPACE}\d+${SPACE}R\b|<<)`);
const VALUE_CHARACTERS = 500;
const PAGE = new RegExp(String.raw`${nameOf('Type')}[\s\0]*${nameOf('Page')}`);
const OBJECTS = new RegExp(String.raw`${nameOf('Type')}[\s\0]*${nameOf('ObjStm')}`, 'g');
/** No file has as many places to look at. */
const PLACES_MAX = 1000;

function* placesIn(text: string, pattern: RegExp) {
  let left = PLACES_MAX;
  for (const place of text.matchAll(pattern)) {
    if (left === 0) return;
    left -= 1;
    yield place;
  }
}

function isEncrypted(text: string): boolean {
  for (const { 0: name, index } of placesIn(text, ENCRYPTION)) {
    const value = index + name.length;
    if (ENCRYPTION_VALUE.test(text.slice(value, value + VALUE_CHARACTERS))) return true;
  }
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
  if (PAGE.test(text)) return true;
  let left = UNPACKED_MAX_BYTES;
  let end = 0;
  for (const { index } of placesIn(text, OBJECTS)) {
    if (index < end) continue;
    STREAM.lastIndex = index;
    if (!STREAM.test(text)) return false;
    const start = STREAM.lastIndex;
    const found = text.indexOf('endstream', start);
    end = found === -1 ? text.length : found;
    const objects = await unpacked(content.subarray(start, end), left);
    if (objects === null) return false;
    if (PAGE.test(objects.toString('latin1'))) return true;
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
