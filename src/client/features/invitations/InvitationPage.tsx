import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type InvitationOffer, useReadInvitationOfferMutation } from '@/client/api/api';
import { messageOf } from '@/client/api/serverErrors';
import { useSettings } from '@/client/api/useSettings';
import { useDocumentTitle } from '@/client/navigation/useDocumentTitle';
import { ConfirmProvider } from '@/client/ui/confirm/useConfirm';
import { Logo } from '@/client/ui/Logo';
import { readVerificationCode } from '@/shared/verificationCode';
import { AcceptanceForm } from './AcceptanceForm';
import { InvitationCodeForm } from './InvitationCodeForm';
import { OpenedAccount } from './OpenedAccount';

const TITLE = 'Undangan';
const FAILED = 'Undangan belum dapat dibuka. Silakan coba lagi.';

const Main = styled('main')({
  width: '100%',
  maxWidth: 640,
  margin: '0 auto',
  padding: '24px 16px 40px',
});
const Brand = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, marginBottom: 24 });

type Opened = { code: string; offer: InvitationOffer };

/** The page of a link or a printed code, on which a mentor or lecturer opens the account. */
export function InvitationPage() {
  useDocumentTitle(TITLE);
  const { app_name, department } = useSettings();
  // Servers and their logs never get the part after the '#'.
  const code = readVerificationCode(useLocation().hash.slice(1));
  const [readOffer, { isLoading, error }] = useReadInvitationOfferMutation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isDone, setDone] = useState(false);

  const open = async (typed: string) => {
    const answer = await readOffer({ invitationCodeInput: { code: typed } });
    if (answer.data) setOpened({ code: typed, offer: answer.data.data });
  };
  useEffect(() => {
    if (code === null) return;
    let isCurrent = true;
    void readOffer({ invitationCodeInput: { code } }).then(({ data }) => {
      if (data && isCurrent) setOpened({ code, offer: data.data });
    });
    return () => {
      isCurrent = false;
    };
  }, [code, readOffer]);

  return (
    <ConfirmProvider>
      <Main>
        <Brand>
          <Logo size={36} />
          <div>
            <Typography sx={{ fontWeight: 700 }}>{app_name}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: 19 }}>
              {department}
            </Typography>
          </div>
        </Brand>
        <Stack sx={{ gap: 2 }}>
          {isDone && opened ? (
            <OpenedAccount of={opened.offer.role} />
          ) : opened ? (
            <AcceptanceForm
              key={opened.code}
              code={opened.code}
              offer={opened.offer}
              onDone={() => setDone(true)}
            />
          ) : (
            <InvitationCodeForm
              key={code}
              code={code}
              isBusy={isLoading}
              problem={error ? (messageOf(error) ?? FAILED) : null}
              onOpen={open}
            />
          )}
        </Stack>
      </Main>
    </ConfirmProvider>
  );
}
