import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Field } from '../fields';
import { expectToast } from '../forms';

/** What is asked of one field. */
export interface Rule {
  field: Field;
  /** What is said when it is left empty; an optional one has none. */
  empty?: string;
  /** Values beyond the boundary, and what is said of each. */
  refuses?: readonly (readonly [value: string, message: string])[];
  /** Typed, and what of it the field keeps. */
  keeps?: readonly (readonly [typed: string, kept: string])[];
  /** Values at the boundary; the last one is what the form is saved with. */
  takes: readonly string[];
}

interface Saving {
  /** The one call that is made: 'POST /companies'. */
  call: string;
  toast: string;
}

/** Everything that is typed and chosen in the form, as it stands there. */
const contentOf = (form: Locator) =>
  form.evaluate((root) =>
    [...root.querySelectorAll('[data-field]')].map((field) => [
      field.getAttribute('data-field'),
      ...[...field.querySelectorAll<HTMLInputElement>('input, textarea')].map((input) =>
        input.type === 'checkbox' ? input.checked : input.value,
      ),
    ]),
  );

interface Options {
  /** Where there are several forms on the page. */
  form?: Locator;
  button?: string;
  /** The calls that send the form. */
  isSending?: (method: string, path: string) => boolean;
}

const isWriting = (method: string, path: string) => method !== 'GET' && path !== '/me';

/** Fills a form as a person does and watches what it says and sends. */
export const ruledForm = (page: Page, options: Options = {}) => {
  const { form = page.locator('form'), button = 'Simpan', isSending = isWriting } = options;

  let sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const path = pathname.replace(/^\/api/, '');
    if (pathname.startsWith('/api/') && isSending(request.method(), path))
      sent.push(`${request.method()} ${path}`);
  });

  const press = () => form.getByRole('button', { name: button, exact: true }).click();

  const standsAt = async ({ control }: Field, message: string) => {
    const input = control(form);
    await expect(input).toHaveAccessibleDescription(message);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    const id = await input.getAttribute('aria-describedby');
    await expect(form.locator(`[id="${id}"]`)).toBeVisible();
  };

  const isAccepted = ({ control }: Field) =>
    expect(control(form)).not.toHaveAttribute('aria-invalid', 'true');

  const leave = () => page.keyboard.press('Tab');

  /** Pressed, the form says these and nothing else, sends nothing and loses nothing. */
  const isRefused = async (messages: readonly (readonly [Field, string])[]) => {
    const typed = await contentOf(form);
    await press();
    for (const [field, message] of messages) await standsAt(field, message);
    await expect(form.locator('[data-invalid]')).toHaveCount(messages.length);
    expect(await contentOf(form)).toEqual(typed);
    expect(sent).toEqual([]);
  };

  const accept = async (field: Field, value: string) => {
    await field.enter(form, value);
    await leave();
    await isAccepted(field);
  };

  return {
    form,
    standsAt,
    isRefused,
    accept,
    /** Pressed as it was opened, the form says what is missing. */
    refusesEmpty: (rules: readonly Rule[]) =>
      test.step('nothing is filled in', () =>
        isRefused(rules.flatMap(({ field, empty }) => (empty ? [[field, empty] as const] : [])))),
    fill: async (rules: readonly Rule[]) => {
      for (const { field, takes } of rules) await accept(field, takes.at(-1) ?? '');
    },
    /** In a form that is otherwise in order, each field at and beyond its boundary. */
    follows: async (rules: readonly Rule[]) => {
      for (const { field, empty, refuses = [], keeps = [], takes } of rules) {
        const emptied = empty && !field.isAlwaysFilled ? [['', empty] as const] : [];
        for (const [value, message] of [...emptied, ...refuses])
          await test.step(`${field.label}: '${value}' is refused`, async () => {
            await field.enter(form, value);
            await isRefused([[field, message]]);
          });
        for (const [typed, kept] of keeps)
          await test.step(`${field.label}: of '${typed}' it keeps '${kept}'`, async () => {
            await field.enter(form, '');
            await field.control(form).pressSequentially(typed);
            await expect(field.control(form)).toHaveValue(kept);
          });
        for (const value of takes)
          await test.step(`${field.label}: '${value}' is taken`, () => accept(field, value));
      }
    },
    /** Sent once, and taken by the server: the stored record. */
    saves: ({ call, toast }: Saving) =>
      test.step(`${call} is taken`, async () => {
        const [method, path] = call.split(' ');
        const [answer] = await Promise.all([
          page.waitForResponse(
            (response) =>
              response.request().method() === method &&
              new URL(response.url()).pathname === `/api${path}`,
          ),
          press(),
        ]);
        expect(answer.status(), await answer.text()).toBeLessThan(300);
        await expectToast(page, toast);
        expect(sent).toEqual([call]);
        sent = [];
        const { data } = await answer.json();
        return data;
      }),
    /** The server's own objection: sent once, refused, told at the field, and nothing is lost. */
    isRefusedByServer: (call: string, messages: readonly (readonly [Field, string])[]) =>
      test.step(`${call} is refused by the server`, async () => {
        const typed = await contentOf(form);
        await press();
        for (const [field, message] of messages) await standsAt(field, message);
        await expect(form.locator('[data-invalid]')).toHaveCount(messages.length);
        expect(await contentOf(form)).toEqual(typed);
        expect(sent).toEqual([call]);
        sent = [];
      }),
  };
};

export type RuledForm = ReturnType<typeof ruledForm>;
