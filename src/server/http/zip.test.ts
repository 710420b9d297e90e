import { strFromU8, unzipSync } from 'fflate';
import { type ArchiveFile, zipOf } from './zip';

const AT = new Date('2026-03-02T03:00:00Z');

async function* filesOf(files: ArchiveFile[]) {
  yield* files;
}
const zipped = async (files: ArchiveFile[]) => {
  const parts: Uint8Array[] = [];
  for await (const part of zipOf(filesOf(files), AT)) parts.push(part);
  return { parts, files: unzipSync(Buffer.concat(parts)) };
};

test('holds texts and bytes under their names', async () => {
  const { files } = await zipped([
    { name: 'catatan é.txt', content: ['satu, ', 'dua'] },
    { name: 'foto/1.jpg', isCompressed: true, content: [Buffer.from([1, 2, 3])] },
    { name: 'kosong.csv', content: [] },
  ]);
  expect(strFromU8(files['catatan é.txt'] ?? new Uint8Array())).toBe('satu, dua');
  expect([...(files['foto/1.jpg'] ?? [])]).toEqual([1, 2, 3]);
  expect(files['kosong.csv']).toHaveLength(0);
});

test('hands on what is ready before it asks for more', async () => {
  const asked: string[] = [];
  async function* content() {
    for (const part of ['a', 'b', 'c']) {
      asked.push(part);
      yield new Uint8Array(1_000_000);
    }
  }
  const parts = zipOf(filesOf([{ name: 'x', isCompressed: true, content: content() }]), AT);
  let bytes = 0;
  while (bytes < 1_000_000) bytes += (await parts.next()).value?.length ?? 0;
  expect(asked).toEqual(['a']);
});

test('fails when a file cannot be read', async () => {
  async function* content() {
    yield 'a';
    throw new Error('gone');
  }
  await expect(zipped([{ name: 'x', content: content() }])).rejects.toThrow('gone');
});
