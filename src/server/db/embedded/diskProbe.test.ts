import { readdirSync } from 'node:fs';
import * as promises from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import { createDiskProbe } from './diskProbe';

jest.mock('node:fs/promises', () => ({
  __esModule: true,
  ...jest.requireActual('node:fs/promises'),
}));

const newFolder = temporaryFolders();
afterEach(() => jest.restoreAllMocks());

const MIB = 1024 * 1024;

test.each([
  ['a page where there is room', 1024 * MIB, 8 * 1024],
  ['a file of the WAL where there may be none', 100 * MIB, 16 * MIB],
])('tries %s, and leaves nothing behind', async (_what, free, bytes) => {
  const folder = newFolder();
  jest
    .spyOn(promises, 'statfs')
    .mockResolvedValue({ bavail: free / 4096, bsize: 4096 } as Awaited<
      ReturnType<typeof promises.statfs>
    >);
  const write = jest.spyOn(promises, 'writeFile');
  const canWrite = createDiskProbe(join(folder, 'probe'));
  expect(await Promise.all([canWrite(), canWrite()])).toEqual([true, true]);
  expect(write.mock.calls.map(([, content]) => (content as Buffer).length)).toEqual([bytes]);
  expect(readdirSync(folder)).toEqual([]);
});

test('reports a disk that does not take the file', async () => {
  const canWrite = createDiskProbe(join(newFolder(), 'missing', 'probe'));
  expect(await canWrite()).toBe(false);
});
