import { WaitedTooLong } from '@/server/queues/fairQueue';
import { createOutages } from './outages';

const withCode = (code: string, message = code) => Object.assign(new Error(message), { code });

function setUp() {
  const lines: [string, object, string][] = [];
  const write = (level: string) => (details: object, message: string) => {
    lines.push([level, details, message]);
  };
  let now = 0;
  const log = { info: write('info'), warn: write('warn'), error: write('error') };
  return {
    lines,
    outages: createOutages(log, () => now),
    pass: (seconds: number) => {
      now += seconds * 1_000;
    },
  };
}

test('an outage has a line when it begins and one when the database answers again', () => {
  const { outages, lines, pass } = setUp();
  outages.answered();
  for (const code of ['ECONNREFUSED', '57P01', '57P03', 'ETIMEDOUT']) {
    pass(5);
    expect(outages.refuse(withCode(code, `it said ${code}`))).toBe(true);
    expect(outages.meet(withCode(code))).toBe(true);
  }
  // A connection that was lost just now does not keep another one from answering.
  outages.answered();
  expect(lines).toEqual([
    [
      'error',
      { reason: 'it said ECONNREFUSED', code: 'ECONNREFUSED' },
      'the database is away, requests are refused',
    ],
  ]);
  pass(2);
  outages.answered();
  outages.answered();
  expect(lines.slice(1)).toEqual([['warn', { seconds: 17, refused: 4 }, 'the database is back']]);
  outages.refuse(withCode('ECONNREFUSED'));
  expect(lines).toHaveLength(3);
});

test.each([
  [withCode('53100'), 'error', 'the database is short of something, requests are refused'],
  [withCode('25006'), 'error', 'the database is short of something, requests are refused'],
  [new WaitedTooLong(), 'warn', 'requests wait too long for their turn and are refused'],
])(
  'what only some requests meet (%s) ends a minute after the last of them',
  (error, level, words) => {
    const { outages, lines, pass } = setUp();
    for (let seconds = 0; seconds < 300; seconds += 10) {
      expect(outages.refuse(error)).toBe(true);
      pass(10);
      outages.answered();
    }
    expect(lines.map(([given, , message]) => [given, message])).toEqual([[level, words]]);
    pass(50);
    outages.answered();
    expect(lines[1]).toEqual(['warn', { seconds: 350, refused: 30 }, expect.any(String)]);
  },
);

test.each([
  ['a deadlock', withCode('40P01')],
  ['a query that takes too long', withCode('57014')],
  ['a mistake', new TypeError('x is not a function')],
  ['nothing', undefined],
])('%s is no outage', (_what, error) => {
  const { outages, lines } = setUp();
  expect([outages.refuse(error), outages.meet(error)]).toEqual([false, false]);
  expect(lines).toEqual([]);
});

test('a pool that was closed needs no words: the process stops', () => {
  const { outages, lines } = setUp();
  const closed = new Error('Cannot use a pool after calling end on the pool');
  expect(outages.refuse(closed)).toBe(true);
  expect(lines).toEqual([]);
});
