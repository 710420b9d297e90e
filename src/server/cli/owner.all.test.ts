import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aForeignFolder } from '@/server/testing/aForeignFolder';
import { killPrograms, runProgram } from '@/server/testing/programs';
import { temporaryFolders } from '@/server/testing/temporaryFolders';

const newFolder = temporaryFolders();
afterEach(killPrograms);

const NIP = ['--nip', '197805122003121001'];
const PERSON = ['--name', 'Ratna Wulandari', '--email', 'ratna@kampus.example', ...NIP];

test('every program refuses the folder of another user, and leaves nothing in it', async () => {
  const folder = newFolder();
  const foreign = aForeignFolder(join(folder, 'data'));
  const env = { DATA_DIR: foreign.folder, DATABASE_URL: '', PORT: '0' };
  const before = readdirSync(foreign.folder);
  const file = join(folder, 'a.backup');
  writeFileSync(file, '');
  const programs: [string, string[]][] = [
    ['main', []],
    ['migrate', []],
    ['createAdmin', PERSON],
    ['resetAdmin', NIP],
    ['backup', [join(folder, 'new.backup')]],
    ['restore', [file]],
  ];
  const ended = programs.map(async ([program, args]) => {
    const { code, output } = await runProgram(program, args, { env, input: 'Kopi-Jam-Tujuh\n' });
    return [program, code, output.includes(`${foreign.folder} belongs to ${foreign.owner}`)];
  });
  expect(await Promise.all(ended)).toEqual(programs.map(([program]) => [program, 1, true]));
  expect(readdirSync(foreign.folder)).toEqual(before);
  expect(readdirSync(folder)).not.toContain('new.backup');
});
