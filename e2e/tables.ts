import { expect, type Page } from '@playwright/test';
import { PHONE } from './viewports';

/** The data rows of a table. */
export const rowsOf = (page: Page, label: string) =>
  page.getByRole('grid', { name: label }).locator('[role="row"][data-id]');

/** The rows of lists, or their cards where a list is too narrow for a table. */
const rowsOrCards = (page: Page) => {
  const main = page.getByRole('main');
  return main
    .getByRole('row')
    .or(main.getByRole('list', { name: /^Daftar/ }).getByRole('listitem'));
};

export const rowOrCard = (page: Page, text: string | RegExp) =>
  rowsOrCards(page).filter({ hasText: text });

/** A button of the tools above a list, which a phone has behind 'Filter'. */
export const toolOf = async (page: Page, name: string) => {
  const tools = page.getByRole('main').getByRole('search');
  await expect(tools.getByRole('searchbox')).toBeVisible();
  const isPhone = (page.viewportSize()?.width ?? 0) <= PHONE.width;
  if (isPhone) await tools.getByRole('button', { name: /^Filter/ }).click();
  return page.getByRole('button', { name, exact: true });
};

/** The column headers; sortable columns have an arrow: 'Nama ↕', 'Nama ↑' or 'Nama ↓'. */
export const columnsOf = async (page: Page, label: string) => {
  const headers = page.getByRole('grid', { name: label }).getByRole('columnheader');
  await expect(headers.first()).toBeVisible();
  return headers.evaluateAll((cells) =>
    cells.map((cell) => {
      const arrows: Record<string, string> = { ascending: '↑', descending: '↓', none: '↕' };
      const sorts = cell.classList.contains('MuiDataGrid-columnHeader--sortable');
      const mark = sorts ? ` ${arrows[cell.getAttribute('aria-sort') ?? 'none']}` : '';
      return `${cell.textContent}${mark}`;
    }),
  );
};

// A page may have actions of its own above its rows.
const openActions = (page: Page, name: string | RegExp) =>
  rowsOrCards(page)
    .getByRole('button', {
      name: typeof name === 'string' ? `Aksi untuk ${name}` : name,
      exact: true,
    })
    .first()
    .click();

/** Chooses an action from the menu of a row. */
export const takeAction = async (page: Page, name: string, action: string) => {
  await openActions(page, name);
  await page.getByRole('menuitem', { name: action }).click();
};

/** Returns the actions in the menu of a row. */
export const actionsOf = async (page: Page, name: string | RegExp) => {
  await openActions(page, name);
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeVisible();
  const labels = await items.allTextContents();
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  return labels;
};
