import fs, { chownSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { NOBODY } from '@/server/testing/aForeignFolder';
import { contentOf, temporaryFolders } from '@/server/testing/temporaryFolders';
import { StartError } from '../startError';
import { inspectDataDir, markerOf, writeMarker } from './dataDir';

const newFolder = temporaryFolders();
const me = userInfo();
const isRoot = me.uid === 0;

afterEach(() => jest.restoreAllMocks());

/** A directory that looks like a complete database. */
function aDatabase(): string {
  const root = newFolder();
  writeMarker(root, { used: true });
  for (const folder of ['base', 'pg_wal', 'pg_xact', 'global']) {
    mkdirSync(join(root, 'database', folder), { recursive: true });
  }
  writeFileSync(join(root, 'database/PG_VERSION'), '18\n');
  writeFileSync(join(root, 'database/global/pg_control'), 'x');
  writeFileSync(join(root, 'database/postgresql.conf'), '');
  return root;
}

function refusalOf(look: () => unknown): string {
  try {
    look();
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return (error as StartError).message;
  }
  throw new Error('was not refused');
}

test.each([
  ['inspects it', inspectDataDir],
  ['reads its marker', markerOf],
])('a program that %s refuses the folder of another user', (_what, look) => {
  const root = aDatabase();
  expect(() => look(root)).not.toThrow();
  jest.spyOn(process as Required<typeof process>, 'geteuid').mockReturnValue(NOBODY);
  const before = contentOf(root);
  const refusal = refusalOf(() => look(root));
  expect(refusal).toContain(
    `${root} belongs to ${me.username} (uid ${me.uid}), and this program runs as nobody (uid ${NOBODY})`,
  );
  expect(refusal).toContain(`chown -R nobody: ${root}`);
  expect(contentOf(root)).toEqual(before);
});

test('an account without a name is called by its number', () => {
  const root = aDatabase();
  jest.spyOn(process as Required<typeof process>, 'geteuid').mockReturnValue(54_321);
  expect(refusalOf(() => inspectDataDir(root))).toMatch(/runs as uid 54321\. .* chown -R 54321 \//);
});

test.each(['database.json', 'session-secret', 'database/PG_VERSION', 'database/base'])(
  'a file or folder of another user within is no damage: %s',
  (name) => {
    const root = aDatabase();
    const path = join(root, name);
    if (name === 'session-secret') writeFileSync(path, 'x');
    if (isRoot) chownSync(path, NOBODY, NOBODY);
    // Only root can give files away. Below a symbolic link they may belong to root.
    else replaceByFolderOfRoot(join(root, name.split('/')[0] ?? ''));
    const refusal = refusalOf(() => inspectDataDir(root));
    expect(refusal).toContain(isRoot ? `${path} belongs to nobody` : 'belongs to root (uid 0)');
    expect(refusal).toContain(
      `The database is not damaged. Run as root: chown -R ${me.username}: ${root}`,
    );
  },
);

function replaceByFolderOfRoot(path: string): void {
  rmSync(path, { recursive: true, force: true });
  symlinkSync('/usr', path);
}

test('files of other users that SiMagang did not make do not matter', () => {
  const root = aDatabase();
  if (isRoot) {
    mkdirSync(join(root, 'lost+found'));
    chownSync(join(root, 'lost+found'), NOBODY, NOBODY);
  } else symlinkSync('/usr', join(root, 'lost+found'));
  expect(inspectDataDir(root)).toBe('used');
});

test.each(['database/PG_VERSION', 'database.json'])(
  'a %s that is denied is not called missing',
  (name) => {
    const root = aDatabase();
    const denied = join(root, name);
    const read = fs.readFileSync;
    jest.spyOn(fs, 'readFileSync').mockImplementation(((path: string, ...rest: []) => {
      if (path !== denied) return read(path, ...rest);
      throw Object.assign(new Error('EACCES'), { code: 'EACCES', path });
    }) as typeof fs.readFileSync);
    expect(refusalOf(() => inspectDataDir(root))).toBe(
      `DATA_DIR: ${denied} cannot be read by this user (EACCES). The database is not damaged. Run as root: chown -R ${me.username}: ${root} && chmod -R u=rwX,go= ${root}`,
    );
  },
);
