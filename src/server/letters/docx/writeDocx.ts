import { type Zippable, zipSync } from 'fflate';
import type { DocxParts } from './docxParts';

/** Archives hold local time; a fixed one makes the same letter the same file in every time zone. */
const ALWAYS = new Date(1980, 0, 1);

export function writeDocx(parts: DocxParts): Uint8Array {
  const files: Zippable = {};
  for (const [name, content] of parts) {
    files[name] = [content, { level: /\.(png|jpe?g|gif)$/i.test(name) ? 0 : 6, mtime: ALWAYS }];
  }
  return zipSync(files);
}
