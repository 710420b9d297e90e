import type { Expression, RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { SessionUser, Viewer } from '@/server/auth/sessionUser';
import type { components } from '@/shared/contract.gen';
import type { Role } from '@/shared/permissions';

export type NotificationKind = components['schemas']['NotificationKind'];

/** The person whose news they are. */
export interface NotificationScope {
  user: Viewer & Pick<SessionUser, 'id'>;
}

/** Ids and the like, from which a kind makes the addresses of its news. */
export type Facts = Record<string, unknown>;

/** The words of news, read from the record that they are about. */
export interface NewsWords<Known extends Facts = Facts> {
  title: Expression<unknown>;
  detail: Expression<unknown>;
  /** The values that `linkOf` makes the address of, beside the id of the record. */
  facts?: { [Name in keyof Known]: Expression<Known[Name]> };
  /** The tables of the record; `news.matter_id` is its id. */
  from: RawBuilder<unknown>;
  /** Whether it is still news for the person. */
  where: Expression<SqlBool>;
}

/** A kind of news: adding one is a file in `kinds`, and a call where it happens. */
export interface NotificationType<Known extends Facts = Facts> {
  kind: NotificationKind;
  roles: readonly Role[];
  /** The name of the kind on the page of preferences. */
  title: string;
  /** Whether a person who has not read it gets a mail after some minutes, unless they want it otherwise. */
  isMailed?: boolean;
  /** Whether mails say the detail, too, because the title does not name whom or what it is about. */
  isDetailMailed?: boolean;
  /** Whether a mail names the day that it is about; otherwise it adds the day on which it happened. */
  namesDay?: boolean;
  /** Whether a mail of its own says it in any case. */
  isAlwaysMailed?: boolean;
  /** Whether there are such news only on a server that sends mails. */
  isAboutMails?: boolean;
  words: (scope: NotificationScope) => NewsWords<Known>;
  /** The path of the page in the client. */
  linkOf(news: { matter_id: number } & Known, person: NotificationScope['user']): string;
}

/** The time that news wait for a mail; people who are in the application read them there. */
export const NEWS_WAIT_MS = 2 * 60_000;

/** ' oleh Ratna Dewi', where the person is known. */
export const byActor = sql<string>`coalesce(' oleh ' || actor.name, '')`;
