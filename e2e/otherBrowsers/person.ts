import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { Browser, InputActions } from './browser';
import type { Query } from './query';

/** Ends what hangs; nothing waits for it. */
const TIMEOUT_MS = 60_000;
const POLL_MS = 30;

const KEYS = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Delete: '\uE017',
  Control: '\uE009',
  ArrowDown: '\uE015',
} as const;

export type Key = keyof typeof KEYS;

interface Found {
  text: string;
  value: string;
  isFocused: boolean;
}

/** Regular expressions have no JSON. */
const plain = (query: Query): unknown =>
  JSON.parse(
    JSON.stringify(query, (_, value) =>
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    ),
  );

const show = (query: Query) =>
  JSON.stringify(query, (_, value) => (value instanceof RegExp ? String(value) : value));

const press = (...values: string[]): InputActions => ({
  type: 'key',
  id: 'keyboard',
  actions: [
    ...values.map((value) => ({ type: 'keyDown' as const, value })),
    ...values.reverse().map((value) => ({ type: 'keyUp' as const, value })),
  ],
});

/** A person in front of a browser, who sees what is visible and uses pointer and keyboard. */
export const personAt = (browser: Browser, baseURL: string) => {
  const until = async <T>(
    what: string,
    look: () => Promise<T | undefined | false>,
    /** A text for the error: the thing that was found instead. */
    instead = () => '',
  ) => {
    const deadline = performance.now() + TIMEOUT_MS;
    for (;;) {
      // A document that is being replaced cannot be asked.
      const found = await look().catch((error: Error) => {
        if (performance.now() > deadline) throw error;
        return undefined;
      });
      if (found) return found;
      if (performance.now() > deadline) {
        const report = await browser.call<string>('report').catch(String);
        throw new Error(`Waited for ${what}${instead()}. The page says:\n${report}`);
      }
      await setTimeout(POLL_MS);
    }
  };

  const person = {
    open: (path: string) => browser.open(baseURL + path),
    /** Goes to a screen without loading the document again. */
    visit: async (path: string) => {
      // The entry of a dialog that closes is still being taken off the history.
      await until('no dialog', async () => !(await browser.call('hasDialogEntry')));
      await browser.call('visit', path);
      await person.seePath(path);
    },
    resize: browser.resize,
    see: (query: Query) =>
      until<Found>(show(query), () =>
        browser.call<Found>('find', plain(query)).then((found) => found ?? undefined),
      ),
    seeText: (text: string | RegExp, within?: Query) => person.see({ text, within, first: true }),
    /** Waits until the element shows a text or has it as its value. */
    seeIn: (query: Query, text: string | RegExp) => {
      let found: Found | undefined;
      return until(
        `${text} in ${show(query)}`,
        async () => {
          found = await browser.call<Found>('find', plain(query));
          return (
            found &&
            [found.value, found.text].some((each) =>
              typeof text === 'string' ? each.includes(text) : text.test(each),
            )
          );
        },
        () => `, found ${JSON.stringify(found)}`,
      );
    },
    seeCount: (query: Query, count: number) =>
      until(
        `${count} times ${show(query)}`,
        async () => (await browser.call<number>('count', plain(query))) === count,
      ),
    seeFocused: (query: Query) =>
      until(
        `the focus in ${show(query)}`,
        async () => (await browser.call<Found>('find', plain(query)))?.isFocused,
      ),
    notSee: (query: Query) => person.seeCount(query, 0),
    seePath: (path: string | RegExp) =>
      until(`the path ${path}`, async () => {
        const shown = await browser.call<string>('path');
        return (
          shown !== undefined && (typeof path === 'string' ? shown === path : path.test(shown))
        );
      }),
    click: async (query: Query) => {
      let previous = '';
      const { x, y } = await until(`a click on ${show(query)}`, async () => {
        const target = await browser.call<{ x: number; y: number }>('target', plain(query));
        const place = JSON.stringify(target);
        const isStill = place === previous;
        previous = place;
        return isStill && target;
      });
      await browser.perform([
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', x, y },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]);
    },
    press: (key: Key) => browser.perform([press(KEYS[key])]),
    type: (text: string) =>
      browser.perform([
        {
          type: 'key',
          id: 'keyboard',
          actions: [...text].flatMap((value) => press(value).actions as never),
        },
      ]),
    /** Clicks again if the field has moved away under the pointer, as a page that still loads does. */
    focus: (query: Query) =>
      until(`the focus in ${show(query)}`, async () => {
        await person.click(query);
        return (await browser.call<Found>('find', plain(query)))?.isFocused;
      }),
    /** Replaces the text of a field. */
    fill: async (query: Query, text: string) => {
      await person.focus(query);
      await browser.perform([press(KEYS.Control, 'a')]);
      await person.press('Delete');
      await person.type(text);
      await person.seeIn(query, text);
    },
    /** Searches for an option of a picker and selects it. */
    choose: async (name: string, option: string) => {
      await person.fill({ role: 'combobox', name }, option);
      await person.click({ role: 'option', name: new RegExp(option), first: true });
    },
    /** Types a date ('31122026') or a time ('0800'). */
    fillDigits: async (field: Query, digits: string) => {
      await person.click(field);
      await browser.perform([press(KEYS.Control, 'a')]);
      await person.press('Delete');
      await person.type(digits);
    },
    chooseFile: async (field: Query, path: string) => {
      await until(`the file field ${show(field)}`, () =>
        browser.call('count', plain(field)).then(() => true),
      );
      await browser.setFile('fileField', [plain(field)], path);
    },
    /** Accepts a confirmation dialog and waits until it has closed. */
    confirm: async (title: string, button = 'Lanjutkan') => {
      const dialog: Query = { role: 'alertdialog', name: title };
      await person.click({ role: 'button', name: button, within: dialog });
      await person.notSee(dialog);
    },
    logIn: async (identifier: string, password = 'Magang2026!') => {
      await person.open('/auth/login');
      await person.fill({ label: 'NIK / NIP / NIM' }, identifier);
      await person.fill({ label: 'Password' }, password);
      await person.click({ role: 'button', name: 'Log in' });
      await person.see({ role: 'main', name: /Dashboard|Selamat Datang/ });
    },
    logOut: async () => {
      await person.click({ role: 'button', name: /^Menu pengguna/ });
      await person.click({ role: 'menuitem', name: 'Log out' });
      await person.seePath('/auth/login');
    },
    /** Follows a link or presses a button of this name. */
    follow: (name: string | RegExp) => person.click({ role: 'link', name, first: true }),
    push: (name: string | RegExp, within?: Query) =>
      person.click({ role: 'button', name, within, first: true }),
    /** Chooses an action from the menu of a row. */
    takeAction: async (name: string, action: string) => {
      await person.push(`Aksi untuk ${name}`);
      await person.click({ role: 'menuitem', name: action });
    },
    /** Searches a list and waits until it shows one row. */
    search: async (label: string, text: string) => {
      await person.fill({ label }, text);
      await person.seeText('1 data');
      // The rows arrive after the number of them.
      await person.seeCount({ role: 'row' }, 2);
    },
    /** Tells the page that the network is back. */
    goOnline: () => browser.call('goOnline'),
    accessToken: () => browser.call<string>('accessToken'),
    fitsTheWindow: async () =>
      assert.equal(await browser.call('isScrolledSideways'), false, 'scrolls sideways'),
  };
  return person;
};

export type Person = ReturnType<typeof personAt>;
