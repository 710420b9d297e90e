import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { FollowUpKind } from '@/client/api/api';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { LoadError } from '@/client/ui/states/LoadError';
import { formatNumber } from '@/shared/formatNumber';
import { ReminderStep } from './ReminderStep';
import { ONE_BY_ONE } from './reminderTexts';
import { useWholeList } from './useWholeList';

const Place = styled('p')({ margin: 0, padding: '0 24px 8px', overflowWrap: 'anywhere' });

const TITLE_ID = 'reminder-title';

type Props = { kind: FollowUpKind; onClose: () => void };

/**
 * Walks through all matters of a kind, so that each person gets a message of their own.
 * @public used through the module that `RemindButton` imports
 */
export function ReminderDialog({ kind, onClose }: Props) {
  const { items, error, retry } = useWholeList(kind);
  const [index, setIndex] = useState(0);
  const item = items?.[index];

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={TITLE_ID}>
      <DialogTitle id={TITLE_ID}>{ONE_BY_ONE}</DialogTitle>
      <Place role="status">
        {items && item && (
          <>
            {`${formatNumber(index + 1)} dari ${formatNumber(items.length)}: `}
            <strong>{item.title}</strong>
          </>
        )}
      </Place>
      {items && item ? (
        <ReminderStep
          key={item.id}
          kind={kind}
          item={item}
          isLast={index === items.length - 1}
          onNext={() => setIndex(index + 1)}
          onClose={onClose}
        />
      ) : (
        <>
          <DialogContent>
            {error ? (
              <LoadError error={error} onRetry={retry} text={TABLE_LOAD_FAILED} />
            ) : items ? (
              'Tidak ada yang perlu diingatkan lagi hari ini.'
            ) : (
              <Skeleton variant="rounded" height={180} />
            )}
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" color="secondary" onClick={onClose}>
              Selesai
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
