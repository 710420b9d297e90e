import { readdirSync, readFileSync } from 'node:fs';

const LEFT_OUT = {
  // Tests of what has not been loaded yet; a mocked module would stay for the next file.
  client: {
    path: /\/(earlyNotice|FindDialog|Toaster)\.test/,
    text: /jest\.(un)?mock\(|toMatchSnapshot/,
  },
  // Tests that start processes, keep files or change the schema.
  server: {
    path: /\/(cli\/(?!admins)|testing\/)|\/db\/((backup|embedded|upgrade)\/|migrate\.test)/,
    text: /jest\.(mock|useFakeTimers)\(|spawn|testing\/programs|toMatchSnapshot/,
  },
};

/** The test files of a project, relative to the repository, that run in groups: a list for each `*.group.ts`. */
export function groupsOf(project: keyof typeof LEFT_OUT): string[][] {
  const { path, text } = LEFT_OUT[project];
  const files = readdirSync(`src/${project}`, { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${project}/${name}`)
    .filter((file) => /\/[^./]+\.test\.tsx?$/.test(file) && !path.test(file))
    // Jest keeps snapshots by file.
    .filter((file) => !text.test(readFileSync(file, 'utf8')))
    .sort();
  const groups = readdirSync(`src/${project}/testing/groups`).filter((name) =>
    name.endsWith('.group.ts'),
  ).length;
  return Array.from({ length: groups }, (_, group) =>
    files.filter((_, index) => index % groups === group),
  );
}
