import type { BrowserContext, Page, Request, Response, Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { byLevel, few, IN_CI } from './testLevel';
import { expectNoToast } from './toasts';
import { visit } from './visit';

const TABS = 3;
const ROUNDS = byLevel({ short: 1, all: 3, soak: 30 });

const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('access_token'), localStorage.getItem('user')]);

const tokenOf = (request: Request) => request.headers().authorization?.replace('Bearer ', '');

/** Holds requests until each tab has sent one; those that come later pass. */
const meetingPoint = () => {
  const arrived = new Set<Page>();
  let open: () => void;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return (request: Request) => {
    arrived.add(request.frame().page());
    if (arrived.size === TABS) open();
    return opened;
  };
};

/** Answers 401 to this token in requests for the list of internships. */
const expireToken = async (context: BrowserContext, token: string) => {
  const allArrived = meetingPoint();
  const handle = async (route: Route) => {
    if (tokenOf(route.request()) !== token) return route.fallback();
    await allArrived(route.request());
    await route.fulfill({ status: 401, json: { message: 'Sesi tidak berlaku.' } });
  };
  await context.route('**/api/internships?*', handle);
  return () => context.unroute('**/api/internships?*', handle);
};

test(
  'tabs whose token expires at the same moment share its successor and stay logged in',
  IN_CI,
  async ({ page, context, openAs }) => {
    await openAs('lecturer', '/internships');
    const tabs = [page, await context.newPage(), await context.newPage()];
    for (const tab of tabs) {
      await tab.goto('/internships');
      await expect(tab.getByRole('button', { name: /^Aksi untuk / }).first()).toBeVisible();
    }

    const used = new Set<string | undefined>();
    for (let round = 1; round <= ROUNDS; round += 1) {
      const [oldToken] = await stored(page);
      if (!oldToken) throw new Error(`logged out before round ${round}`);
      const renewed = await expireToken(context, oldToken);
      // In every second round all tabs refresh; in the others, slower tabs may find the new token.
      const allRefresh = meetingPoint();
      const holdRefresh = async (route: Route) => {
        if (round % 2 === 1) await allRefresh(route.request());
        await route.fallback();
      };
      await context.route('**/api/refresh', holdRefresh);
      const successors: Promise<string>[] = [];
      const listen = (response: Response) => {
        if (!response.url().endsWith('/api/refresh')) return;
        successors.push(response.json().then(({ data }) => data.access_token));
      };
      context.on('response', listen);

      const answers = await Promise.all(
        tabs.map(async (tab) => {
          const answered = tab.waitForResponse(
            (response) =>
              new URL(response.url()).searchParams.get('search') === `babak-${round}` &&
              response.status() === 200,
          );
          await visit(tab, `/internships?search=babak-${round}`);
          return answered;
        }),
      );
      const [newToken, ...others] = new Set(await Promise.all(successors));
      expect(others, `round ${round}: one successor`).toEqual([]);
      expect(answers.map((answer) => tokenOf(answer.request()))).toEqual(tabs.map(() => newToken));
      expect((await stored(page))[0]).toBe(newToken);
      if (round % 2 === 1) expect(successors).toHaveLength(TABS);
      used.add(oldToken).add(newToken);

      context.off('response', listen);
      await context.unroute('**/api/refresh', holdRefresh);
      await renewed();
    }
    expect(used.size).toBe(ROUNDS + 1);
    for (const tab of tabs) {
      await expect(tab).toHaveURL(`/internships?search=babak-${ROUNDS}`);
      await expectNoToast(tab);
    }
  },
);

for (const where of few(['this tab', 'another tab'], 1)) {
  test(`a logout in ${where} during a refresh does not bring the token back`, async ({
    page,
    context,
    openAs,
    request,
  }) => {
    await openAs('lecturer', '/internships');
    await expect(page.getByRole('button', { name: /^Aksi untuk / }).first()).toBeVisible();
    let leaving = page;
    if (where === 'another tab') {
      leaving = await context.newPage();
      await leaving.goto('/');
      await expect(leaving.getByText('Total Mahasiswa')).toBeVisible();
    }

    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let successor = '';
    await page.route('**/api/internships?*', (route) => route.fulfill({ status: 401, json: {} }));
    await page.route('**/api/refresh', async (route) => {
      // The server has refreshed, and the response arrives after the logout.
      const response = await route.fetch();
      successor = (await response.json()).data.access_token;
      await isAnswered;
      await route.fulfill({ response });
    });
    await visit(page, '/internships?search=x');
    await expect.poll(() => successor).not.toBe('');
    await leaving.getByRole('button', { name: /^Menu pengguna/ }).click();
    await leaving.getByRole('menuitem', { name: 'Log out' }).click();
    for (const tab of new Set([page, leaving])) await expect(tab).toHaveURL('/auth/login');

    const refreshed = page.waitForResponse('**/api/refresh');
    answer();
    await (await refreshed).finished();
    expect(await stored(page)).toEqual([null, null]);
    await page.goto('/');
    await expect(page).toHaveURL('/auth/login');
    expect(await stored(page)).toEqual([null, null]);
    const headers = { authorization: `Bearer ${successor}` };
    expect((await request.post('/api/me', { headers })).status()).toBe(401);
  });
}
