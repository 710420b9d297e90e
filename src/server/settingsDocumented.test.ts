import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from './config';
import type { Environment } from './settings/environment';

const DOCS = join(__dirname, '../../docs');
const textOf = (path: string) => readFileSync(join(DOCS, path), 'utf8');

/** For tests only, and not for operators. */
const NOT_FOR_OPERATORS = ['NODE_ENV', 'FROZEN_CLOCK'];
/** Settings that the image decides. */
const OF_THE_IMAGE = ['HOST', 'PORT', 'DATA_DIR'];

/** The names that the program reads. */
function settings(): string[] {
  const names = new Set<string>();
  const env = new Proxy<Environment>(
    {},
    {
      get(_env, name) {
        names.add(String(name));
        return undefined;
      },
    },
  );
  readSettings(env);
  return [...names].filter((name) => !NOT_FOR_OPERATORS.includes(name)).sort();
}

test('the table of settings has each setting of the program, and no other', () => {
  const [, section = ''] = textOf('operations.md').split('\n## Settings\n');
  const [table = ''] = section.split('\n## ');
  const firstCells = [...table.matchAll(/^\| (`.+?`) \|/gm)].map(([, cell]) => cell ?? '');
  const documented = firstCells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)]);
  expect(documented.map(([, name]) => name).sort()).toEqual(settings());
});

test('compose.yaml hands each setting on to the program', () => {
  const [, app = ''] = textOf('deploy/compose.yaml').split('\n  app:\n');
  const [, environment = ''] = app.split('\n    environment:\n');
  const [lines = ''] = environment.split(/^ {4}\w/m);
  const given = [...lines.matchAll(/^ {6}(\w+): (.+)$/gm)].map(([, name = '', value = '']) => ({
    name,
    value,
  }));
  const wanted = settings().filter((name) => !OF_THE_IMAGE.includes(name));
  expect(given.map(({ name }) => name).sort()).toEqual(wanted);
  for (const { name, value } of given) {
    // An empty one is none.
    if (!['DATABASE_URL', 'BACKUP_DIR', 'SESSION_SECRET'].includes(name)) {
      expect(value).toBe(`\${${name}:-}`);
    }
  }
});

test('an empty setting is none', () => {
  const empty = Object.fromEntries(settings().map((name) => [name, '']));
  expect(readSettings(empty)).toEqual(readSettings({}));
});
