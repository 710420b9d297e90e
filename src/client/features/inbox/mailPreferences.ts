import type { FollowUpMailPreference, MailPreferences, NewsMailPreference } from '@/client/api/api';
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

/** Changes what the page shows, before the server has stored it. */
function useShownPreferences() {
  const { dispatch } = useNewsStore();
  return (change: (shown: MailPreferences) => void) =>
    dispatch(api.util.updateQueryData('getMailPreferences', undefined, ({ data }) => change(data)));
}

/** The choice of mail for a kind of news. */
export function useNewsMail({ kind, channel }: NewsMailPreference) {
  const change = useShownPreferences();
  const [update] = useUpdateNewsMailPreferenceMutation();
  return useStoredChoice(channel, {
    show: (next) => change(({ news }) => showIn(news, kind, next)),
    save: (next) => update({ kind, mailPreferenceInput: { channel: next } }).unwrap(),
  });
}

/** The choice of mail for a kind of matter. */
export function useFollowUpMail({ kind, channel }: FollowUpMailPreference) {
  const change = useShownPreferences();
  const [update] = useUpdateFollowUpMailPreferenceMutation();
  return useStoredChoice(channel, {
    show: (next) => change(({ follow_ups }) => showIn(follow_ups, kind, next)),
    save: (next) => update({ kind, mailPreferenceInput: { channel: next } }).unwrap(),
  });
}

/** The choice of the hour of the digest. */
export function useDigestHour(hour: number) {
  const change = useShownPreferences();
  const [update] = useUpdateDigestHourMutation();
  return useStoredChoice(hour, {
    show: (next) =>
      change((shown) => {
        shown.digest_hour = next;
      }),
    save: (next) => update({ digestHourInput: { digest_hour: next } }).unwrap(),
  });
}
