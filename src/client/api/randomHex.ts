/** 32 random digits. `crypto.randomUUID` exists over HTTPS and on localhost only. */
export const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
