import { expect, type Locator, type Page } from '@playwright/test';
import { SIGNATURES, type SignatureKind } from './records/signatures';

/** A form field by its label, and how to fill it in. An empty value clears it. */
export interface Field {
  label: string;
  /** The element with the focus, `aria-invalid` and the description. */
  control: (form: Locator) => Locator;
  enter: (form: Locator, value: string) => Promise<void>;
  expectFilled: (form: Locator, value: string) => Promise<void>;
  isNotClearable?: boolean;
}

export const text = (label: string): Field => {
  // Without the filter, 'Tahun' would also match the year section of a date.
  const control = (form: Locator) =>
    form.getByLabel(label, { exact: true }).and(form.locator('input, textarea'));
  return {
    label,
    control,
    enter: (form, value) => control(form).fill(value),
    expectFilled: (form, value) => expect(control(form)).toHaveValue(value),
  };
};

/** The platform's own select. */
export const select = (label: string): Field => {
  const control = (form: Locator) => form.getByRole('combobox', { name: label, exact: true });
  return {
    label,
    control,
    isNotClearable: true,
    enter: async (form, value) => {
      await control(form).selectOption({ label: value });
    },
    expectFilled: (form, value) => expectChosen(control(form), value),
  };
};

/** The text of the chosen option of a select. */
export const expectChosen = (control: Locator, text: string | RegExp) =>
  expect(control.locator('option:checked')).toHaveText(text);

/** A combobox with a text input that filters its options. */
export const picker = (label: string): Field => {
  const control = (form: Locator) => form.getByRole('combobox', { name: label, exact: true });
  return {
    label,
    control,
    enter: async (form, value) => {
      await control(form).fill(value);
      if (value) await form.page().getByRole('option', { name: value }).first().click();
    },
    expectFilled: (form, value) => expect.poll(() => control(form).inputValue()).toContain(value),
  };
};

/** A date ('31122026') or a time ('0800'), typed as digits. */
export const dateOrTime = (label: string): Field => {
  const control = (form: Locator) => form.getByRole('textbox', { name: label, exact: true });
  return {
    label,
    control,
    enter: async (form, value) => {
      const { keyboard } = form.page();
      await control(form).click();
      await keyboard.press('ControlOrMeta+A');
      await keyboard.press('Delete');
      if (value) await keyboard.type(value);
    },
    expectFilled: (form, value) =>
      expect(control(form)).toHaveValue(
        value.length === 4
          ? value.replace(/(..)(..)/, '$1:$2')
          : value.replace(/(..)(..)(....)/, '$1/$2/$3'),
      ),
  };
};

/** A file input; the value is a key of SIGNATURES. */
export const upload = (label: string): Field => {
  const control = (form: Locator) => form.getByLabel(label, { exact: true });
  return {
    label,
    control,
    enter: (form, value) =>
      control(form).setInputFiles(value ? SIGNATURES[value as SignatureKind] : []),
    expectFilled: (form, value) =>
      expect(
        form.getByAltText(`Pratinjau ${SIGNATURES[value as SignatureKind].name}`),
      ).toBeVisible(),
  };
};

/** Searches for an option of a picker of the page and selects it. */
export const choose = (page: Page, label: string, value: string) =>
  picker(label).enter(page.getByRole('main'), value);

/** Chooses the only option of a select that has such a text. */
export const chooseNative = async (control: Locator, text: string | RegExp) => {
  const value = await control.locator('option', { hasText: text }).getAttribute('value');
  await control.selectOption(value);
};

/** The options of a select, in their order. */
export const optionsOf = (control: Locator) =>
  control.locator('option:not([hidden])').allTextContents();
