import type { RawBuilder } from 'kysely';
import type { SessionUser, Viewer } from '@/server/auth/sessionUser';
import type { components } from '@/shared/contract.gen';
import type { Role } from '@/shared/permissions';

export type NotificationKind = components['schemas']['NotificationKind'];

/** The person whose news they are. */
export interface NotificationScope {
  user: Viewer & Pick<SessionUser, 'id'>;
}

/** News as a kind reads them: what is stored, and the facts of their record. */
export type NewsFacts<Known extends object = object> = Known & {
  /** the id of the record */
  matter_id: number;
  /** what the record cannot tell */
  noted: string | null;
  /** null if it is not known who did it */
  actor_name: string | null;
};

/** A kind of news: adding one is a file in `kinds`, and a call where it happens. */
export interface NotificationType<Known extends object = object> {
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
  /** A query of the facts, for `news.matter_id`; it has a row as long as it is news for the person. */
  facts: (scope: NotificationScope) => RawBuilder<unknown>;
  titleOf(news: NewsFacts<Known>, person: NotificationScope['user']): string;
  /** By default the fact `detail`. */
  detailOf?(news: NewsFacts<Known>, person: NotificationScope['user']): string;
  /** The path of the page in the client. */
  linkOf(news: NewsFacts<Known>, person: NotificationScope['user']): string;
}

/** The time that news wait for a mail; people who are in the application read them there. */
export const NEWS_WAIT_MS = 2 * 60_000;

/** ' oleh Ratna Dewi', where the person is known. */
export const byActor = ({ actor_name }: Pick<NewsFacts, 'actor_name'>): string =>
  actor_name === null ? '' : ` oleh ${actor_name}`;
