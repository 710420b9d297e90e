import { createHash } from 'node:crypto';

const LENGTH = 16;

/** Stands for what somebody has seen, in a request that confirms it: 16 hexadecimal digits, others for another text. */
export const seenKey = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, LENGTH);
