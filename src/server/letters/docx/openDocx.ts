import { type ArchiveRules, checkEntries, readEntries, unpack } from '@/server/http/archive';
import { TEMPLATE_MAX_BYTES } from '@/shared/resources/letters/constants';
import { refuse } from '../refusals';
import { checkStories } from './checkStories';
import { checkContentTypes, checkXml } from './checkXml';
import { CONTENT_TYPES, type DocxParts, isXml, looksLikeXml } from './docxParts';
import { countPictures, isPicture } from './pictureSize';
import { checkNeededParts } from './relations';

const MEGABYTE = 1024 * 1024;
/** Letters of several pages have about half a megabyte of text with its formats. */
const XML_MAX_BYTES = 4 * MEGABYTE;
const PICTURE_MAX_BYTES = 10 * MEGABYTE;
const UNPACKED_MAX_BYTES = 24 * MEGABYTE;
/** Documents have about twenty parts, and one for each picture. */
const PARTS_MAX = 200;

const RULES: ArchiveRules = {
  partsMax: PARTS_MAX,
  unpackedMax: UNPACKED_MAX_BYTES,
  partMax: (name) => (isXml(name) ? XML_MAX_BYTES : PICTURE_MAX_BYTES),
  refuse,
};

const ZIP = 'PK\u0003\u0004';
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/**
 * Reads a document of somebody else. Refuses everything that a letter does not need and that could harm a
 * reader or this server (docs/decisions/0082).
 */
export async function openDocx(bytes: Buffer): Promise<DocxParts> {
  if (bytes.length === 0) throw refuse('empty');
  if (bytes.length > TEMPLATE_MAX_BYTES) throw refuse('tooLarge');
  // Documents with a password are compound files, too.
  if (bytes.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) {
    throw refuse(
      bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'encrypted' : 'oldWord',
    );
  }
  if (bytes.toString('latin1', 0, ZIP.length) !== ZIP) throw refuse('notDocx');
  const entries = readEntries(bytes, RULES);
  checkNames(entries.map(({ name }) => name));
  const parts: DocxParts = new Map();
  for (const [name, entry] of checkEntries(bytes, entries, RULES)) {
    const pieces: Buffer[] = [];
    for await (const piece of unpack(bytes, entry, refuse)) pieces.push(piece);
    if (!name.endsWith('/')) parts.set(name, Buffer.concat(pieces));
  }
  checkContentTypes(parts.get(CONTENT_TYPES) ?? new Uint8Array());
  const pictures = countPictures();
  for (const [name, content] of parts) {
    if (isXml(name) || looksLikeXml(content)) checkXml(name, content, pictures);
    else if (isPicture(content)) pictures.add(content);
    else if (/^word\/media\//i.test(name)) throw refuse('pictures');
  }
  checkNeededParts(parts);
  checkStories(parts);
  return parts;
}

function checkNames(names: readonly string[]): void {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/(^|\/)\.\.?(\/|$)|^\/|\\|\0|:/)) throw refuse('paths');
  // Readers of other systems take names in other capitals for the same part.
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) throw refuse('paths');
  if (!names.includes(CONTENT_TYPES)) {
    throw refuse(has(/^(mimetype|content\.xml)$/) ? 'openDocument' : 'notDocx');
  }
  if (has(/vbaProject|vbaData/i)) throw refuse('macros');
  if (has(/\/(embeddings|activeX|afchunk)/i)) throw refuse('embedded');
  if (!has(/^word\//)) throw refuse('notDocx');
}
