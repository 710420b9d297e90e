import { anInternship } from '@/client/testing/records/internship';
import { endText, placementDates } from './placementDates';

test('takes the days of the period unless the placement has its own', () => {
  expect(placementDates(anInternship())).toEqual({
    startDate: '2026-07-01',
    endDate: '2026-12-31',
  });
  expect(
    placementDates(anInternship({ start_date: '2026-07-20', end_date: '2026-09-12' })),
  ).toEqual({ startDate: '2026-07-20', endDate: '2026-09-12' });
});

test('says the day and the reason of an end', () => {
  expect(endText(anInternship())).toBeNull();
  expect(endText(anInternship({ end_date: '2026-09-12', end_reason: 'moved' }))).toBe(
    '12 Sep 2026 · pindah mitra',
  );
});
