import { DATE_FORMAT, TIME_FORMAT, withSeparators } from './typedFormat';

test.each([
  [DATE_FORMAT, '2026-11-05', '05/11/2026'],
  [DATE_FORMAT, '2026-02-30', ''],
  [DATE_FORMAT, '', ''],
  [DATE_FORMAT, '?', ''],
  [TIME_FORMAT, '08:30', '08:30'],
  [TIME_FORMAT, '08:30:00', '08:30'],
  [TIME_FORMAT, '?', ''],
])('%p shows %p', (format, value, text) => {
  expect(format.show(value)).toBe(text);
});

test.each([
  [DATE_FORMAT, '5/1/2026', '2026-01-05'],
  [DATE_FORMAT, '05012026', '2026-01-05'],
  [DATE_FORMAT, '29/02/2028', '2028-02-29'],
  [DATE_FORMAT, '2026-02-07', '2026-02-07'],
  [DATE_FORMAT, '07.02.2026', '2026-02-07'],
  [DATE_FORMAT, '29/02/2026', undefined],
  [DATE_FORMAT, '5/1/202', undefined],
  [DATE_FORMAT, '5/1/20265', undefined],
  [DATE_FORMAT, '5/1/2026/1', undefined],
  [DATE_FORMAT, '/1/2026', undefined],
  [DATE_FORMAT, '', undefined],
  [TIME_FORMAT, '0:5', '00:05'],
  [TIME_FORMAT, '1645', '16:45'],
  [TIME_FORMAT, '16.45', '16:45'],
  [TIME_FORMAT, '24:00', undefined],
  [TIME_FORMAT, '8', undefined],
  [TIME_FORMAT, '', undefined],
])('%p reads %p as %p', (format, text, value) => {
  expect(format.read(text)).toBe(value);
});

test.each([
  [DATE_FORMAT, '', '3', '3'],
  [DATE_FORMAT, '3', '31', '31/'],
  [DATE_FORMAT, '31/', '31//', '31/'],
  [DATE_FORMAT, '31/', '31', '31'],
  [DATE_FORMAT, '5', '5-', '5/'],
  [DATE_FORMAT, '5/1', '5/12', '5/12/'],
  [DATE_FORMAT, '05/12/20', '05/12/202', '05/12/202'],
  [DATE_FORMAT, '05/12/', '05/12/20', '05/12/20'],
  [DATE_FORMAT, '', 'x', ''],
  [DATE_FORMAT, '05/12/2026', '05//2026', '05//2026'],
  [TIME_FORMAT, '0', '08', '08:'],
  [TIME_FORMAT, '08:3', '08:30', '08:30'],
])('%p makes of %p and %p %p', (format, before, text, result) => {
  expect(withSeparators(format, text, before)).toBe(result);
});
