import { anInternship } from '@/client/testing/records/internship';
import { startValues } from './scheduleValues';

const TODAY = '2026-11-21';
const late = anInternship({ start_date: '2026-12-01' });
const left = anInternship({ end_date: '2026-09-30', end_reason: 'resigned' });
const ending = anInternship({ end_date: '2026-12-11', end_reason: 'finished' });

test.each([
  ['the rest of a placement as long as its period', [anInternship()], TODAY, '2026-12-31'],
  ['a placement that begins later', [late], '2026-12-01', '2026-12-31'],
  ['the rest of a placement that ends early', [ending], TODAY, '2026-12-11'],
  ['all days of a placement that has ended', [left], '2026-07-01', '2026-09-30'],
  ['the rest of several placements', [late, left, ending], TODAY, '2026-12-31'],
])('offers %s', (_title, placements, start_date, end_date) => {
  expect(startValues(placements, TODAY, [])).toMatchObject({ start_date, end_date });
});
