import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Field } from '../fields';
import { expectToast } from '../toasts';

/**
 * The validation of one field as the user sees it: one example per message. The unit tests of
 * src/shared/validation cover every boundary.
 */
export interface Rule {
  field: Field;
  /** The message of an empty field. */
  required?: string;
  /** One value for each other message. */
  invalid?: readonly (readonly [value: string, message: string])[];
  /** A typed text and the part that the field keeps, such as the first nine characters. */
  mask?: readonly [typed: string, kept: string];
  /** The value that the form is saved with. */
  valid: string;
}

type FieldError = readonly [field: Field, message: string];

interface Submission {
  /** The only write request, such as 'POST /companies'. */
  call: string;
  toast: string;
}

interface Options {
  /** Required if the page has several forms. */
  form?: Locator;
  button?: string;
  /** Whether a request submits the form. */
  isSubmission?: (method: string, path: string) => boolean;
}

const isWrite = (method: string, path: string) => method !== 'GET' && path !== '/me';

const valuesOf = (form: Locator) =>
  form.evaluate((root) =>
    [...root.querySelectorAll('[data-field]')].map((field) => [
      field.getAttribute('data-field'),
      ...[...field.querySelectorAll<HTMLInputElement>('input, select, textarea')].map((input) =>
        input.type === 'checkbox' ? input.checked : input.value,
      ),
    ]),
  );

/** Fills in and submits a form, and checks its errors and requests. */
export const formTester = (page: Page, options: Options = {}) => {
  const { form = page.locator('form'), button = 'Simpan', isSubmission = isWrite } = options;

  let submissions: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const path = pathname.replace(/^\/api/, '');
    if (pathname.startsWith('/api/') && isSubmission(request.method(), path))
      submissions.push(`${request.method()} ${path}`);
  });

  const submit = () => form.getByRole('button', { name: button, exact: true }).click();

  const expectErrorAt = async ({ control }: Field, message: string) => {
    const input = control(form);
    await expect(input).toHaveAccessibleDescription(message);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    const id = await input.getAttribute('aria-describedby');
    await expect(form.locator(`[id="${id}"]`)).toBeVisible();
  };

  const submitExpecting = async (errors: readonly FieldError[], requests: string[]) => {
    const values = await valuesOf(form);
    await submit();
    for (const [field, message] of errors) await expectErrorAt(field, message);
    await expect(form.locator('[data-invalid]')).toHaveCount(errors.length);
    expect(await valuesOf(form)).toEqual(values);
    expect(submissions).toEqual(requests);
    submissions = [];
  };

  /** Submits and expects exactly these errors, no request and unchanged values. */
  const expectErrors = (errors: readonly FieldError[]) => submitExpecting(errors, []);

  const enter = async (field: Field, value: string) => {
    await field.enter(form, value);
    await page.keyboard.press('Tab');
    await expect(field.control(form)).not.toHaveAttribute('aria-invalid', 'true');
  };

  const fill = async (rules: readonly Rule[]) => {
    for (const { field, valid } of rules) await enter(field, valid);
  };

  const requiredErrors = (rules: readonly Rule[]): FieldError[] =>
    rules.flatMap(({ field, required }) => (required ? [[field, required] as const] : []));

  return {
    form,
    enter,
    fill,
    expectErrorAt,
    expectErrors,
    /** Submits the unchanged form. */
    expectRequired: (rules: readonly Rule[]) =>
      test.step('required fields', () => expectErrors(requiredErrors(rules))),
    /** Empties the required fields and submits. */
    clearAndExpectRequired: (rules: readonly Rule[]) =>
      test.step('emptied required fields', async () => {
        const clearable = rules.filter(({ field, required }) => required && !field.isNotClearable);
        for (const { field } of clearable) await field.enter(form, '');
        await expectErrors(requiredErrors(clearable));
      }),
    /** Submits the first invalid value of every field, then the second one, and so on. */
    expectInvalid: async (rules: readonly Rule[]) => {
      const rounds = Math.max(...rules.map(({ invalid = [] }) => invalid.length));
      for (let round = 0; round < rounds; round += 1) {
        const failing = rules.filter(({ invalid = [] }) => round < invalid.length);
        await test.step(`invalid values, round ${round + 1}`, async () => {
          const errors: FieldError[] = [];
          for (const { field, invalid = [] } of failing) {
            const [value = '', message = ''] = invalid[round] ?? [];
            await field.enter(form, value);
            errors.push([field, message]);
          }
          await expectErrors(errors);
        });
        for (const { field, valid } of failing) await field.enter(form, valid);
      }
    },
    expectMasks: async (rules: readonly Rule[]) => {
      for (const { field, mask } of rules) {
        if (!mask) continue;
        const [typed, kept] = mask;
        await test.step(`${field.label} keeps '${kept}' of '${typed}'`, async () => {
          await field.enter(form, '');
          await field.control(form).pressSequentially(typed);
          await expect(field.control(form)).toHaveValue(kept);
        });
      }
    },
    /** Submits successfully and returns the stored record. */
    save: ({ call, toast }: Submission) =>
      test.step(call, async () => {
        const [method, path] = call.split(' ');
        const [response] = await Promise.all([
          page.waitForResponse(
            (candidate) =>
              candidate.request().method() === method &&
              new URL(candidate.url()).pathname === `/api${path}`,
          ),
          submit(),
        ]);
        expect(response.status(), await response.text()).toBeLessThan(300);
        await expectToast(page, toast);
        expect(submissions).toEqual([call]);
        submissions = [];
        const { data } = await response.json();
        return data;
      }),
    /** Submits once and expects the server's errors at their fields and unchanged values. */
    expectServerErrors: (call: string, errors: readonly FieldError[]) =>
      test.step(`${call} is rejected by the server`, () => submitExpecting(errors, [call])),
  };
};
