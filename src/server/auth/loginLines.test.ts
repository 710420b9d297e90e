import { few, testInAll } from '@/shared/testing/testLevel';
import { TURN_INTERVAL_MS } from './loginLimits';
import { createLoginLines, LONGEST_LINE, MAX_WAIT_MS, NotAdmitted } from './loginLines';

beforeEach(() => {
  jest.useFakeTimers();
  opensAt = Date.now();
  looked = [];
});
afterEach(() => jest.useRealTimers());

/** The time of the next turn for all processes, which the database holds. */
let opensAt: number;
/** The verified passwords, in order. */
let looked: { name: string; at: number }[];

const slowed = () => ({ is: 'slowed' as const, network: 'campus', opensAt: new Date(opensAt) });

async function look(name: string) {
  if (opensAt > Date.now()) return slowed();
  opensAt = Date.now() + TURN_INTERVAL_MS;
  looked.push({ name, at: Date.now() });
  return true;
}

const aProcess = () =>
  createLoginLines({
    clock: () => new Date(),
    wait: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        setTimeout(resolve, milliseconds);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  });

/** A login that waits until it is verified, refused or aborted. */
function join(lines: ReturnType<typeof aProcess>, name: string) {
  const client = new AbortController();
  const [identifier = ''] = name.split(' ');
  const end = lines
    .enqueue(identifier, slowed(), () => look(name), client.signal)
    .then(
      () => 'looked at' as const,
      (error) => (error instanceof NotAdmitted ? 'refused' : 'hung up'),
    );
  return { end, hangUp: () => client.abort() };
}

const names = () => looked.map(({ name }) => name);
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

test('a login gets an open turn at once', async () => {
  opensAt = Date.now() - 60_000;
  join(aProcess(), 'ani');
  await pass(0);
  expect(names()).toEqual(['ani']);
});

test('clients that hang up use no turn: the next in line gets it', async () => {
  opensAt = Date.now() + TURN_INTERVAL_MS;
  const lines = aProcess();
  const gone = times(20, (index) => join(lines, `gone-${index}`));
  const stays = join(lines, 'stays');
  await pass(100);
  for (const client of gone) client.hangUp();
  expect(await Promise.all(gone.map(({ end }) => end))).toEqual(gone.map(() => 'hung up'));
  await pass(2 * TURN_INTERVAL_MS);
  expect(await stays.end).toBe('looked at');
  expect(names()).toEqual(['stays']);
  expect(lines.isEmpty('campus')).toBe(true);
});

test('each identifier has one turn in a round, in the order of arrival', async () => {
  const lines = aProcess();
  for (const name of ['ani 1', 'ani 2', 'ani 3', 'budi 1', 'citra 1', 'budi 2']) join(lines, name);
  await pass(10 * TURN_INTERVAL_MS);
  expect(names()).toEqual(['ani 1', 'budi 1', 'citra 1', 'ani 2', 'budi 2', 'ani 3']);
});

test('a login without a turn after 50 seconds is refused, and those behind it go on', async () => {
  const lines = aProcess();
  const patient = times(40, (index) => join(lines, `patient-${index}`));
  await pass(30_000);
  const late = join(lines, 'late');
  await pass(20_500);
  const ends = await Promise.all(patient.map(({ end }) => end));
  const served = ends.filter((end) => end === 'looked at').length;
  expect(ends).toEqual([
    ...times(served, () => 'looked at'),
    ...times(40 - served, () => 'refused'),
  ]);
  expect(served).toBeGreaterThanOrEqual(MAX_WAIT_MS / (TURN_INTERVAL_MS + 500));
  await pass(TURN_INTERVAL_MS);
  expect(await late.end).toBe('looked at');
});

test('a login that finds a turn too far away is refused at once', async () => {
  opensAt = Date.now() + MAX_WAIT_MS + 1;
  expect(await join(aProcess(), 'ani').end).toBe('refused');
});

test('a full line refuses, until somebody leaves it', async () => {
  opensAt = Date.now() + TURN_INTERVAL_MS;
  const lines = aProcess();
  const [first] = times(LONGEST_LINE, (index) => join(lines, `patient-${index}`));
  expect(await join(lines, 'refused').end).toBe('refused');
  first?.hangUp();
  await pass(0);
  const next = join(lines, 'next');
  await pass(MAX_WAIT_MS / 2);
  next.hangUp();
  expect(await next.end).toBe('hung up');
});

test('networks have lines of their own', async () => {
  const lines = aProcess();
  opensAt = Date.now() + TURN_INTERVAL_MS;
  join(lines, 'ani');
  const elsewhere = { is: 'slowed' as const, network: 'elsewhere', opensAt: new Date(0) };
  const { signal } = new AbortController();
  expect(await lines.enqueue('budi', elsewhere, async () => false, signal)).toBe(false);
});

describe.each(few([2, 1, 4], 1))('over %i processes', (count) => {
  test('the login that has waited longest goes first', async () => {
    opensAt = Date.now() + 10_000;
    const processes = times(count, aProcess);
    for (const index of times(12, (each) => each)) {
      const lines = processes[(index * 7) % count];
      if (lines) join(lines, `student-${index}`);
      await pass(500);
    }
    await pass(MAX_WAIT_MS);
    expect(names()).toEqual(times(12, (index) => `student-${index}`));
  });

  testInAll('strangers come through while 30 a second join and hang up after 300 ms', async () => {
    const processes = times(count, aProcess);
    const start = Date.now();
    const strangers = new Map<string, number>();
    for (let tick = 0; tick < 60 * 30; tick += 1) {
      const lines = processes[tick % count] ?? aProcess();
      const attacker = join(lines, `attacker-${tick}`);
      setTimeout(attacker.hangUp, 300);
      if (tick % 90 === 0) {
        strangers.set(`stranger-${tick}`, Date.now());
        join(lines, `stranger-${tick}`);
      }
      await pass(1000 / 30);
    }
    await pass(15_000);

    const waits = looked.flatMap(({ name, at }) => at - (strangers.get(name) ?? at));
    expect(names().filter((name) => strangers.has(name))).toEqual([...strangers.keys()]);
    expect(Math.max(...waits)).toBeLessThanOrEqual(15_000);
    const gaps = looked.slice(1).map(({ at }, index) => at - (looked[index]?.at ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(TURN_INTERVAL_MS);
    expect(looked.length).toBeLessThanOrEqual((Date.now() - start) / TURN_INTERVAL_MS + 1);
  });
});
