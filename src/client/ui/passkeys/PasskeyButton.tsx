import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { PasskeyProof } from '@/client/api/api';
import { BusyButton } from '../BusyButton';
import { canUsePasskeys } from './canUsePasskeys';

type Props = { label: string; onProof: (proof: PasskeyProof) => Promise<unknown> };

/** Proves who it is with a passkey; missing where the browser has none. Its work is loaded when it is pressed. */
export function PasskeyButton({ label, onProof }: Props) {
  const dispatch = useDispatch();
  const [isBusy, setBusy] = useState(false);
  if (!canUsePasskeys()) return null;

  const handleClick = async () => {
    setBusy(true);
    try {
      const { askForPasskey } = await import('./askForPasskey');
      await askForPasskey(dispatch, onProof);
    } finally {
      setBusy(false);
    }
  };
  return (
    <BusyButton
      variant="outlined"
      color="secondary"
      size="large"
      isBusy={isBusy}
      onClick={() => void handleClick()}
    >
      {label}
    </BusyButton>
  );
}
