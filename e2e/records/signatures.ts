import { Buffer } from 'node:buffer';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABgAAAAMAQMAAABC/u82AAAABlBMVEX///8AAABVwtN+AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWNgwAKY/yMwGgAAQr0DB+gZFGIAAAAASUVORK5CYII=',
  'base64',
);
const JPEG = Buffer.from(
  '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAMABgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAhEAABBAEDBQAAAAAAAAAAAAABAAIDBQQREiEXUVSS0v/EABQBAQAAAAAAAAAAAAAAAAAAAAD/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwC0trKGorZc7IbI6KLTcIwC7kgcakd1N9R6fxs70Z9KwRAREQf/2Q==',
  'base64',
);
const GIF = Buffer.from(
  'R0lGODlhCAAEAIAAAExpcf///yH5BAUAAAAALAAAAAAIAAQAAAIFjI+piwUAOw==',
  'base64',
);

const FIVE_MB = 5 * 1024 * 1024;

/** PNG readers ignore bytes after the end of the image. */
const filledUp = (image: Buffer, size: number) =>
  Buffer.concat([image, Buffer.alloc(size - image.length)]);

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

/** Valid and invalid signature files. */
export const SIGNATURES = {
  png: file('tanda-tangan.png', 'image/png', PNG),
  jpeg: file('tanda-tangan.jpg', 'image/jpeg', JPEG),
  gif: file('tanda-tangan.gif', 'image/gif', GIF),
  text: file('catatan.txt', 'text/plain', Buffer.from('bukan gambar')),
  'five MB': file('besar.png', 'image/png', filledUp(PNG, FIVE_MB)),
  'five MB and a byte': file('terlalu-besar.png', 'image/png', filledUp(PNG, FIVE_MB + 1)),
} as const;

export type SignatureKind = keyof typeof SIGNATURES;
