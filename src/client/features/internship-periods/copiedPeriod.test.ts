import { copiedPeriod } from './copiedPeriod';

const RULES = {
  requires_check_out: true,
  late_tolerance_minutes: 20,
  min_guidance_sessions: 8,
  requires_final_report: true,
  requires_defence: false,
};

const period = (start_date: string, end_date: string, semester = 3) => ({
  start_date,
  end_date,
  semester,
  ...RULES,
});

test.each([
  ['semester', period('2026-07-01', '2026-12-31'), ['2027-01-01', '2027-06-30', '2027', 4]],
  ['semester', period('2026-01-05', '2026-06-30', 4), ['2026-07-05', '2026-12-31', '2026', 1]],
  ['year', period('2026-07-01', '2026-12-31'), ['2027-07-01', '2027-12-31', '2027', 3]],
  ['year', period('2027-09-01', '2028-02-29', 2), ['2028-09-01', '2029-02-28', '2028', 2]],
  ['year', period('2026-09-01', '2027-02-28', 2), ['2027-09-01', '2028-02-29', '2027', 2]],
  ['semester', period('2026-08-31', '2026-12-15'), ['2027-02-28', '2027-06-15', '2027', 4]],
] as const)('a %s later', (step, from, [start_date, end_date, year, semester]) => {
  expect(copiedPeriod(from, step)).toEqual({
    start_date,
    end_date,
    year,
    semester,
    is_active: false,
    ...RULES,
  });
});
