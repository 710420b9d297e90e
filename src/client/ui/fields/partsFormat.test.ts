import { DATE_PARTS, TIME_PARTS, withDigit, withStep } from './partsFormat';

const [DAY, , YEAR] = DATE_PARTS.parts as [Part, Part, Part];
type Part = (typeof DATE_PARTS.parts)[number];
const [, MINUTES] = TIME_PARTS.parts as [Part, Part];

test.each([
  [DATE_PARTS, '2026-11-05', ['05', '11', '2026']],
  [DATE_PARTS, '', ['', '', '']],
  [DATE_PARTS, '?', ['', '', '']],
  [TIME_PARTS, '08:30', ['08', '30']],
  [TIME_PARTS, '08:30:00', ['08', '30']],
  [TIME_PARTS, '', ['', '']],
])('%p reads %p', (format, value, digits) => {
  expect(format.read(value)).toEqual(digits);
});

test.each([
  [DATE_PARTS, ['5', '1', '2026'], '2026-01-05'],
  [DATE_PARTS, ['29', '02', '2028'], '2028-02-29'],
  [DATE_PARTS, ['29', '02', '2026'], undefined],
  [DATE_PARTS, ['5', '1', '202'], undefined],
  [DATE_PARTS, ['', '1', '2026'], undefined],
  [TIME_PARTS, ['0', '5'], '00:05'],
  [TIME_PARTS, ['8', ''], undefined],
  [TIME_PARTS, ['', ''], undefined],
])('%p writes %p as %p', (format, digits, value) => {
  expect(format.write(digits)).toBe(value);
});

test.each([
  ['', '3', '3', false],
  ['', '4', '4', true],
  ['3', '1', '31', true],
  ['3', '2', '2', false],
  ['0', '4', '04', true],
  ['31', '1', '1', false],
])('a day of %p becomes after the digit %p %p', (before, digit, digits, isDone) => {
  expect(withDigit(DAY, before, digit)).toEqual({ digits, isDone });
});

test.each([
  [DAY, '', 'ArrowUp', '01'],
  [DAY, '', 'ArrowDown', '31'],
  [DAY, '31', 'ArrowUp', '01'],
  [DAY, '02', 'PageDown', '28'],
  [DAY, '15', 'Home', '01'],
  [MINUTES, '0', 'ArrowDown', '59'],
  [MINUTES, '58', 'PageUp', '03'],
  [YEAR, '2026', 'ArrowUp', '2027'],
  [YEAR, '2026', 'End', '9999'],
  [YEAR, '', 'ArrowDown', String(new Date().getFullYear())],
  [DAY, '15', 'Escape', undefined],
])('%p of %p becomes with %s %p', (part, digits, key, next) => {
  expect(withStep(part, digits, key)).toBe(next);
});
