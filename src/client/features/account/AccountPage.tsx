import { styled } from '@mui/material/styles';
import { useGetOwnAccountQuery } from '@/client/api/api';
import { useRecordToEdit } from '@/client/records/conflicts/useRecordToEdit';
import { useCurrentUser } from '@/client/session/useSession';
import { FormPage } from '@/client/ui/FormPage';
import { ContactForm } from './ContactForm';
import { IdentityCard } from './IdentityCard';
import { MailCard } from './MailCard';
import { OwnDataCard } from './OwnDataCard';
import { SecurityCard } from './SecurityCard';

const Sections = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });

export function AccountPage() {
  const query = useGetOwnAccountQuery();
  const user = useCurrentUser();
  const account = useRecordToEdit(query, user?.id ?? null)?.data;
  return (
    <FormPage
      context="Data diri, kontak, dan keamanan akun Anda."
      isLoading={!account}
      // A loaded form stays: a failed reload must not discard its input.
      error={query.isError && !account && query.error}
      onRetry={query.refetch}
    >
      {account && (
        <Sections>
          <IdentityCard account={account} />
          <ContactForm account={account} />
          <SecurityCard account={account} />
          <MailCard emailState={account.email_state} />
          <OwnDataCard role={account.role} />
        </Sections>
      )}
    </FormPage>
  );
}
