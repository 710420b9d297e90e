import { useCallback } from 'react';
import { useReadInvitationOfferMutation } from '@/client/api/api';
import { messageOf } from '@/client/api/serverErrors';
import { useDocumentTitle } from '@/client/navigation/useDocumentTitle';
import { INVITED_NUMBERS } from '@/client/records/invitations/invitedNumbers';
import { ConfirmProvider } from '@/client/ui/confirm/useConfirm';
import { useOpenedByCode } from '@/client/ui/form/useOpenedByCode';
import { PublicPage } from '@/client/ui/PublicPage';
import { ReadyToLogIn } from '@/client/ui/ReadyToLogIn';
import { AcceptanceForm } from './AcceptanceForm';
import { InvitationCodeForm } from './InvitationCodeForm';

const TITLE = 'Undangan';
const FAILED = 'Undangan belum dapat dibuka. Silakan coba lagi.';

/** The page of a link or a printed code, on which a mentor or lecturer opens the account. */
export function InvitationPage() {
  useDocumentTitle(TITLE);
  const [readOffer, { isLoading, error }] = useReadInvitationOfferMutation();
  const read = useCallback(
    (code: string) => readOffer({ invitationCodeInput: { code } }),
    [readOffer],
  );
  const { linked, opened, isDone, open, setDone } = useOpenedByCode(read);

  return (
    <ConfirmProvider>
      <PublicPage maxWidth={640}>
        {opened && isDone ? (
          <ReadyToLogIn title="Akun Anda siap">
            Masuk dengan {INVITED_NUMBERS[opened.found.role].label} dan password Anda. Undangan ini
            sudah terpakai.
          </ReadyToLogIn>
        ) : opened ? (
          <AcceptanceForm
            key={opened.code}
            code={opened.code}
            offer={opened.found}
            onDone={setDone}
          />
        ) : (
          <InvitationCodeForm
            key={linked}
            code={linked}
            isBusy={isLoading}
            problem={error ? (messageOf(error) ?? FAILED) : null}
            onOpen={open}
          />
        )}
      </PublicPage>
    </ConfirmProvider>
  );
}
