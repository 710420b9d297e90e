import { readParameters } from './parameters';

const read = (type: string, value: unknown) => readParameters({ it: value }, { it: { type } }).it;

test.each([
  ['integer', '7', 7],
  ['integer', '-7', -7],
  ['integer', '007', 7],
  ['integer', '7.5', '7.5'],
  ['integer', '0x7', '0x7'],
  ['integer', '7e3', '7e3'],
  ['integer', ' 7', ' 7'],
  ['integer', '', ''],
  ['integer', '99999999999999999', '99999999999999999'],
  ['boolean', 'true', true],
  ['boolean', '1', true],
  ['boolean', 'false', false],
  ['boolean', '0', false],
  ['boolean', 'ya', 'ya'],
  ['string', '7', '7'],
  ['string', 'true', 'true'],
  ['integer', ['7', '8'], ['7', '8']],
])('reads %s %j as %j', (type, value, expected) => {
  expect(read(type, value)).toEqual(expected);
});

test('leaves undeclared parameters out', () => {
  const sent = { it: '7', other: '7', ids: ['1', '2'] };
  expect(readParameters(sent, { it: { type: 'integer' } })).toEqual({ it: 7 });
});
