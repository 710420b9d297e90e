import KeyOutlined from '@mui/icons-material/KeyOutlined';
import type { PasskeyProof } from '@/client/api/api';
import { BusyButton } from '../BusyButton';
import { canUsePasskeys } from './browserPasskeys';
import { usePasskey } from './usePasskey';

type Props = { label: string; onProof: (proof: PasskeyProof) => Promise<unknown> };

/** Proves who it is with a passkey; missing where the browser has none. */
export function PasskeyButton({ label, onProof }: Props) {
  const { run, isBusy } = usePasskey(onProof);
  if (!canUsePasskeys()) return null;
  return (
    <BusyButton
      variant="outlined"
      color="secondary"
      size="large"
      startIcon={<KeyOutlined />}
      isBusy={isBusy}
      onClick={() => void run()}
    >
      {label}
    </BusyButton>
  );
}
