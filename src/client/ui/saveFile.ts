/** Long enough to load, print and save a document from the tab that shows it. */
const BLOB_LIFETIME_MS = 10 * 60 * 1000;

export const blobUrlOf = (blob: Blob): string => {
  const url = URL.createObjectURL(blob);
  setTimeout(() => URL.revokeObjectURL(url), BLOB_LIFETIME_MS);
  return url;
};

/** Saves a file as the browser saves a download. */
export const saveFile = (blob: Blob, fileName: string): void => {
  const link = document.createElement('a');
  link.href = blobUrlOf(blob);
  link.download = fileName;
  link.click();
};
