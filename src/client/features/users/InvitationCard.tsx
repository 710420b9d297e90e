import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  type Invitation,
  type User,
  useCancelInvitationMutation,
  useGetInvitationQuery,
  useRenewInvitationMutation,
} from '@/client/api/api';
import { statusOf } from '@/client/api/serverErrors';
import { invitationDialog } from '@/client/records/invitations/lazyInvitations';
import { useConfirmedAction } from '@/client/ui/confirm/useConfirmedAction';
import { LoadError } from '@/client/ui/states/LoadError';
import { formatDateTime } from '@/shared/format';

const NONE = 'Belum ada undangan yang berlaku, dan orang ini belum dapat masuk.';

/** A person without a number, or with an invitation, has not opened the account. */
const isUnopened = ({ mentor, lecturer }: User) => {
  const profile = mentor ?? lecturer;
  return profile !== null && (profile.invited_until !== null || numberOf(profile) === null);
};
const numberOf = (profile: NonNullable<User['mentor'] | User['lecturer']>) =>
  'nik' in profile ? profile.nik : profile.nip;

const textOf = ({ invited_at, invited_by, expires_at }: Invitation): string => {
  const by = invited_by === null ? '' : ` oleh ${invited_by}`;
  const isOver = new Date(expires_at) <= new Date();
  const until = isOver ? 'Kedaluwarsa sejak' : 'Berlaku sampai';
  return `Diundang ${formatDateTime(invited_at)}${by}. ${until} ${formatDateTime(expires_at)}.`;
};

/** The invitation of a mentor or lecturer who has not opened the account. */
export function InvitationCard({ user }: { user: User }) {
  return isUnopened(user) ? <UnopenedCard user={user} /> : null;
}

function UnopenedCard({ user: { id, name, email_state, email } }: { user: User }) {
  const { currentData, isError, error, refetch } = useGetInvitationQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  const [renew] = useRenewInvitationMutation();
  const [cancel] = useCancelInvitationMutation();
  const run = useConfirmedAction();
  const [isShown, setShown] = useState(false);
  // Without an invitation the server answers 404, also after one was cancelled.
  const isMissing = isError && statusOf(error) === 404;
  const invitation = isError ? undefined : currentData?.data;
  const isMailed = email !== null && email_state !== 'off';

  const handleRenew = async () => {
    const isDone = await run({
      title: invitation ? 'Kirim ulang undangan?' : 'Undang lagi?',
      description: `${name} mendapat kode baru${isMailed ? ` lewat ${email}` : ''}; kode sebelumnya tidak berlaku lagi.`,
      confirmLabel: invitation ? 'Kirim ulang' : 'Undang',
      action: () => renew({ id }).unwrap(),
      success: { title: 'Berhasil', description: 'Undangan dibuat.' },
    });
    if (!isDone) return;
    // The code that is void now must not be shown, not even for a moment.
    await refetch();
    setShown(true);
  };
  const handleCancel = () =>
    void run({
      title: 'Batalkan undangan?',
      description: `Kode untuk ${name} tidak berlaku lagi. Akun dan penempatannya tetap ada.`,
      confirmLabel: 'Batalkan undangan',
      action: () => cancel({ id }).unwrap(),
      success: { title: 'Berhasil', description: 'Undangan dibatalkan.' },
    });

  return (
    <Card component="section" aria-labelledby="invitation" sx={{ p: 2.5 }}>
      <Typography id="invitation" variant="h2">
        Undangan
      </Typography>
      {isError && !isMissing ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            {invitation ? textOf(invitation) : isMissing ? NONE : 'Memuat undangan…'}
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {invitation && (
              <Button variant="outlined" onClick={() => setShown(true)}>
                Lihat kode
              </Button>
            )}
            <Button variant="outlined" color="secondary" onClick={() => void handleRenew()}>
              {isMissing ? 'Undang Lagi' : 'Kirim Ulang'}
            </Button>
            {invitation && (
              <Button variant="outlined" color="error" onClick={handleCancel}>
                Batalkan Undangan
              </Button>
            )}
          </Stack>
        </>
      )}
      {isShown && invitation && (
        <invitationDialog.Component userId={id} name={name} onClose={() => setShown(false)} />
      )}
    </Card>
  );
}
