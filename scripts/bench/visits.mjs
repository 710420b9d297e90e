/**
 * `npm run bench:visits`: waiting times of people who come back, in Chromium with the demo data, without throttling
 * ("free") and with a CPU four times slower, 1.6 Mbit/s and 150 ms ("slow"): the first screen of each role, and a
 * student's press on a phone of 360×780, made as fast as the screen lets a person. Prints the medians of five rounds
 * beside their goals.
 *
 *   --rounds 3   other than five
 *   --busy       measures on a busy machine, too
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../chromium.mjs';
import { ensureBuild } from '../ensureBuild.mjs';
import { inProfile } from './browser.mjs';
import { IS, open } from './journey.mjs';
import { logIn } from './logIn.mjs';
import { requireQuietMachine } from './machine.mjs';
import { median } from './median.mjs';
import { startProduct, temporaryFolder } from './product.mjs';

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, busy: { type: 'boolean' } },
});
const ROUNDS = Number(options.rounds);
const PASSWORD = 'Magang2026!';

/** Figure, description, goals free and slow, in milliseconds. */
const LINES = [
  ['superAdmin', 'next visit of a super admin to the first row of a list', 250],
  ['lecturer', 'next visit of a lecturer to the first row of a list', 250],
  ['mentor', 'next visit of a mentor to the first row of a list', 250],
  ['firstPress', 'first visit of a student to the press recorded'],
  ['nextPress', 'next visit of a student to the press recorded', undefined, 4000],
  ['offlineShown', 'without a network, to the activities of today'],
  ['offlinePressed', 'without a network, to the press made', undefined, 2000],
  ['offlineKept', 'without a network, to the press kept'],
];

requireQuietMachine();
ensureBuild();
const product = await startProduct({ dataDir: join(temporaryFolder(), 'data'), demoData: true });
const people = {
  superAdmin: await logIn(product.url, '197805122003121001', PASSWORD),
  lecturer: await logIn(product.url, '198503152010122002', PASSWORD),
  mentor: await logIn(product.url, '3273014501880001', PASSWORD),
  student: await logIn(product.url, '2403310001', PASSWORD),
};
const LISTS = { superAdmin: '/students', lecturer: '/internships', mentor: '/internships' };

const call = async (method, person, path, body) => {
  const answer = await fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${people[person].access_token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}.`);
  return (await answer.json()).data;
};

const [internship] = await call('GET', 'student', '/student/internships');
const [place] = await call('GET', 'student', `/internships/${internship.id}/attendance-places`);
const ACTIVITY = {
  description: 'Diukur.',
  date: new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(),
  start_time: '00:01',
  end_time: '23:59',
  address: 'Bandung',
};
const PHONE = {
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
  permissions: ['geolocation'],
  geolocation: place ?? { latitude: -6.9475, longitude: 107.6349 },
};

/** Activities of today for one round, so that each round has the same list. */
const createActivities = () => {
  const created = [];
  return {
    async add() {
      const name = `Absen ke-${created.length + 1}`;
      const bulk = { activities: [{ ...ACTIVITY, name }] };
      const path = `/internships/${internship.id}/activities/bulk`;
      created.push(...(await call('POST', 'superAdmin', path, bulk)));
      return name;
    },
    async remove() {
      for (const { id } of created) await call('DELETE', 'superAdmin', `/activities/${id}`);
    },
  };
};

/** Runs in the page: milliseconds from the navigation until each step. */
const press = async ({ name, said }) => {
  const buttonOf = (root, text) =>
    [...(root?.querySelectorAll('button:enabled') ?? [])].find(
      ({ textContent }) => textContent === text,
    );
  const activity = () =>
    [...document.querySelectorAll('main li')].find(({ textContent }) => textContent.includes(name));
  const clicked = async (root, text) => {
    const at = await window.bench.waitFor(() => buttonOf(root(), text));
    buttonOf(root(), text).click();
    return at;
  };
  const shown = await clicked(activity, 'Absen Sekarang');
  const pressed = await clicked(() => document.querySelector('[role="alertdialog"]'), 'Lanjutkan');
  const done = await window.bench.waitFor(() => document.body.textContent.includes(said));
  return { shown, pressed, done };
};

const RECORDED = 'Absensi berhasil dicatat.';
const KEPT = 'Tersimpan di perangkat, menunggu jaringan';

/** Waits until the device has the application, as it has on every visit after the first. */
const untilKept = async ({ page, settled }) => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await settled();
};

const nextList = (path) => async (profile) => {
  await open(profile.page, path, IS.row);
  await untilKept(profile);
  return open(profile.page, path, IS.row);
};

const presses = (activities) => async (profile) => {
  const { page, settled, loseNetwork } = profile;
  const visit = async (name, said) => {
    await page.goto('/', { waitUntil: 'commit' });
    const times = await page.evaluate(press, { name, said });
    // The dialog that closes goes back in the history.
    await settled();
    return times;
  };
  const first = await visit(await activities.add(), RECORDED);
  await untilKept(profile);
  const next = await visit(await activities.add(), RECORDED);
  const name = await activities.add();
  await page.goto('/');
  await page.getByText(name).first().waitFor();
  await settled();
  await loseNetwork();
  const offline = await visit(name, KEPT);
  return {
    firstPress: first.done,
    nextPress: next.done,
    offlineShown: offline.shown,
    offlinePressed: offline.pressed,
    offlineKept: offline.done,
  };
};

const round = async (browser, isSlow) => {
  const figures = {};
  for (const [person, path] of Object.entries(LISTS)) {
    const settings = { baseURL: product.url, isSlow, session: people[person] };
    figures[person] = await inProfile(browser, settings, nextList(path));
  }
  const activities = createActivities();
  const settings = { baseURL: product.url, isSlow, session: people.student, device: PHONE };
  Object.assign(figures, await inProfile(browser, settings, presses(activities)));
  await activities.remove();
  return figures;
};

const browser = await chromium.launch({
  executablePath: findChromium({ withPdfViewer: true }),
  args: ['--no-sandbox'],
});
const rounds = { free: [], slow: [] };
try {
  for (const speed of Object.keys(rounds)) {
    for (let number = 1; number <= ROUNDS; number += 1) {
      console.error(`${speed}, round ${number} of ${ROUNDS}`);
      rounds[speed].push(await round(browser, speed === 'slow'));
    }
  }
} finally {
  await browser.close();
  await product.stop();
}

const cell = (speed, name, goal) => {
  const value = median(rounds[speed].map((figures) => figures[name]));
  const verdict = goal === undefined ? '' : value <= goal ? ' ok' : ` > ${goal}`;
  return `${value.toFixed(0)}${verdict}`;
};
console.log('| what, ms | free | slow |\n|---|---|---|');
for (const [name, title, free, slow] of LINES) {
  console.log(`| ${title} | ${cell('free', name, free)} | ${cell('slow', name, slow)} |`);
}
