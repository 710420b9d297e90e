import fc from 'fast-check';
import { byLevel } from '../testing/testLevel';
import { type DayFlags, dayVerdict } from './dayVerdict';
import { dayHistories } from './testing/dayHistory';
import { expectedDay } from './testing/dayOracle';
import { knownDay } from './testing/knownDay';
import { DAY_VERDICTS } from './verdicts';

const RUNS = byLevel({ short: 300, all: 5_000, soak: 20_000 });
/** The long run makes other days each time. */
const SEED = byLevel({ short: 20260302, soak: Date.now() });
const SETTINGS = { numRuns: RUNS, seed: SEED };

test('the verdict of a random day is that of a second reading of the rules, at any instant', () => {
  fc.assert(
    fc.property(dayHistories, (history) => {
      for (const now of history.nows) {
        expect(dayVerdict(knownDay(history, now))).toEqual(expectedDay(history, now));
      }
    }),
    SETTINGS,
  );
});

const DAY_MS = 24 * 60 * 60 * 1000;

test('the verdict of a day that is over stays the same, however late somebody asks', () => {
  fc.assert(
    fc.property(dayHistories, (history) => {
      const over = Date.parse(history.date) + 6 * DAY_MS;
      const verdict = dayVerdict(knownDay(history, over));
      expect(dayVerdict(knownDay(history, over + 3 * DAY_MS))).toEqual(verdict);
      expect(dayVerdict(knownDay(history, over + 900 * DAY_MS))).toEqual(verdict);
      expect(verdict.verdict).not.toBe('pending');
    }),
    SETTINGS,
  );
});

const FLAGS = [
  'corrected',
  'elsewhere',
  'late',
  'leftEarly',
  'missedActivities',
  'missingIn',
  'missingOut',
  'noPosition',
  'offSite',
  'uncertain',
  'workedOnHoliday',
] satisfies (keyof DayFlags)[];

test('the random days reach every verdict and every flag', () => {
  const verdicts = new Set<string | null>();
  const flags = new Set<string>();
  for (const history of fc.sample(dayHistories, { ...SETTINGS, numRuns: 300 })) {
    for (const now of history.nows) {
      const day = dayVerdict(knownDay(history, now));
      verdicts.add(day.verdict);
      for (const flag of Object.keys(day.flags)) flags.add(flag);
    }
  }
  expect(verdicts).toEqual(new Set([...DAY_VERDICTS, null]));
  expect(flags).toEqual(new Set(FLAGS));
});
