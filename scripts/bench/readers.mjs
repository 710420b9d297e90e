import { setTimeout as pause } from 'node:timers/promises';
import { logIn } from './logIn.mjs';
import { percentile } from './percentile.mjs';

/** The pause of a reader between two requests. */
const GLANCE_MS = 200;

/** The requests of each role's screens. The newest period of `generateRows.ts` is the fourth. */
const SCREENS = {
  super_admin: [
    '/admin/dashboard/4',
    '/users?page=1',
    '/students?page=1&search=budi',
    '/companies',
  ],
  lecturer: ['/lecturer/dashboard/4', '/internships?page=1', '/activities?page=1&search=vlan'],
  mentor: ['/mentor/dashboard/4', '/internships?page=1', '/activities?page=1'],
  student: ['/student/internships', '/activities?page=1', '/internship-periods?is_active=true'],
};
const READERS = { super_admin: 1, lecturer: 3, mentor: 3, student: 3 };

/** Ten people who read their lists and dashboards. */
export async function logInReaders(url, accounts) {
  const readers = [];
  for (const [role, count] of Object.entries(READERS)) {
    for (const identifier of accounts[role].slice(-count)) {
      const { access_token } = await logIn(url, identifier, accounts.password);
      const headers = { authorization: `Bearer ${access_token}` };
      readers.push({ headers, urls: SCREENS[role].map((path) => `${url}/api${path}`) });
    }
  }
  return readers;
}

export function secondsFromNow(seconds) {
  const until = performance.now() + seconds * 1000;
  return () => performance.now() >= until;
}

/** The times of all requests of the readers until `isOver`. */
export async function measureReaders(readers, isOver) {
  const times = [];
  const failures = new Map();
  const read = async ({ headers, urls }) => {
    for (let round = 0; !isOver(); round += 1) {
      const startedAt = performance.now();
      const status = await statusOf(urls[round % urls.length], headers);
      times.push(performance.now() - startedAt);
      if (status !== 200) failures.set(status, (failures.get(status) ?? 0) + 1);
      await pause(GLANCE_MS);
    }
  };
  await Promise.all(readers.map(read));
  return { times, failures };
}

async function statusOf(url, headers) {
  try {
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    return error.message;
  }
}

export function printWaits(name, { times, failures }) {
  const [p50, p95, p99, max] = [50, 95, 99, 100].map((p) => Math.round(percentile(times, p)));
  console.log(
    `${name}: ${times.length} requests, p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, longest ${max} ms`,
  );
  for (const [status, count] of failures) console.log(`  ${count} × ${status}`);
}
