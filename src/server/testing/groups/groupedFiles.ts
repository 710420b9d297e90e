import { readdirSync, readFileSync } from 'node:fs';

/** The number of groups, with a `*.group.ts` for each. */
const GROUPS = 6;
const SERVER = 'src/server';
/** Tests that start processes, keep files or change the schema. */
const LEFT_OUT = /\/(cli|testing)\/|\/db\/((backup|embedded|upgrade)\/|migrate\.test)/;

const isGrouped = (file: string) =>
  /^[^.]+\.test\.ts$/.test(file.split('/').at(-1) ?? '') &&
  !LEFT_OUT.test(file) &&
  // A mock would stay for the next file, and Jest keeps snapshots by file.
  !/jest\.(mock|useFakeTimers)\(|spawn|testing\/programs|toMatchSnapshot/.test(
    readFileSync(file, 'utf8'),
  );

/** The test files, relative to the project, that run in groups. */
export const groupedFiles = (): string[] =>
  readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .map((name) => `${SERVER}/${name}`)
    .filter(isGrouped)
    .sort();

export const filesOfGroup = (group: number): string[] =>
  groupedFiles().filter((_, index) => index % GROUPS === group - 1);
