import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';

/** Presses a button that saves a file, and reads the file. */
export const download = async (button: Locator): Promise<Buffer> => {
  const [file] = await Promise.all([button.page().waitForEvent('download'), button.click()]);
  return readFile(await file.path());
};

/** Presses a button that saves a PDF. */
export const expectPdf = async (button: Locator) =>
  expect((await download(button)).subarray(0, 5).toString()).toBe('%PDF-');

/** Presses a button that opens a PDF in another tab. */
export const expectPdfTab = async (button: Locator) => {
  const page = button.page();
  const isPdf = (headers: Readonly<Record<string, string>>) =>
    headers['content-type']?.startsWith('application/pdf') ?? false;
  const [answer, tab] = await Promise.all([
    page.waitForResponse((response) => isPdf(response.headers())),
    page.waitForEvent('popup'),
    button.click(),
  ]);
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await tab.close();
};
