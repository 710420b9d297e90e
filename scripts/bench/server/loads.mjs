import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../percentile.mjs';
import { send } from './client.mjs';
import { createActivity } from './writes.mjs';

/** The minute in which all students arrive. */
const MINUTE_MS = 60_000;
const PEOPLE = 500;
const READERS = 100;
/** The pause of a reader between two screens. */
const GLANCE_MS = 1_000;
const SHORT_GLANCE_MS = 100;
const PRINTING = 5;
const ROUNDS = 5;
const ROUND_MS = 20_000;
const HEAP_GROWTH_MIB = 1;

const SCREENS = {
  super_admin: ['/admin/dashboard/4', '/users?page=1', '/students?page=1', '/internships?page=1'],
  lecturer: ['/lecturer/dashboard/4', '/internships?page=1', '/internships?page=2'],
  mentor: ['/mentor/dashboard/4', '/internships?page=1', '/internship-periods?is_active=true'],
  student: ['/student/internships', '/internship-periods?is_active=true'],
};

/** Runs `work` for each index, spread evenly over the time. */
const spread = (count, overMs, work) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await pause((index * overMs) / count);
      return work(index);
    }),
  );

const timeOf = async (work) => {
  const startedAt = performance.now();
  const { status } = await work();
  return { ms: performance.now() - startedAt, status };
};

/** People of all roles; `count` at most 100. */
const peopleOf = async (campus, count) => {
  const people = [];
  const shares = [
    ['super_admin', 0.05],
    ['lecturer', 0.25],
    ['mentor', 0.25],
    ['student', 0.45],
  ];
  for (const [role, share] of shares) {
    for (let place = 0; place < Math.round(count * share); place += 1) {
      people.push(await campus.person(role, place));
    }
  }
  return people;
};

/** Lets all people go from screen to screen until the end of `work`. */
const readingDuring = async (people, glanceMs, work) => {
  const times = [];
  let isOver = false;
  const read = async (person, place) => {
    await pause((place * glanceMs) / people.length);
    for (let round = place; !isOver; round += 1) {
      const urls = SCREENS[person.role];
      times.push(await timeOf(() => person.send(urls[round % urls.length])));
      await pause(glanceMs);
    }
  };
  const reading = people.map(read);
  const result = await work();
  isOver = true;
  await Promise.all(reading);
  return { result, times };
};

const figureOf = (what, times, goals = {}) => {
  const milliseconds = times.map(({ ms }) => ms);
  const failed = times.filter(({ status }) => status >= 400).length;
  const [middle, p95, p99, longest] = [50, 95, 99, 100].map((p) => percentile(milliseconds, p));
  const isAbove = failed > 0 || p95 > goals.p95 || longest > goals.longest;
  return {
    what,
    requests: times.length,
    failed,
    median: middle,
    p95,
    p99,
    longest,
    goals,
    isAbove,
  };
};

/** 500 students log in within the first minute of the day, beside 40 people who read. */
async function logins(campus) {
  const readers = await peopleOf(campus, 40);
  const { password, student } = campus.accounts;
  const logIn = (index) =>
    timeOf(() =>
      send(`${campus.api}/login`, {
        method: 'POST',
        body: { identifier: student[index], password },
      }),
    );
  const { result, times } = await readingDuring(readers, GLANCE_MS, () =>
    spread(PEOPLE, MINUTE_MS, logIn),
  );
  // A burst of logins tests the queue.
  const burst = await readingDuring(readers, GLANCE_MS, () =>
    Promise.all(Array.from({ length: PEOPLE / 5 }, (_, index) => logIn(index))),
  );
  return [
    figureOf('logins', result, { p95: 1000 }),
    figureOf('others meanwhile', times, { p95: 200 }),
    figureOf('100 logins at once', burst.result),
    figureOf('others meanwhile', burst.times, { p95: 200 }),
  ];
}

