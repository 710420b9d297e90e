import { expect, type Page } from '@playwright/test';
import { confirm } from './dialogs';
import { type Call, intercept, networkError } from './network';

/** The part of an item on the device that tests look at. */
export interface UnsentItem {
  id: string;
  user_id: number;
  kind: string;
  state: string;
  activity_id: number | null;
  payload: { reason?: string; text?: string };
}

/** The items of all users on the device. */
export const unsentItems = (page: Page): Promise<UnsentItem[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('unsent');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          if (!db.objectStoreNames.contains('items')) {
            db.close();
            return resolve([]);
          }
          const reading = db.transaction('items').objectStore('items').getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            db.close();
            resolve(reading.result);
          };
        };
      }),
  );

/** The kinds and states of what the device keeps, oldest first. */
export const unsentOn = async (page: Page): Promise<string[]> =>
  (await unsentItems(page)).map(({ kind, state }) => `${kind} ${state}`);

export const PRESS: Call = 'PATCH /activities/*/presence-student';

/** Lets presses fail until the returned function is called. */
export const losePresses = (page: Page) => intercept(page, PRESS, networkError);

/** Presses the first button of the page, and confirms. */
export const attend = async (page: Page) => {
  await page.getByRole('button', { name: 'Absen Sekarang' }).first().click();
  await confirm(page, 'Konfirmasi Absen');
};

export const KEPT = 'Tersimpan di perangkat, menunggu jaringan';

export const expectKept = (page: Page) => expect(page.getByText(KEPT).first()).toBeVisible();

/** The button of the top bar. */
export const unsentButton = (page: Page) =>
  page.getByRole('link', { name: /\d (menunggu dikirim|perlu dilihat)/ });

export const openUnsent = async (page: Page) => {
  await unsentButton(page).click();
  await expect(page.getByRole('heading', { name: 'Menunggu Dikirim', level: 1 })).toBeVisible();
};

/** Tells the page that the network is back. */
export const goOnline = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new Event('online')));

export const expectNothingLeft = (page: Page) =>
  expect.poll(() => unsentOn(page), { message: 'all of it has been sent' }).toEqual([]);
