import { Readable } from 'node:stream';
import type { Handlers } from '@/server/contract/operations';
import { foundOr404, notFound } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import type { Services } from '@/server/services';
import {
  notificationPreferenceRules,
  notificationRules,
  notificationsRules,
} from '@/shared/validation/notificationRules';
import { typesOf } from './kinds';
import {
  countUnread,
  markAllRead,
  markNotification,
  mute,
  selectMuted,
  selectNotifications,
} from './notificationQueries';

const PER_PAGE = 25;

const READ = { data: { message: 'Ditandai sudah dibaca.' } };
const UNREAD = { data: { message: 'Ditandai belum dibaca.' } };
const ALL_READ = { data: { message: 'Semua ditandai sudah dibaca.' } };
const SHOWN = { data: { message: 'Pemberitahuan dinyalakan.' } };
const MUTED = { data: { message: 'Pemberitahuan dimatikan.' } };

export const notificationHandlers = ({ db, clock, config, streams }: Services) =>
  ({
    async listNotifications({ query, user }) {
      const { page = 1, per_page = PER_PAGE, is_read: isRead } = query;
      const part = { page, perPage: per_page, isRead };
      const { data, total } = await selectNotifications(db, { user }, part);
      return { data, meta: { page, per_page, total } };
    },

    async updateNotifications({ body, user }) {
      const { newest_id } = await parseBody(notificationsRules, body);
      await markAllRead(db, { userId: user.id, newestId: newest_id }, clock());
      return ALL_READ;
    },

    async updateNotification({ params: { id }, body, user }) {
      const { is_read: isRead } = await parseBody(notificationRules, body);
      const mark = { userId: user.id, id, isRead };
      if (!(await markNotification(db, mark, clock()))) throw notFound();
      return isRead ? READ : UNREAD;
    },

    async getNotificationCount({ user }) {
      return { data: { unread: await countUnread(db, { user }) } };
    },

    async getNotificationStream({ user, raw }, reply) {
      reply.type('text/event-stream');
      // nginx would buffer the events.
      reply.header('x-accel-buffering', 'no');
      // A stream for HEAD would take the place of another tab.
      return raw.method === 'HEAD' ? Readable.from([]) : streams.open(user);
    },

    async listNotificationPreferences({ user }) {
      const muted = await selectMuted(db, user.id);
      const types = typesOf(user).filter(
        ({ isAboutMails }) => !isAboutMails || config.smtpUrl !== null,
      );
      const data = types.map(({ kind, title }) => ({ kind, title, is_shown: !muted.has(kind) }));
      return { data };
    },

    async updateNotificationPreference({ params, body, user }) {
      const { kind } = foundOr404(typesOf(user).find((type) => type.kind === params.kind));
      const { is_shown } = await parseBody(notificationPreferenceRules, body);
      await mute(db, user.id, kind, !is_shown);
      return is_shown ? SHOWN : MUTED;
    },
  }) satisfies Partial<Handlers>;
