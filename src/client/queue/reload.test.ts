import { readStored } from '@/client/session/browserStorage';
import { anUnsentLog, anUnsentPress } from '@/client/testing/records/unsent';
import { reload } from './reload';
import type { Unsent } from './unsentItem';

let mockItems: Unsent[] = [];
jest.mock('./unsentStore', () => ({ itemsOf: async () => mockItems }));

const refused = anUnsentLog({ state: 'refused' });

test.each([
  ['waits', [anUnsentPress(), anUnsentPress({ id: '2' })], 'mengirim 2 absen'],
  ['waits, apart from what is refused', [anUnsentPress(), refused], 'mengirim 1 absen'],
  ['is refused', [refused], 'melihat 1 catatan yang ditolak'],
])('the browser remembers for the log-in what %s', async (_which, items, left) => {
  mockItems = items;
  await reload(1);
  expect(readStored('unsent-left')).toBe(left);
  mockItems = [];
  await reload(1);
  expect(readStored('unsent-left')).toBeNull();
});