/** 500 students open their day and check in within one minute, beside 100 people who read. */
async function checkIn(campus) {
  const admin = await campus.person('super_admin');
  const readers = await peopleOf(campus, READERS);
  const today = campus.today();
  const students = [];
  for (let place = 0; place < PEOPLE; place += 1) {
    const person = await campus.person('student', campus.accounts.student.length - 1 - place);
    const [internship] = (await person.json('/student/internships')).data;
    const activity = await createActivity(admin, internship.id, today);
    students.push({ person, internship: internship.id, activity });
  }
  const checkIns = [];
  const { result, times } = await readingDuring(readers, GLANCE_MS, () =>
    spread(PEOPLE, MINUTE_MS, async (index) => {
      const { person, internship, activity } = students[index];
      const reads = [];
      const read = async (path) => reads.push(await timeOf(() => person.send(path)));
      await Promise.all([
        read('/student/internships'),
        timeOf(() => person.send('/me', { method: 'POST' })),
      ]);
      const day = `/internships/${internship}/activities?date=${today}`;
      await read(day);
      checkIns.push(
        await timeOf(() =>
          person.send(`/activities/${activity}/presence-student`, {
            method: 'PATCH',
            body: { latitude: -6.9, longitude: 107.6 },
          }),
        ),
      );
      await read(day);
      return reads;
    }),
  );
  for (const { activity } of students) {
    await admin.send(`/activities/${activity}`, { method: 'DELETE' });
  }
  return [
    figureOf('check-in', checkIns, { p95: 200 }),
    figureOf('pages of those who check in', result.flat(), { p95: 200 }),
    figureOf('others meanwhile', times, { p95: 200 }),
  ];
}

/** Prints a report of 1,000 rows once, then five at once, while other users read. */
async function pdf(campus) {
  const readers = (await peopleOf(campus, 20)).slice(1);
  const path = `/reports/internships/${campus.longReport}/activities`;
  const printers = [];
  for (let place = 0; place < PRINTING; place += 1) {
    printers.push(await campus.person('super_admin', place));
  }
  const print = (person) =>
    timeOf(() => person.send(path, { headers: { accept: 'application/pdf' } }));
  // The first report starts a thread and loads its fonts.
  const first = await print(printers[0]);
  const one = [];
  for (let round = 0; round < 5; round += 1) one.push(await print(printers[0]));
  const alone = await readingDuring(readers, SHORT_GLANCE_MS, () => pause(5_000));
  const { result, times } = await readingDuring(readers, SHORT_GLANCE_MS, async () => {
    const rounds = [];
    for (let round = 0; round < 3; round += 1) {
      rounds.push(...(await Promise.all(printers.map(print))));
    }
    return rounds;
  });
  return [
    figureOf('first report', [first]),
    figureOf('one report', one, { longest: 2000 }),
    figureOf('five at once', result),
    figureOf('others without reports', alone.times),
    figureOf('others meanwhile', times, { longest: 100 }),
  ];
}

/** The heap without garbage after equal rounds of the same screens, check-ins and reports. */
async function soak(campus, { minutes }) {
  const rounds = minutes ? Math.ceil((minutes * 60_000) / ROUND_MS) : ROUNDS;
  const people = await peopleOf(campus, READERS);
  const printer = await campus.person('super_admin', PRINTING);
  const heaps = [];
  for (let round = 0; round < rounds; round += 1) {
    await readingDuring(people, SHORT_GLANCE_MS, async () => {
      await printer.send(`/reports/internships/${campus.longReport}/activities`, {
        headers: { accept: 'application/pdf' },
      });
      await pause(ROUND_MS);
    });
    heaps.push(await campus.product.ask('heap'));
  }
  // The first round fills caches and pools.
  const growth = mib(heaps.at(-1).heapUsed - heaps[1].heapUsed);
  return [
    ...heaps.map(({ heapUsed, rss }, round) => ({
      what: `after round ${round + 1}`,
      heap: mib(heapUsed),
      resident: mib(rss),
    })),
    { what: 'growth since the second round', heap: growth, isAbove: growth > HEAP_GROWTH_MIB },
  ];
}

const mib = (bytes) => bytes / 1024 / 1024;

/** The loads with concurrent requests. Each returns figures of requests, or of memory in MiB. */
export const LOADS = { logins, checkIn, pdf, soak };
