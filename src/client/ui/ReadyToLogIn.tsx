import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useGetCurrentUserQuery } from '@/client/api/api';
import { useCurrentUser } from '@/client/session/useSession';
import { paths } from '@/shared/paths';
import { BusyButton } from './BusyButton';
import { useLogOut } from './useLogOut';

type Props = { title: string; children: ReactNode };

/** Leads to the login. Somebody else may be logged in on a shared computer. */
export function ReadyToLogIn({ title, children }: Props) {
  const navigate = useNavigate();
  const other = useCurrentUser();
  const { logOut, isLoggingOut } = useLogOut();
  // A new password has ended the sessions of its person, maybe also the one of this browser.
  useGetCurrentUserQuery(undefined, { skip: !other, refetchOnMountOrArgChange: true });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Card>
      <CardContent>
        <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
          <Typography ref={heading} variant="h1" tabIndex={-1}>
            {title}
          </Typography>
          <Typography>{children}</Typography>
          {other ? (
            <>
              <Alert severity="info">{`Di browser ini sedang masuk: ${other.name}.`}</Alert>
              <BusyButton
                variant="contained"
                isBusy={isLoggingOut}
                onClick={() => void logOut().then(() => navigate(paths.login))}
              >
                {`Keluar dari akun ${other.name}`}
              </BusyButton>
            </>
          ) : (
            <Button
              variant="contained"
              onClick={() => void navigate(paths.login, { replace: true })}
            >
              Log in
            </Button>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}
