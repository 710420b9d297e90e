import { expect, type Locator, type Page } from '@playwright/test';
import { SIGNATURES, type SignatureKind } from './records/signatures';

/** A field of a form by its label, and how a person fills it. An empty text empties it. */
export interface Field {
  label: string;
  /** What has the focus, the error and its description. */
  control: (form: Locator) => Locator;
  enter: (form: Locator, value: string) => Promise<void>;
  /** It has kept what was entered. */
  expectFilled: (form: Locator, value: string) => Promise<void>;
  /** Once there is a value, there is no way to take it away. */
  isAlwaysFilled?: boolean;
}

export const text = (label: string): Field => {
  // The sections of a date have labels, too: 'Tahun'.
  const control = (form: Locator) =>
    form.getByLabel(label, { exact: true }).and(form.locator('input, textarea'));
  return {
    label,
    control,
    enter: (form, value) => control(form).fill(value),
    expectFilled: (form, value) => expect(control(form)).toHaveValue(value),
  };
};

/** A short list; what it does not offer cannot be chosen. */
export const select = (label: string): Field => {
  const control = (form: Locator) => form.getByRole('combobox', { name: label, exact: true });
  return {
    label,
    control,
    isAlwaysFilled: true,
    enter: async (form, value) => {
      await control(form).click();
      await form.page().getByRole('option', { name: value, exact: true }).click();
    },
    expectFilled: (form, value) => expect(control(form)).toHaveText(value),
  };
};

/** A list that one types into. */
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

/** A date ('31122026') or a time ('0800') by its digits, as they are typed into its sections. */
export const moment = (label: string): Field => {
  const control = (form: Locator) => form.getByRole('group', { name: label, exact: true });
  return {
    label,
    control,
    enter: async (form, value) => {
      const { keyboard } = form.page();
      await control(form).getByRole('spinbutton').first().click();
      await keyboard.press('ControlOrMeta+A');
      await keyboard.press('Delete');
      if (value) await keyboard.type(value);
    },
    expectFilled: (form, value) =>
      expect(control(form).getByRole('spinbutton')).toHaveText(
        [value.slice(0, 2), value.slice(2, 4), value.slice(4)].filter(Boolean),
      ),
  };
};

/** A signature, by a key of SIGNATURES. */
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

/** Types into a searchable choice of the page and takes the option. */
export const choose = (page: Page, label: string, value: string) =>
  picker(label).enter(page.getByRole('main'), value);

/** What a select offers, in its order. */
export const offered = async (page: Page, control: Locator) => {
  await control.click();
  const options = page.getByRole('option');
  await options.first().waitFor();
  const texts = await options.allTextContents();
  await page.keyboard.press('Escape');
  return texts;
};
