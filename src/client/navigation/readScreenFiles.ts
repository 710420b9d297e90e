import type { ScreenFiles } from './screenFiles';

/** What the build wrote into the document; null in development, where files have no fixed names. */
export const readScreenFiles = (): ScreenFiles | null => {
  const text = document.getElementById('screen-files')?.textContent;
  return text ? JSON.parse(text) : null;
};
