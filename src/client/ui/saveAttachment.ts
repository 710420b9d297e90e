import { saveFile } from './saveFile';

const FILE_NAME = /filename="([^"]+)"/;

/** Saves a file under the name that the server gives it. */
export const saveAttachment = (blob: Blob, headers: Headers, fallbackName: string): void => {
  const [, name] = FILE_NAME.exec(headers.get('content-disposition') ?? '') ?? [];
  saveFile(blob, name ?? fallbackName);
};
