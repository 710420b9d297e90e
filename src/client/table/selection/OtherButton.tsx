import { useState } from 'react';
import { BusyButton } from '@/client/ui/BusyButton';
import type { BulkOther } from './bulk';

type Props = {
  other: BulkOther<unknown>;
  rows: readonly unknown[];
};

/** Shows progress until what it opens is there. */
export function OtherButton({ other: { label, icon, open }, rows }: Props) {
  const [isBusy, setBusy] = useState(false);

  const handleClick = async () => {
    setBusy(true);
    try {
      await open(rows);
    } finally {
      setBusy(false);
    }
  };

  return (
    <BusyButton
      size="small"
      variant="outlined"
      color="secondary"
      startIcon={icon}
      isBusy={isBusy}
      loadingPosition="start"
      disabled={rows.length === 0}
      onClick={() => void handleClick()}
    >
      {label}
    </BusyButton>
  );
}
