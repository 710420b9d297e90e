/** `npm run test:durations`: the duration of the last `npm test` by folder; with `-- all`, of `npm run test:all`. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { RESULTS } from './results.mjs';

const SLOWEST = 10;
const [LEVEL = 'short'] = process.argv.slice(2);

const read = (file) => {
  const path = join(RESULTS, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
};

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

const browserTests = specsOf(read(`e2e-${LEVEL}.json`) ?? {}).map(({ file, title, tests }) => ({
  folder: join('e2e', dirname(file)),
  name: `${file} › ${title}`,
  ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
}));

const unitTest = (file, ms, name = file) => ({
  folder: file.split('/').slice(0, 3).join('/'),
  name,
  ms,
});

const unitTests = (read(`jest-${LEVEL}.json`)?.testResults ?? []).flatMap(
  ({ name, startTime, endTime, assertionResults }) =>
    name.endsWith('.group.ts')
      ? assertionResults.map(({ ancestorTitles: [file], title, duration }) =>
          unitTest(file, duration ?? 0, `${file} › ${title}`),
        )
      : unitTest(relative(process.cwd(), name), endTime - startTime),
);

for (const [title, tests] of Object.entries({
  'Unit tests, by folder': unitTests,
  'Browser tests, by folder': browserTests,
})) {
  if (tests.length === 0) continue;
  const total = tests.reduce((sum, { ms }) => sum + ms, 0);
  const folders = new Map();
  for (const { folder, ms } of tests) folders.set(folder, (folders.get(folder) ?? 0) + ms);
  const line = ([name, ms]) =>
    `${String(Math.round(ms / 1000)).padStart(5)} s  ${String(Math.round((100 * ms) / total)).padStart(3)} %  ${name}`;
  const slowestFirst = (left, right) => right[1] - left[1];
  console.log(`\n${title} (sum over all workers: ${Math.round(total / 1000)} s)`);
  console.log([...folders].sort(slowestFirst).map(line).join('\n'));
  console.log('\nSlowest');
  const byTest = tests.map(({ name, ms }) => [name, ms]).sort(slowestFirst);
  console.log(byTest.slice(0, SLOWEST).map(line).join('\n'));
}
