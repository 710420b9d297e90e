import type { SessionUser } from '@/server/auth/sessionUser';
import type { Handlers } from '@/server/contract/operations';
import { fieldErrors, foundOr404 } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import { kindsOf } from '@/server/resources/follow-ups/kinds';
import { typesOf } from '@/server/resources/notifications/kinds';
import type { Services } from '@/server/services';
import { digestHourRules, mailPreferenceRules } from '@/shared/validation/mailPreferenceRules';
import { selectAddress } from './addressQueries';
import { emailStateOf } from './emailState';
import {
  channelsOf,
  type MailTopic,
  selectChannels,
  selectDigestHour,
  storeChannel,
  storeDigestHour,
} from './mailChannels';

const STORED = { data: { message: 'Pilihan email disimpan.' } };
const HOUR_STORED = { data: { message: 'Jam rangkuman disimpan.' } };
const IMPOSSIBLE = 'Pilihan ini tidak tersedia untuk jenis ini';

export const mailPreferenceHandlers = ({ db, config }: Services) => {
  async function choose(user: SessionUser, topic: MailTopic, kind: string, body: unknown) {
    const { channel } = await parseBody(mailPreferenceRules, body);
    if (!channelsOf(topic, kind).includes(channel)) throw fieldErrors({ channel: [IMPOSSIBLE] });
    await storeChannel(db, { user_id: user.id, topic, kind, channel });
    return STORED;
  }

  return {
    async getMailPreferences({ user }) {
      const chosen = await selectChannels(db, user.id);
      const choices = (topic: MailTopic, kind: string) => ({
        channel: chosen.of(topic, kind),
        channels: [...channelsOf(topic, kind)],
      });
      const data = {
        email_state: emailStateOf(foundOr404(await selectAddress(db, user.id)), config),
        digest_hour: await selectDigestHour(db, user.id),
        news: typesOf(user).map(({ kind, title }) => ({
          kind,
          title,
          ...choices('news', kind),
        })),
        follow_ups: kindsOf(user).map(({ kind, title }) => ({
          kind,
          title,
          ...choices('follow_ups', kind),
        })),
      };
      return { data };
    },

    async updateNewsMailPreference({ params, body, user }) {
      const kinds = typesOf(user);
      const { kind } = foundOr404(kinds.find((type) => type.kind === params.kind));
      return choose(user, 'news', kind, body);
    },

    async updateFollowUpMailPreference({ params, body, user }) {
      const kinds = kindsOf(user);
      const { kind } = foundOr404(kinds.find((followUp) => followUp.kind === params.kind));
      return choose(user, 'follow_ups', kind, body);
    },

    async updateDigestHour({ body, user }) {
      const { digest_hour } = await parseBody(digestHourRules, body);
      await storeDigestHour(db, user.id, digest_hour);
      return HOUR_STORED;
    },
  } satisfies Partial<Handlers>;
};
