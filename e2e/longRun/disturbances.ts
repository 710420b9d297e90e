import { expect } from '@playwright/test';
import { confirm } from '../dialogs';
import type { RunningServer } from '../server';
import { unsentItems } from '../unsent';
import { visit } from '../visit';
import type { Item } from './items';
import type { Ledger } from './ledger';
import type { Phone } from './phone';
import type { Random } from './random';
import type { Session } from './session';
import type { UnreliableNetwork } from './unreliableNetwork';

interface Stage {
  random: Random;
  phone: Phone;
  network: UnreliableNetwork;
  ledger: Ledger;
  session: Session;
  server: RunningServer;
}

const MINUTE_MS = 60_000;

/** How far the clock of the phone may be off, in minutes; the claimed times stay on the day of the activities. */
const CLOCKS = [-150, -47, 0, 3, 95] as const;

/** The answer of a disturbance that has found no item to its purpose. */
export const NOT_MET = 'not met';

/** Disturbances of a phone beside its network. Each is given an item to do meanwhile. */
export function createDisturbances({ random, phone, network, ledger, session, server }: Stage) {
  const nextClock = random.bag(CLOCKS);
  let ahead = 0;
  const setClock = (minutes: number) => phone.setClock(minutes * MINUTE_MS);

  /** Lets the phone begin to send, without waiting for it. */
  const beginToSend = async () => {
    network.change('fine');
    await phone.goOnline();
  };

  const openUnsent = async () => {
    await phone.page().goto('/student/unsent');
    await session.resume();
  };

  return {
    async reload(item: Item) {
      await session.play(item, random.pick(['cut', 'lost', 'fine']));
      if (random.isHeads()) await beginToSend();
      await phone.page().reload();
      await session.resume();
      await session.expectPromisesKept();
    },

    async killedBrowser(item: Item) {
      await session.play(item, 'cut');
      if (random.isHeads()) await beginToSend();
      await phone.killBrowser();
      await openUnsent();
      await session.expectPromisesKept();
    },

    async killedServer(item: Item) {
      if (random.isHeads()) {
        await session.play(item, 'cut');
        await beginToSend();
        await server.restartAfterKill();
      } else {
        await session.open(item);
        network.change('fine');
        const [said] = await Promise.all([session.act(item), server.restartAfterKill()]);
        expect(said).not.toBe('refused');
      }
      await phone.page().reload();
      await session.resume();
    },

    async twoTabs(item: Item) {
      network.change('fine');
      await phone.openSecondTab();
      await session.play(item, 'cut');
      const another = session.take();
      if (another) await session.play(another, 'cut');
      const release = network.hold();
      await beginToSend();
      await expect.poll(network.itemsUnderWay).toBeGreaterThan(0);
      await phone.letSecondTabSend();
      release();
      if (random.isHeads()) await phone.closeSecondTab();
    },

    async otherAccount(item: Item) {
      await session.play(item, 'gateway');
      const page = phone.page();
      await page.getByRole('button', { name: /^Menu pengguna/ }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      await confirm(page, 'Ada yang belum terkirim', 'Tetap keluar');
      await expect(page).toHaveURL('/auth/login');
      await session.handOver();
    },

    async expiredSession(item: Item) {
      await session.play(item, 'cut');
      const page = phone.page();
      await session.endOnServer();
      await beginToSend();
      await expect(page).toHaveURL(/\/auth\/login/);
      await expect(page.getByText(/^Masuk lagi untuk mengirim/).first()).toBeVisible();
      await session.signIn();
    },

    /** The clock jumps. One that goes back without a network is noticed; the others are compared with the server's first. */
    async wrongClock(item: Item) {
      const before = ahead;
      ahead = nextClock();
      await session.open(item);
      network.change(ahead < before ? 'cut' : 'fine');
      await setClock(ahead);
      expect(await session.act(item)).not.toBe('refused');
    },

    /** A press whose time has not come is refused, in words; the person deletes it and presses again. */
    async clockAhead(item: Item) {
      const press = item.kind === 'press' ? item : session.take('press');
      if (press !== item) await session.play(item, 'fine');
      if (!press) return NOT_MET;
      await session.open(press);
      network.change('cut');
      await setClock(ahead + 60);
      expect(await session.act(press)).toBe('kept');
      await beginToSend();
      const page = phone.page();
      await visit(page, '/student/unsent');
      const card = page.getByRole('article').filter({ hasText: 'Perlu dilihat' });
      await expect(card.getByText(/waktu yang belum tiba/)).toBeVisible();
      await card.getByRole('button', { name: 'Hapus' }).click();
      await confirm(page, 'Hapus yang belum terkirim?', 'Hapus');
      ledger.takeBack(press);
      await setClock(ahead);
      await session.play(press, 'fine');
      return undefined;
    },

    async fullStorage(item: Item) {
      await session.open(item);
      network.change('cut');
      const empty = await phone.fillStorage();
      expect(await session.act(item)).toBe('refused');
      await empty();
      expect(await session.act(item, item.again)).toBe('kept');
    },

    async refusedStorage(item: Item) {
      await session.open(item);
      network.change('cut');
      await phone.refuseStorage();
      expect(await session.act(item)).toBe('refused');
      network.change('fine');
      await phone.page().reload();
      await session.resume();
      const kept = await unsentItems(phone.page());
      expect(kept.filter((each) => !ledger.isKnown(each))).toEqual([]);
      await session.play(item, random.pick(['cut', 'fine']));
    },
  };
}
