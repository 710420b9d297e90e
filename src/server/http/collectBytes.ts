const FIRST_BYTES = 4 * 1024;

export interface Bytes {
  add(chunk: Uint8Array): void;
  whole(): Buffer;
}

/**
 * Collects the pieces of a body in one growing buffer of up to `most` bytes. A list of pieces would take
 * hundreds of bytes for each, however small.
 */
export function collectBytes(most: number): Bytes {
  let buffer = Buffer.allocUnsafe(Math.min(FIRST_BYTES, most));
  let length = 0;
  return {
    add(chunk) {
      const needed = length + chunk.length;
      if (needed > buffer.length) {
        const grown = Buffer.allocUnsafe(Math.max(needed, Math.min(2 * buffer.length, most)));
        buffer.copy(grown, 0, 0, length);
        buffer = grown;
      }
      buffer.set(chunk, length);
      length = needed;
    },
    whole: () => buffer.subarray(0, length),
  };
}
