import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** For programs whose disk breaks: while the file `broken` exists, no thread can write, for the code in it. */
export function brokenDisk(folder: string) {
  const broken = join(folder, 'broken');
  const preload = join(folder, 'preload.cjs');
  writeFileSync(preload, preloadFor(broken));
  return { broken, nodeOptions: `--require ${preload}` };
}

const preloadFor = (broken: string) => `
  const fs = require('node:fs');
  const { existsSync, readFileSync, writeSync, ftruncateSync } = fs;
  const { writeFile } = fs.promises;
  const refuse = () => {
    if (!existsSync(${JSON.stringify(broken)})) return;
    const code = readFileSync(${JSON.stringify(broken)}, 'utf8');
    throw Object.assign(new Error(code + ': the disk is broken'), { code });
  };
  fs.promises.writeFile = async (...all) => { refuse(); return writeFile(...all); };
  fs.writeSync = (file, ...all) => { if (file > 2) refuse(); return writeSync(file, ...all); };
  fs.ftruncateSync = (...all) => { refuse(); return ftruncateSync(...all); };`;
