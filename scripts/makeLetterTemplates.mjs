/**
 * Makes the templates of letters that SiMagang brings along, as Word documents in one JSON file. With a folder, it
 * also writes them there: node scripts/makeLetterTemplates.mjs /tmp/letters. With --check it prints the JSON instead.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { foot, LETTERS, letterhead } from './letters/letterBodies.mjs';
import { documentFiles } from './letters/wordParts.mjs';

const TARGET = 'src/server/letters/shippedTemplates.gen.json';
/** A fixed time keeps the files the same. */
const ALWAYS = new Date(1980, 0, 1);

const isCheck = process.argv[2] === '--check';
const folder = isCheck ? undefined : process.argv[2];
if (folder) mkdirSync(folder, { recursive: true });

const shipped = {};
for (const [kind, { title, body }] of Object.entries(LETTERS)) {
  const files = documentFiles({ title, head: letterhead, foot, body });
  const parts = Object.entries(files).map(([name, xml]) => [
    name,
    [strToU8(xml), { mtime: ALWAYS }],
  ]);
  const docx = Buffer.from(zipSync(Object.fromEntries(parts), { level: 9 }));
  shipped[kind] = { name: title, file: docx.toString('base64') };
  if (folder) writeFileSync(join(folder, `${kind}.docx`), docx);
  if (!isCheck) console.log(`${title}: ${docx.length} bytes`);
}
const json = `${JSON.stringify(shipped, null, 2)}\n`;
if (isCheck) process.stdout.write(json);
else writeFileSync(TARGET, json);
