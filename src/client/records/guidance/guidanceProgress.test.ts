import { guidanceProgress } from './guidanceProgress';
import { draftOf, restoredValues } from './guidanceValues';

test.each([
  [3, 8, '3 dari 8'],
  [9, 8, '9 dari 8'],
  [3, 0, '3'],
])('%i sessions of at least %i are "%s"', (agreed_sessions, min_sessions, text) => {
  expect(guidanceProgress({ agreed_sessions, min_sessions })).toBe(text);
});

const EMPTY = { internship_id: 15, date: '', topic: '', result: '' };

test('a draft restores the values of a form', () => {
  const values = { internship_id: 15, date: '2026-11-03', topic: 'Metode', result: 'Bab 2' };
  expect(restoredValues(draftOf(values), EMPTY)).toEqual(values);
});

test.each([null, '{', '{"topic":1}'])('the draft %j changes nothing', (text) => {
  expect(restoredValues(text, EMPTY)).toEqual(EMPTY);
});
