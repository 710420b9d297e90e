import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import {
  type OpenSession,
  useDeleteOtherSessionsMutation,
  useDeleteSessionMutation,
  useGetOwnSignatureQuery,
  useListSessionsQuery,
} from '@/client/api/api';
import { isNotFound, messageOf } from '@/client/api/serverErrors';
import { lastLoginText } from '@/client/session/lastLogin';
import { useCurrentUser } from '@/client/session/useSession';
import { BusyButton } from '@/client/ui/BusyButton';
import { Badge } from '@/client/ui/cells/Badge';
import { useConfirmedAction } from '@/client/ui/confirm/useConfirmedAction';
import { FormPage } from '@/client/ui/FormPage';
import { notify } from '@/client/ui/toasts/notify';
import { useLogOut } from '@/client/ui/useLogOut';
import { formatDateTime } from '@/shared/format';
import { can } from '@/shared/permissions';
import { SignatureCard } from './SignatureCard';

const UNKNOWN_DEVICE = 'Perangkat tidak dikenal';
const FAILED = { title: 'Gagal mengeluarkan perangkat', description: 'Silakan coba lagi nanti.' };
const SIGNED_OUT = { title: 'Berhasil', description: 'Perangkat telah dikeluarkan.' };
const ALL_SIGNED_OUT = { title: 'Berhasil', description: 'Semua perangkat telah dikeluarkan.' };

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  padding: '14px 20px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Facts = styled('div')(({ theme }) => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '& > p': { margin: 0, fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
}));

const Name = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  fontWeight: 600,
});

const placeOf = ({ address }: OpenSession) => (address ? ` dari ${address}` : '');

function Device({ session }: { session: OpenSession }) {
  const id = useId();
  const { logOut, isLoggingOut } = useLogOut();
  const [deleteSession, { isLoading }] = useDeleteSessionMutation();

  const signOut = async () => {
    if (session.is_current) return logOut();
    try {
      await deleteSession({ id: session.id }).unwrap();
      notify.success(SIGNED_OUT.title, SIGNED_OUT.description);
    } catch (error) {
      // The device has signed out in the meantime.
      if (isNotFound(error)) notify.success(SIGNED_OUT.title, SIGNED_OUT.description);
      else notify.error(FAILED.title, messageOf(error) ?? FAILED.description);
    }
  };

  return (
    <Row aria-labelledby={id}>
      <Facts>
        <Name>
          <span id={id}>{session.device ?? UNKNOWN_DEVICE}</span>
          {session.is_current && <Badge tone="success">Perangkat ini</Badge>}
        </Name>
        <p>
          Terakhir dipakai {formatDateTime(session.last_used_at)}
          {placeOf(session)}
        </p>
        <p>Login {formatDateTime(session.created_at)}</p>
      </Facts>
      <BusyButton
        variant="outlined"
        color="secondary"
        aria-describedby={id}
        isBusy={isLoading || isLoggingOut}
        onClick={() => void signOut()}
      >
        {session.is_current ? 'Keluar dari perangkat ini' : 'Keluar dari perangkat tersebut'}
      </BusyButton>
    </Row>
  );
}

function SignOutEverywhere() {
  const run = useConfirmedAction();
  const { logOutNow, leaving } = useLogOut();
  const [deleteOtherSessions] = useDeleteOtherSessionsMutation();

  const handleClick = async () => {
    const left = leaving();
    const isDone = await run({
      title: 'Keluar dari semua perangkat',
      description: ['Anda akan keluar di semua perangkat, termasuk yang ini.', left?.description]
        .filter(Boolean)
        .join(' '),
      confirmLabel: left?.confirmLabel ?? 'Keluar',
      action: () => deleteOtherSessions().unwrap(),
      success: ALL_SIGNED_OUT,
      failure: FAILED,
    });
    if (isDone) await logOutNow();
  };

  return (
    <Button
      variant="outlined"
      color="error"
      startIcon={<LogoutOutlined />}
      onClick={() => void handleClick()}
    >
      Keluar dari semua perangkat
    </Button>
  );
}

/** @screen devices */
export function DevicesPage() {
  const { data, isError, error, refetch } = useListSessionsQuery();
  const user = useCurrentUser();
  const signature = useGetOwnSignatureQuery(undefined, { skip: !can(user?.role, 'ownSignature') });
  const lastLogin = user && lastLoginText(user);
  return (
    <FormPage
      context="Perangkat tempat akun Anda sedang masuk. Keluarkan yang tidak Anda kenal, lalu ganti password."
      actions={<SignOutEverywhere />}
      isLoading={!data || (signature.isFetching && !signature.data)}
      error={(isError && error) || (signature.isError && signature.error)}
      onRetry={() => {
        if (error) void refetch();
        if (signature.error) void signature.refetch();
      }}
    >
      <Card>
        <List aria-label="Perangkat">
          {data?.data.map((session) => (
            <Device key={session.id} session={session} />
          ))}
        </List>
      </Card>
      {signature.data && <SignatureCard signature={signature.data.data} />}
      {lastLogin && <Typography sx={{ color: 'text.secondary', mt: 2 }}>{lastLogin}</Typography>}
    </FormPage>
  );
}
