import type { Random } from '@/server/db/demo/random';
import type { callsOf } from '@/server/testing/aDesk';
import type { TestApp } from '@/server/testing/buildTestApp';
import type { Role } from '@/shared/permissions';
import type { Ledger } from './ledger';

export type Calls = Awaited<ReturnType<typeof callsOf>>;
export type Answer = Awaited<ReturnType<Calls['put']>>;

/** The people and records of a long run, and its clock. */
export interface World {
  app: TestApp;
  random: Random;
  ledger: Ledger;
  /** By the clock of the campus. */
  today(): string;
  /** A super admin, whose session is of today. */
  admin(): Calls;
  periodIds: readonly number[];
  /** Several at each company. */
  mentors: readonly { id: number; company_id: number }[];
  /** The account of the student of each placement. */
  students: Map<number, { id: number; role: Role }>;
}

export interface Seen {
  reason?: string;
  seen_changes?: string;
  seen_leftovers?: string | null;
  settle_leftovers?: string;
}

/** An edit to send, once without and once with what it leaves over and changes. */
export interface Edit {
  send(seen: Seen): Promise<Answer>;
  /** Enters what the edit has changed into the ledger. */
  done?(answer: Answer): void;
  /** The day from which the places of these placements count; today for the others. */
  placesSince?: ReadonlyMap<number, string>;
}

/** An edit by its name; null if there is nothing to edit by now. */
export type Edits = Readonly<Record<string, () => Promise<Edit | null>>>;

/** A Monday. */
export const FIRST_DAY = '2030-03-04';

export const WHY = { reason: 'Salah dicatat.' };
