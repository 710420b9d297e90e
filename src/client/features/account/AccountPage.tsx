import { styled } from '@mui/material/styles';
import {
  useGetOwnAccountQuery,
  useGetOwnSignatureQuery,
  useListSessionsQuery,
} from '@/client/api/api';
import { useRecordToEdit } from '@/client/records/conflicts/useRecordToEdit';
import { useCurrentUser } from '@/client/session/useSession';
import { FormPage } from '@/client/ui/FormPage';
import { can } from '@/shared/permissions';
import { ContactForm } from './ContactForm';
import { IdentityCard } from './IdentityCard';
import { MailCard } from './MailCard';
import { OwnDataCard } from './OwnDataCard';
import { SecurityCard } from './SecurityCard';

const Sections = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });

/** @screen account */
export function AccountPage() {
  const query = useGetOwnAccountQuery();
  const user = useCurrentUser();
  const devices = useListSessionsQuery();
  const signature = useGetOwnSignatureQuery(undefined, { skip: !can(user?.role, 'ownSignature') });
  const account = useRecordToEdit(query, user?.id ?? null)?.data;
  return (
    <FormPage
      context="Data diri, kontak, dan keamanan akun Anda."
      // A failed query is left out, and its own page says why.
      isLoading={!account || devices.isLoading || signature.isLoading}
      // A loaded form stays: a failed reload must not discard its input.
      error={query.isError && !account && query.error}
      onRetry={query.refetch}
    >
      {account && (
        <Sections>
          <IdentityCard account={account} />
          <ContactForm account={account} />
          <SecurityCard
            account={account}
            devices={devices.data?.data.length}
            signature={signature.data?.data}
          />
          <MailCard emailState={account.email_state} />
          <OwnDataCard role={account.role} />
        </Sections>
      )}
    </FormPage>
  );
}
