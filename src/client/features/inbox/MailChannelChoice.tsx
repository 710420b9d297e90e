import { styled } from '@mui/material/styles';
import type { MailPreferences } from '@/client/api/api';
import { NativeSelect } from '@/client/ui/NativeSelect';
import type { MailKind } from './mailPreferences';

type Channel = MailPreferences['news'][number]['channel'];

const LABELS: Record<Channel, string> = {
  at_once: 'Segera',
  digest: 'Rangkuman harian',
  never: 'Tidak',
};

const Words = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

type Props = {
  preference: MailKind;
  /** Whether the kind is turned off altogether. */
  isOff?: boolean;
  onChange: (channel: Channel) => void;
};

/** How a kind is learned of by mail; words in place of a choice that there is not. */
export function MailChannelChoice({ preference, isOff = false, onChange }: Props) {
  const { title, channel, channels } = preference;
  if (channels.length === 1) return <Words>Email: selalu segera</Words>;
  if (isOff) return <Words>Email: tidak</Words>;
  return (
    <span>
      <span aria-hidden>Email: </span>
      <NativeSelect
        aria-label={`Email: ${title}`}
        value={channel}
        onChange={({ target }) => {
          const chosen = channels.find((one) => one === target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {channels.map((one) => (
          <option key={one} value={one}>
            {LABELS[one]}
          </option>
        ))}
      </NativeSelect>
    </span>
  );
}
