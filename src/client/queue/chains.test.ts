import { anUnsentLog, anUnsentPhoto, anUnsentPress } from '@/client/testing/records/unsent';
import { chainsOf } from './chains';
import type { Unsent } from './unsentItem';

const press = anUnsentPress();
const log = anUnsentLog();
const photo = anUnsentPhoto();

const idsOf = (items: readonly Unsent[], resting: readonly Unsent[] = []) =>
  chainsOf(items, ({ id }) => resting.some((item) => item.id === id)).map((chain) =>
    chain.map(({ kind, activity_id }) => `${kind} ${activity_id}`),
  );

test('those of one activity go in order, whenever they were made', () => {
  expect(idsOf([photo, log, press])).toEqual([['press 120', 'photo 120', 'log 120']]);
});

test('a log that is not handed in does not wait for photos', () => {
  const text = anUnsentLog({ payload: { text: 'Belum selesai.', version: 0, handsIn: false } });
  expect(idsOf([photo, text])).toEqual([['log 120', 'photo 120']]);
});

test('presses do not wait for the photos of other activities', () => {
  const other = anUnsentPress({ id: 'other', activity_id: 121 });
  expect(idsOf([photo, other])).toEqual([['press 121'], ['photo 120']]);
});

test('a check-in goes before the check-out', () => {
  const out = anUnsentPress({ id: 'out', payload: { ...press.payload, kind: 'out' } });
  expect(chainsOf([press, out], () => false)).toEqual([[press, out]]);
});

test('other activities do not wait', () => {
  const other = anUnsentPress({ id: 'other', activity_id: 121 });
  expect(idsOf([press, log, other], [press])).toEqual([['press 121']]);
});

test('a refused item is left out and holds nothing back', () => {
  expect(idsOf([anUnsentPress({ state: 'refused' }), log])).toEqual([['log 120']]);
});

test('an item that has failed three times holds nothing back', () => {
  const failed = anUnsentPress({ attempts: 2 });
  expect(idsOf([failed, log], [failed])).toEqual([]);
  const often = anUnsentPress({ attempts: 3 });
  expect(idsOf([often, log], [often])).toEqual([['log 120']]);
});
