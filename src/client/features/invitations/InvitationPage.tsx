import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type InvitationOffer, useReadInvitationOfferMutation } from '@/client/api/api';
import { messageOf } from '@/client/api/serverErrors';
import { useDocumentTitle } from '@/client/navigation/useDocumentTitle';
import { ConfirmProvider } from '@/client/ui/confirm/useConfirm';
import { PublicPage } from '@/client/ui/PublicPage';
import { readVerificationCode } from '@/shared/verificationCode';
import { AcceptanceForm } from './AcceptanceForm';
import { InvitationCodeForm } from './InvitationCodeForm';
import { OpenedAccount } from './OpenedAccount';

const TITLE = 'Undangan';
const FAILED = 'Undangan belum dapat dibuka. Silakan coba lagi.';

type Opened = { code: string; offer: InvitationOffer };

/** The page of a link or a printed code, on which a mentor or lecturer opens the account. */
export function InvitationPage() {
  useDocumentTitle(TITLE);
  // Servers and their logs never get the part after the '#'.
  const code = readVerificationCode(useLocation().hash.slice(1));
  const [readOffer, { isLoading, error }] = useReadInvitationOfferMutation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isDone, setDone] = useState(false);

  const open = async (printed: string) => {
    const answer = await readOffer({ invitationCodeInput: { code: printed } });
    if (!answer.data) return;
    setOpened({ code: printed, offer: answer.data.data });
    // A phone loads the page again when its owner comes back from another application.
    window.history.replaceState(window.history.state, '', `#${printed}`);
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
      <PublicPage maxWidth={640}>
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
      </PublicPage>
    </ConfirmProvider>
  );
}
