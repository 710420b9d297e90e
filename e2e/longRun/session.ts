import { expect, type Page } from '@playwright/test';
import type { Student } from '../records/people';
import { toasts } from '../toasts';
import { KEPT, unsentItems } from '../unsent';
import { visit } from '../visit';
import { type Item, isSame, type Kind } from './items';
import type { Ledger } from './ledger';
import type { Phone } from './phone';
import type { Condition, UnreliableNetwork } from './unreliableNetwork';

export interface Owner {
  student: Student;
  userId: number;
  /** The items that the student still has to make, in a random order. */
  items: Item[];
}

/** A toast that is still there must not be taken for the next one. */
const closeToasts = (page: Page) =>
  expect
    .poll(async () => {
      await toasts(page)
        .getByRole('button', { name: 'Tutup', exact: true })
        .evaluateAll((buttons) => {
          for (const button of buttons) (button as HTMLElement).click();
        });
      return toasts(page).count();
    })
    .toBe(0);

const signedInUser = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id as number | undefined);

export type Session = ReturnType<typeof createSession>;

/** The students at the phone, one after the other, who do their items and note what the screen says. */
export function createSession(
  phone: Phone,
  network: UnreliableNetwork,
  ledger: Ledger,
  owners: readonly [Owner, Owner],
  serverURL: string,
) {
  let [owner, other] = owners;

  /** Waits for what the screen says about an item. */
  const hear = async ({ done, refused }: Item) => {
    const text = (wanted: string) => phone.page().getByText(wanted, { exact: true }).first();
    const kept = text(KEPT);
    const not = text(refused);
    await expect(kept.or(text(done)).or(not).first()).toBeVisible();
    if (await not.isVisible()) return 'refused';
    return (await kept.isVisible()) ? 'kept' : 'sent';
  };

  /** Shows the page of an item, which a device without a network may not have. */
  const open = async ({ path, place }: Item) => {
    const page = phone.page();
    await closeToasts(page);
    const isThere = () => page.url().endsWith(path);
    if (!isThere()) {
      // A student goes from one activity to another by a screen in between.
      await visit(page, '/student/unsent');
      await expect(page.getByRole('heading', { name: 'Menunggu Dikirim' })).toBeVisible();
      await visit(page, path);
    }
    if (!isThere()) await page.goto(path);
    const failed = page
      .getByText(/memerlukan jaringan/)
      .or(page.getByRole('button', { name: 'Coba lagi' }))
      .first();
    await expect(place(page).or(failed).first()).toBeVisible();
    if (await failed.isVisible()) {
      network.change('fine');
      await page.reload();
      await expect(place(page)).toBeVisible();
    }
  };

  /** Does an item on its page, and notes what the screen promises. */
  const act = async (item: Item, action = item.act) => {
    const page = phone.page();
    const time = phone.time();
    await closeToasts(page);
    await action(page);
    const said = await hear(item);
    if (said === 'refused') {
      ledger.addRefusal();
      return said;
    }
    const kept = said === 'kept' ? await unsentItems(page) : [];
    const found = kept.find((each) => isSame(item, each) && !ledger.isKnown(each));
    if (said === 'kept')
      expect(found || ledger.isDelivered(item), 'what is said to be kept is kept').toBeTruthy();
    ledger.add(item, found?.id ?? ledger.sentId(item), time, said === 'kept');
    return said;
  };

  const play = async (item: Item, condition: Condition) => {
    await open(item);
    network.change(condition);
    expect(await act(item)).not.toBe('refused');
  };

  const signIn = async () => {
    network.change('fine');
    await phone.signIn(owner.student);
  };

  /** Asks the server with the session of the browser, past the network between them. */
  const ask = async (method: string, path: string) => {
    const token = await phone.page().evaluate(() => localStorage.getItem('access_token'));
    const headers = { authorization: `Bearer ${token}` };
    return fetch(`${serverURL}/api${path}`, { method, headers });
  };

  return {
    open,
    act,
    play,
    signIn,
    owner: () => owner,
    /** The next item of the student, of this kind if one is asked for. */
    take(kind?: Kind): Item | undefined {
      const index = kind ? owner.items.findIndex((item) => item.kind === kind) : 0;
      return index < 0 ? undefined : owner.items.splice(index, 1)[0];
    },
    isOver: () => owner.items.length + other.items.length === 0,
    /** Hands the phone over to the other student. */
    async handOver() {
      [owner, other] = [other, owner];
      await signIn();
    },
    /** Ends the session without the knowledge of the browser. */
    endOnServer: () => ask('POST', '/logout'),
    /** Signs in if the browser has lost the session, as one that is killed may, or has an older one that has ended. */
    async resume() {
      const page = phone.page();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading.or(page.getByRole('button', { name: 'Log in' })).first()).toBeVisible();
      const isOwner = (await signedInUser(page)) === owner.userId;
      if (!isOwner || !(await ask('GET', '/me')).ok) await signIn();
    },
    /** Whatever the screen has promised to keep is on the device, until the server has got it. */
    async expectPromisesKept() {
      const kept = (await unsentItems(phone.page())).map(({ id }) => id);
      const missing = ledger.promised().filter(({ id }) => !id || !kept.includes(id));
      expect(missing, 'what the device has lost').toEqual([]);
    },
    /** Waits until everything of the student is sent. */
    async sendAll() {
      network.change('fine');
      await phone.goOnline();
      const left = async (wanted: string) =>
        (await unsentItems(phone.page())).filter(
          ({ user_id, state }) => user_id === owner.userId && state === wanted,
        );
      const message = 'what waits after the network is back';
      await expect.poll(() => left('waiting'), { message, timeout: 120_000 }).toEqual([]);
      expect(await left('refused'), 'what the server has refused').toEqual([]);
    },
  };
}
