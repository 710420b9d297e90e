import type { FollowUpMailPreference, NewsMailPreference } from '@/client/api/api';
import {
  api,
  useUpdateDigestHourMutation,
  useUpdateFollowUpMailPreferenceMutation,
  useUpdateNewsMailPreferenceMutation,
} from '@/client/api/api';
import { useNewsStore } from '@/client/records/inbox/newsStore';
import { useStoredChoice } from './useStoredChoice';

export type MailKind = NewsMailPreference | FollowUpMailPreference;
type Channel = MailKind['channel'];

const showIn = (list: readonly MailKind[], kind: string, channel: Channel) => {
  for (const one of list) if (one.kind === kind) one.channel = channel;
};

/** The choice of mail for a kind of news. */
export function useNewsMail({ kind, channel }: NewsMailPreference) {
  const { dispatch } = useNewsStore();
  const [update] = useUpdateNewsMailPreferenceMutation();
  return useStoredChoice(channel, {
    show: (next) =>
      dispatch(
        api.util.updateQueryData('getMailPreferences', undefined, ({ data }) =>
          showIn(data.news, kind, next),
        ),
      ),
    save: (next) => update({ kind, mailPreferenceInput: { channel: next } }).unwrap(),
  });
}

/** The choice of mail for a kind of matter. */
export function useFollowUpMail({ kind, channel }: FollowUpMailPreference) {
  const { dispatch } = useNewsStore();
  const [update] = useUpdateFollowUpMailPreferenceMutation();
  return useStoredChoice(channel, {
    show: (next) =>
      dispatch(
        api.util.updateQueryData('getMailPreferences', undefined, ({ data }) =>
          showIn(data.follow_ups, kind, next),
        ),
      ),
    save: (next) => update({ kind, mailPreferenceInput: { channel: next } }).unwrap(),
  });
}

/** The choice of the hour of the digest. */
export function useDigestHour(hour: number) {
  const { dispatch } = useNewsStore();
  const [update] = useUpdateDigestHourMutation();
  return useStoredChoice(hour, {
    show: (next) =>
      dispatch(
        api.util.updateQueryData('getMailPreferences', undefined, ({ data }) => {
          data.digest_hour = next;
        }),
      ),
    save: (next) => update({ digestHourInput: { digest_hour: next } }).unwrap(),
  });
}
