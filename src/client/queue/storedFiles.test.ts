import { anUnsentPhoto, anUnsentRequest } from '@/client/testing/records/unsent';
import { withBytes, withFiles } from './storedFiles';

test('a photo is stored as its bytes and read as a file', async () => {
  const photo = new File(['rak'], 'rak.jpg', { type: 'image/jpeg' });
  const stored = await withBytes(anUnsentPhoto({ payload: { photo } }));
  expect(stored.payload).toEqual({
    photo: { bytes: expect.anything(), name: 'rak.jpg', type: 'image/jpeg' },
  });
  const read = withFiles(stored).payload as { photo: File };
  expect(read.photo).toBeInstanceOf(File);
  expect(read.photo).toMatchObject({ name: 'rak.jpg', type: 'image/jpeg', size: 3 });
});

test('an item without files is stored as it is', async () => {
  const item = anUnsentRequest();
  expect(await withBytes(item)).toEqual(item);
  expect(withFiles(item)).toEqual(item);
});

test('a file that the device has lost is not stored', async () => {
  const photo = new File(['rak'], 'rak.jpg');
  photo.arrayBuffer = () => Promise.reject(new DOMException('', 'NotFoundError'));
  await expect(withBytes(anUnsentPhoto({ payload: { photo } }))).rejects.toThrow();
});
