import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';
import { useGetInvitationQuery, useGetUserQuery } from '@/client/api/api';
import { LoadError } from '@/client/ui/states/LoadError';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { InvitationCode } from './InvitationCode';

type Props = { userId: number; name: string; onClose: () => void };

/**
 * The code of an invitation, to send or to print.
 * @public used through `lazyComponent`
 */
export function InvitationDialog({ userId, name, onClose }: Props) {
  const titleId = useId();
  const invitation = useGetInvitationQuery({ id: userId });
  const user = useGetUserQuery({ id: userId });
  const failed = [invitation, user].find(({ isError, currentData }) => isError && !currentData);

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Undangan untuk {name}</DialogTitle>
      <DialogContent>
        {failed ? (
          <LoadError
            error={failed.error}
            notFoundText="Undangan ini sudah tidak ada."
            onRetry={() => void failed.refetch()}
          />
        ) : invitation.currentData && user.currentData ? (
          <InvitationCode invitation={invitation.currentData.data} user={user.currentData.data} />
        ) : (
          <LoadingState>
            <Skeleton height={160} />
          </LoadingState>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Selesai
        </Button>
      </DialogActions>
    </Dialog>
  );
}
