import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The number of groups, with a `*.group.ts` for each. */
const GROUPS = 6;
const SERVER = 'src/server';
/** Folders whose tests send requests to the whole server. */
const FOLDERS = ['auth', 'contract', 'exports', 'http', 'lists', 'resources'];

const isGrouped = (file: string) =>
  /^[^.]+\.test\.ts$/.test(file.split('/').at(-1) ?? '') &&
  // A mock would stay for the next file.
  !/jest\.(mock|useFakeTimers)\(/.test(readFileSync(file, 'utf8'));

/** The test files, relative to the project, that run in groups. */
export const groupedFiles = (): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(SERVER, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${SERVER}/${folder}/${name}`)
      .filter(isGrouped),
  ).sort();

export const filesOfGroup = (group: number): string[] =>
  groupedFiles().filter((_, index) => index % GROUPS === group - 1);
