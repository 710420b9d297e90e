import { inProfile } from './browser.mjs';
import { logIn } from './logIn.mjs';

const ADMIN = { identifier: '197805122003121001', password: 'Magang2026!' };

/** Runs in the page: the text of the first row that a person can read, in the table of any screen. */
const FIRST_ROW = `(() => {
  const rows = document.querySelectorAll('main [role="grid"] [role="row"], main table tbody tr');
  for (const row of rows) {
    if (row.querySelector('[role="columnheader"], [data-testid="skeleton-row"]')) continue;
    const cell = row.querySelector('[role="gridcell"], td');
    if (cell?.textContent.trim()) return row.textContent;
  }
  return '';
})()`;

/** Expressions that become true in the page at the measured moment. */
export const IS = {
  loginForm: `!!document.querySelector('input[name="identifier"]:enabled')`,
  row: `${FIRST_ROW} !== ''`,
  charts: `[...document.querySelectorAll('main svg text')].some(({ textContent }) => textContent === 'Jan')`,
  form: `!!document.querySelector('main input[name="name"]:enabled')?.value`,
  typing: `!!document.querySelector('main form input:enabled:not([aria-hidden="true"], [type="checkbox"])')`,
  table: `!!document.querySelector('main [role="grid"]:not([aria-busy="true"])')`,
};

const otherRow = (text) =>
  `(() => { const t = ${FIRST_ROW}; return t !== '' && t !== ${JSON.stringify(text)}; })()`;

const waitFor = (page, condition) => page.evaluate(`window.bench.waitFor(() => ${condition})`);

/** Milliseconds from the navigation until the condition is true. */
export const open = async (page, path, condition) => {
  await page.goto(path, { waitUntil: 'commit' });
  return waitFor(page, condition);
};

/** Milliseconds from the press of the mouse until the condition is true. */
const click = async (page, locator, condition) => {
  // Listens on the window, because a row may be rendered again just before it is pressed.
  await page.evaluate(() => {
    addEventListener('pointerdown', () => window.bench.restart(), { once: true, capture: true });
  });
  await locator.click();
  return waitFor(page, condition);
};

const firstRow = (page) => page.evaluate(FIRST_ROW);

const header = (page, name) =>
  page.getByRole('columnheader').filter({ hasText: new RegExp(`^${name}`) });

const menuLink = (page, name) =>
  page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name, exact: true });

const coldLogin = async ({ page, settled, scriptKiB }) => {
  const loginForm = await open(page, '/auth/login', IS.loginForm);
  // Counted before the scripts that load while the person types.
  const loginScript = scriptKiB();
  await settled();
  await page.getByLabel('NIK / NIP / NIM').fill(ADMIN.identifier);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  const loginToDashboard = await click(
    page,
    page.getByRole('button', { name: 'Log in' }),
    IS.charts,
  );
  return { loginScript, loginForm, loginToDashboard };
};

const coldList = async ({ page, settled, scriptKiB }) => {
  const listRow = await open(page, '/students', IS.row);
  const listScript = scriptKiB();
  const text = await firstRow(page);
  // Tries once per frame; the first press that the table answers counts.
  const listAnswers = await page.evaluate(
    `window.bench.waitFor(() => {
      if (${otherRow(text)}) return true;
      if (!location.search.includes('sort')) {
        const cells = [...document.querySelectorAll('[role="columnheader"], main th')];
        const cell = cells.find(({ textContent }) => textContent.startsWith('NIM'));
        (cell?.querySelector('button') ?? cell)?.click();
      }
      return false;
    })`,
  );
  await settled();
  return {
    listScript,
    listRow,
    listAnswers,
    listBlocked: await page.evaluate('window.bench.blocked'),
  };
};

const coldDashboard = async ({ page }) => ({ dashboard: await open(page, '/', IS.charts) });

const coldForm = async ({ page }) => ({ form: await open(page, '/companies/1/edit', IS.form) });

/** The large forms: the list that leads to each, its URL in the demo data, and when it can be typed in. */
const FORMS = {
  person: ['/students', '/users/24/edit', IS.form],
  placement: ['/internships', '/internships/create', IS.typing],
  activity: ['/internships/30', '/internships/30/activities/create', IS.typing],
  grade: ['/internships/30?tab=nilai', '/internships/30/grades/create', IS.typing],
};

/** KiB of script and ms until a form can be typed in, opened first, and ms from its list. */
const largeForms = async (browser, options) => {
  const figures = {};
  for (const [name, [list, form, isReady]] of Object.entries(FORMS)) {
    await inProfile(browser, options, async ({ page, scriptKiB }) => {
      figures[`${name}Form`] = await open(page, form, isReady);
      figures[`${name}Script`] = scriptKiB();
    });
    await inProfile(browser, options, async ({ page, settled }) => {
      const link = page.locator(`main a[href^="${form}"]`).first();
      await page.goto(list);
      await link.waitFor();
      await settled();
      figures[`${name}FromList`] = await click(page, link, isReady);
    });
  }
  return figures;
};

/** The steps of a super admin in one tab; the caches fill on the way. */
const journey = async ({ page, cdp, settled }) => {
  await open(page, '/', IS.charts);
  await settled();
  const figures = {};
  figures.menuFirst = await click(page, menuLink(page, 'Mahasiswa'), IS.row);
  await settled();
  await waitFor(page, IS.table);
  const students = await firstRow(page);
  figures.nextPage = await click(
    page,
    page.getByRole('button', { name: 'Halaman berikutnya' }),
    otherRow(students),
  );
  await settled();
  const second = await firstRow(page);
  figures.sort = await click(page, header(page, 'NIM'), otherRow(second));
  await settled();
  await click(
    page,
    menuLink(page, 'Mitra Industri'),
    `location.pathname === '/companies' && ${IS.row}`,
  );
  await settled();
  await waitFor(page, IS.table);
  const link = page.getByRole('row').nth(1).getByRole('link').first();
  figures.formFromList = await click(page, link, IS.form);
  await settled();
  await click(page, menuLink(page, 'Dashboard'), IS.charts);
  await settled();
  figures.menuWarm = await click(
    page,
    menuLink(page, 'Mahasiswa'),
    `location.pathname === '/students' && ${IS.row}`,
  );
  await settled();
  figures.interaction = await page.evaluate('window.bench.worst');
  figures.shift = await page.evaluate('window.bench.shift');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  figures.heap = usedSize / 1024 / 1024;
  return figures;
};

/** One round: every figure once, each part in a browser profile with an empty cache. */
export const round = async (browser, { baseURL, isSlow }) => {
  const session = await logIn(baseURL, ADMIN.identifier, ADMIN.password);
  const figures = await inProfile(browser, { baseURL, isSlow }, coldLogin);
  for (const part of [coldList, coldDashboard, coldForm, journey]) {
    Object.assign(figures, await inProfile(browser, { baseURL, isSlow, session }, part));
  }
  Object.assign(figures, await largeForms(browser, { baseURL, isSlow, session }));
  return figures;
};
