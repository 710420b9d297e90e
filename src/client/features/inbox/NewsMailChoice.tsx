import type { NewsMailPreference } from '@/client/api/api';
import { MailChannelChoice } from './MailChannelChoice';
import { useNewsMail } from './mailPreferences';

type Props = { preference: NewsMailPreference; isOff: boolean };

export function NewsMailChoice({ preference, isOff }: Props) {
  const choose = useNewsMail(preference);
  return (
    <MailChannelChoice
      preference={preference}
      isOff={isOff}
      onChange={(channel) => void choose(channel)}
    />
  );
}
