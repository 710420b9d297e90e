import { progressOf } from './stages';

const LONG = ['placement', 'running', 'report', 'defence', 'grade', 'certificate'];

test.each([
  ['placement', true, true, LONG, 0],
  ['defence', true, true, LONG, 3],
  ['done', true, true, LONG, 6],
  ['grade', false, true, ['placement', 'running', 'defence', 'grade', 'certificate'], 3],
  ['running', true, false, ['placement', 'running', 'report', 'grade', 'certificate'], 1],
  ['done', false, false, ['placement', 'running', 'grade', 'certificate'], 4],
] as const)(
  'finds the stage %s among the steps of a period that requires a report: %s, a defence: %s',
  (stage, requires_final_report, requires_defence, steps, current) => {
    expect(progressOf({ stage, requires_final_report, requires_defence })).toEqual({
      steps,
      current,
    });
  },
);
