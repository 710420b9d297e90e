import fc from 'fast-check';
import { byLevel } from '../testing/testLevel';
import { plannedDays } from './plannedDays';
import { expectedPlan } from './testing/planOracle';
import { randomPlans } from './testing/randomPlans';

const SETTINGS = {
  numRuns: byLevel({ short: 300, all: 2_000, soak: 20_000 }),
  /** The long run makes other plans each time. */
  seed: byLevel({ short: 20260302, soak: Date.now() }),
};

test('the days of a random plan are those of a second reading of the rules', () => {
  fc.assert(
    fc.property(randomPlans, (plan) => {
      expect(plannedDays(plan)).toEqual(expectedPlan(plan));
    }),
    SETTINGS,
  );
});

test('the random plans reach every outcome and every reason', () => {
  const reached = new Set<string>();
  for (const plan of fc.sample(randomPlans, { ...SETTINGS, numRuns: 300 })) {
    for (const { outcome, reason } of plannedDays(plan)) reached.add(reason ?? outcome);
  }
  expect(reached).toEqual(
    new Set([
      ...['add', 'keep', 'change', 'attended', 'exists', 'holiday', 'joint_leave'],
      ...['closed_period', 'outside_period', 'outside_placement'],
    ]),
  );
});
