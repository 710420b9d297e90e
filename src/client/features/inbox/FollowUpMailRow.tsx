import type { FollowUpMailPreference } from '@/client/api/api';
import { MailChannelChoice } from './MailChannelChoice';
import { useFollowUpMail } from './mailPreferences';
import { PreferenceItem } from './PreferenceItem';

type Props = { preference: FollowUpMailPreference };

/** A kind of matter with its choice of mail, which is stored at once. */
export function FollowUpMailRow({ preference }: Props) {
  const choose = useFollowUpMail(preference);
  return (
    <PreferenceItem>
      <span>{preference.title}</span>
      <MailChannelChoice preference={preference} onChange={(channel) => void choose(channel)} />
    </PreferenceItem>
  );
}
