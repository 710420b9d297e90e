/** Enough for the people who print at the same time; a missing PDF is printed again. */
const MOST_FILES = 8;
const LARGEST_FILE = 2 * 1024 * 1024;

/** Keeps the most recent PDFs, in at most 16 MB. */
export function createPdfCache() {
  const files = new Map<string, Buffer>();
  return {
    get: (key: string): Buffer | undefined => files.get(key),

    set(key: string, pdf: Buffer): void {
      if (pdf.length > LARGEST_FILE) return;
      files.delete(key);
      files.set(key, pdf);
      const [oldest] = files.keys();
      if (files.size > MOST_FILES && oldest !== undefined) files.delete(oldest);
    },
  };
}
