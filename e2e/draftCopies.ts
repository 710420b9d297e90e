import type { Page } from '@playwright/test';

/** The drafts that the browser has copied to the disk, as texts. */
export const draftCopies = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('draft-copies');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          if (!db.objectStoreNames.contains('drafts')) {
            db.close();
            return resolve([]);
          }
          const reading = db.transaction('drafts').objectStore('drafts').getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            db.close();
            resolve(reading.result.map((draft: string) => JSON.parse(draft).text));
          };
        };
      }),
  );
