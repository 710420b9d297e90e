import { createHash } from 'node:crypto';

/** Gives keys a fixed length, and keeps identifiers and addresses out of the tables. */
export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');
