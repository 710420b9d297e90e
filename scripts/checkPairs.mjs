/**
 * `node scripts/checkPairs.mjs`: fails for two folders of resources, or of records of the client, that import each other. A cycle of
 * folders is no cycle of modules, which `depcruise` finds.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDERS = /^src\/(?:server\/resources|client\/records)\/[^/]+(?=\/)/;
const IMPORTS = /(?:from|import\() ?'([^']+)'/g;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
  .filter((file) => FOLDERS.test(file) && existsSync(file));

const pathOf = (file, name) =>
  name.startsWith('@/') ? `src/${name.slice(2)}` : join(dirname(file), name);

/** The first import from one folder into another, by 'one two'. */
const imports = new Map();
for (const file of files) {
  const [own] = FOLDERS.exec(file);
  for (const [, name] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
    const other = FOLDERS.exec(pathOf(file, name))?.[0];
    if (other && other !== own && !imports.has(`${own} ${other}`))
      imports.set(`${own} ${other}`, `${file} imports ${name}`);
  }
}

const pairs = [...imports.keys()]
  .map((key) => key.split(' '))
  .filter(([one, two]) => one < two && imports.has(`${two} ${one}`));
for (const [one, two] of pairs) {
  console.error(
    `${one} and ${two} import each other:\n  ${imports.get(`${one} ${two}`)}\n  ${imports.get(`${two} ${one}`)}`,
  );
}
if (pairs.length > 0) process.exit(1);
