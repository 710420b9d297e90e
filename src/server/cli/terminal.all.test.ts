import { join } from 'node:path';
import { preparedDataDir } from '@/server/testing/preparedDataDir';
import { killPrograms, startInTerminal } from '@/server/testing/programs';
import { temporaryFolders } from '@/server/testing/temporaryFolders';

const newFolder = temporaryFolders();
afterEach(killPrograms);

test('a terminal shows the question for a password and never the answer, and Ctrl+C ends the program', async () => {
  const env = { DATA_DIR: preparedDataDir(join(newFolder(), 'data')), DEMO_DATA: 'false' };
  const person = ['--name', 'Ratna Wulandari', '--email', 'ratna@kampus.example'];

  const left = startInTerminal('createAdmin', person, env);
  await left.says('NIP (18 digits, used to log in): ');
  left.type('\u0003');
  expect(await left.ended).toMatchObject({
    code: 1,
    output: expect.stringContaining('ended at a question'),
  });

  const { says, type, ended } = startInTerminal('createAdmin', person, env);
  await says('NIP (18 digits, used to log in): ');
  type('197805122003121001\r');
  await says('Password (at least 8 characters): ');
  type('Kopi-Jam-Tujuh\r');
  const { code, output } = await ended;
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('was created') });
  expect(output).toContain('197805122003121001');
  expect(output).not.toContain('Kopi');
});
