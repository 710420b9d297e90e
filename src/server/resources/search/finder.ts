import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import type { components } from '@/shared/contract.gen';
import { can } from '@/shared/permissions';
import type { FoundRecord } from '@/shared/records';

type Found = components['schemas']['FoundRecords'];

export type Words = readonly string[];
export type Finder<Row> = (db: Database, words: Words, user: SessionUser) => Promise<Row[]>;

/** The queries of the finder; each returns at most five records, the best first. */
export type Finders = { readonly [Name in FoundRecord]: Finder<Found[Name][number]> };

export const masterData =
  <Row>(find: (db: Database, words: Words) => Promise<Row[]>): Finder<Row> =>
  async (db, words, { role }) =>
    can(role, 'masterData') ? find(db, words) : [];
