import type { RawBuilder } from 'kysely';
import type { SessionUser, Viewer } from '@/server/auth/sessionUser';
import type { Config } from '@/server/config';
import type { OperationId } from '@/server/contract/operations';
import type { Database } from '@/server/db/database';
import type { components } from '@/shared/contract.gen';
import { paths } from '@/shared/paths';
import type { Role } from '@/shared/permissions';
import type { ReviewDays } from '@/shared/resources/reviews/reviewDays';

export type FollowUpKind = components['schemas']['FollowUpKind'];

/** The person whose matters they are: who asks for them, or whose mail names them. */
export type FollowUpPerson = Viewer & Pick<SessionUser, 'id'>;

/** The person, and the moment. */
export interface FollowUpScope {
  db: Database;
  user: FollowUpPerson;
  now: Date;
  /** the day on campus */
  today: string;
  days: ReviewDays;
  config: Config;
}

/**
 * The matters that an answer shows: all of the kind, those with the ids of its records (all if nothing was filtered), or
 * the one with the id in the path.
 */
export type Showing = 'all' | 'rows' | 'path';

/** A row of `matters`, which has the facts of its kind as further columns. */
export interface MatterRow {
  /** identifies the matter within its kind */
  id: number;
  /** The name that people know it by, or such facts: a matter with another subject is another one. Orders those of a day. */
  subject: string;
  /** the day since when it waits */
  since: string;
}

/** A matter that waits for a person. */
export interface Matter extends Omit<MatterRow, 'subject'> {
  title: string;
  detail: string;
  /** the path of the page in the client where it can be settled */
  link: string;
}

/** A row of `people`. */
export interface PersonToRemind {
  /** identifies the matter within its kind */
  matter_id: number;
  user_id: number;
  name: string;
  phone_number: string | null;
  /** null of a student */
  waiting_activities: number | null;
}

/** A kind of matter that people should do something about: adding one is a file in `kinds`. */
export interface FollowUp<Known extends object = object> {
  kind: FollowUpKind;
  roles: readonly Role[];
  title: string;
  /** When a matter is one of this kind. */
  hint: string;
  /** The page in the client that shows the same matters; by default that of the kind. */
  page?: string;
  /** Whether a person can mark a matter as settled otherwise. */
  canSettle?: boolean;
  /** Whether a matter of today is part of an ordinary day, so that mails name it from the next day on. */
  isMailedNextDay?: boolean;
  /** Whether a matter is the same one for mails although the day since when it waits moves on. */
  hasMovingDay?: boolean;
  /** The operations of other pages that show matters of the kind, so that they count as seen. */
  shownBy?: Partial<Record<OperationId, Showing>>;
  /** By default the subject. */
  titleOf?(matter: MatterRow & Known): string;
  /** By default the column `detail`: a text, or several. */
  detailOf?(matter: MatterRow & Known): string;
  /** The path of the page in the client where a matter can be settled; by default `page`. */
  linkOf?(matter: MatterRow & Known, person: FollowUpPerson): string;
  /** A query whose rows are `MatterRow`s: those that the person can do something about now. */
  matters: (scope: FollowUpScope) => RawBuilder<unknown> | Promise<RawBuilder<unknown>>;
  /** Only of kinds whose people can be reminded. */
  reminders?: {
    /** The page in the client where they can do what is missing. */
    page: string;
    /** A query whose rows are the `PersonToRemind` of each matter. The ids are those of matters that the person sees. */
    people: (scope: FollowUpScope, ids: readonly number[]) => RawBuilder<unknown>;
  };
}

export const pageOf = ({ kind, page }: FollowUp): string => page ?? paths.followUps(kind);
