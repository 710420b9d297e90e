import type { Stage } from './constants/stages';
import { stepsOf } from './progress';

const line = (stage: Stage, requires_final_report = true, requires_defence = true) =>
  stepsOf({ stage, requires_final_report, requires_defence })
    .map(({ step, state }) => `${step} ${state}`)
    .join(', ');

test.each([
  [
    'placement',
    'placement current, running open, report open, defence open, grade open, certificate open',
  ],
  [
    'defence',
    'placement done, running done, report done, defence current, grade open, certificate open',
  ],
  ['done', 'placement done, running done, report done, defence done, grade done, certificate done'],
] as const)('a placement at the stage %s has done the steps before it', (stage, steps) => {
  expect(line(stage)).toBe(steps);
});

test('leaves out the steps that the period does not require', () => {
  expect(line('grade', false, true)).toBe(
    'placement done, running done, defence done, grade current, certificate open',
  );
  expect(line('running', true, false)).toBe(
    'placement done, running current, report open, grade open, certificate open',
  );
});
