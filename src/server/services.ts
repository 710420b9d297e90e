import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Database } from './db/database';

/** What handlers work with; made once in main.ts, or by a test. */
export interface Services {
  db: Database;
  config: Config;
  /** The one clock: attendance, tokens and "today" ask it. */
  clock: () => Date;
  log: FastifyBaseLogger;
  signatureUrls: SignatureUrls;
}

/** Addresses of signature images that work in an `<img>`, without a token, for a limited time. */
export interface SignatureUrls {
  urlOf(signatureId: number): string;
}
