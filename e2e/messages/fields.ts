import { expect, type Page } from '@playwright/test';
import { asTyped, choose, typeInto } from '../forms';
import { SIGNATURE } from './records';

/** A field of a form by its label, with what is put into it. */
export type Field =
  | { label: string; text: string }
  | { label: string; option: string }
  | { label: string; found: string }
  | { label: string; date: string }
  | { label: string; time: string }
  | { label: string; signature: true };

const sections = (page: Page, label: string) =>
  page.getByRole('group', { name: label }).getByRole('spinbutton');

const textBox = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true });

export const fill = async (page: Page, field: Field) => {
  const { label } = field;
  if ('text' in field) {
    await textBox(page, label).fill(field.text);
  } else if ('option' in field) {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: field.option, exact: true }).click();
  } else if ('found' in field) {
    await choose(page, label, field.found);
  } else if ('date' in field) {
    await typeInto(page.getByRole('group', { name: label }), asTyped(field.date));
  } else if ('time' in field) {
    await typeInto(page.getByRole('group', { name: label }), field.time.replace(':', ''));
  } else {
    await page.getByLabel(label, { exact: true }).setInputFiles(SIGNATURE);
  }
};

export const expectFilled = async (page: Page, field: Field) => {
  const { label } = field;
  if ('text' in field) {
    await expect(textBox(page, label)).toHaveValue(field.text);
  } else if ('option' in field) {
    await expect(page.getByRole('combobox', { name: label })).toHaveText(field.option);
  } else if ('found' in field) {
    const chosen = new RegExp(field.found.replace(/[.()]/g, '\\$&'));
    await expect(page.getByRole('combobox', { name: label })).toHaveValue(chosen);
  } else if ('date' in field) {
    await expect(sections(page, label)).toHaveText(field.date.split('-').reverse());
  } else if ('time' in field) {
    await expect(sections(page, label)).toHaveText(field.time.split(':'));
  } else {
    await expect(page.getByAltText(`Pratinjau ${SIGNATURE.name}`)).toBeVisible();
  }
};
