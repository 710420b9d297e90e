import { segment, withQuery } from './addresses';

test('a segment of an address keeps any character, and a route parameter stays one', () => {
  expect(segment('IF 1/2')).toBe('IF%201%2F2');
  expect(segment(7)).toBe('7');
  expect(segment(':id')).toBe(':id');
});

test('an address has the parameters with a value, written as browsers write them', () => {
  const parameters = { course: 'IF 1 & 2', id: 7, zero: 0, none: undefined, empty: '' };
  expect(withQuery('/list', parameters)).toBe('/list?course=IF+1+%26+2&id=7&zero=0');
});
