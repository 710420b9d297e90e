import { useState } from 'react';
import { announce } from '@/client/ui/announcements';
import { BusyButton } from '@/client/ui/BusyButton';
import type { RecordAction } from '../actions/recordAction';

type Props = {
  action: RecordAction<unknown>;
  rows: readonly unknown[];
  /** Called for an operation of the server, which is confirmed first. */
  onAsk: () => void;
};

/** An action on the selected rows; busy until what it opens is there. */
export function SelectionButton({ action, rows, onAsk }: Props) {
  const { label, busyLabel = label, icon: Icon, tone, onRows } = action;
  const [isBusy, setBusy] = useState(false);

  const handleClick = async () => {
    if (!onRows) return onAsk();
    setBusy(true);
    if (busyLabel !== label) announce(busyLabel);
    try {
      await onRows(rows);
    } finally {
      setBusy(false);
    }
  };

  return (
    <BusyButton
      size="small"
      variant="outlined"
      color={tone === 'danger' ? 'error' : 'secondary'}
      startIcon={<Icon />}
      isBusy={isBusy}
      loadingPosition="start"
      disabled={rows.length === 0}
      onClick={() => void handleClick()}
    >
      {isBusy ? busyLabel : label}
    </BusyButton>
  );
}
