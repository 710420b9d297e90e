import { styled } from '@mui/material/styles';
import { useGetMailPreferencesQuery, useListNotificationPreferencesQuery } from '@/client/api/api';
import { FormPage } from '@/client/ui/FormPage';
import { SectionCard, SectionRows } from '@/client/ui/SectionCard';
import { DigestHour } from './DigestHour';
import { FollowUpMailRow } from './FollowUpMailRow';
import { PreferenceRow } from './PreferenceRow';
import { UnreachedNote } from './UnreachedNote';

const WITHOUT_MAIL = 'Pilih kabar yang tampil di kotak masuk Anda. Perubahan langsung disimpan.';
const WITH_MAIL =
  'Pilih kabar yang tampil di kotak masuk, dan yang Anda terima lewat email. Perubahan langsung disimpan.';

const Sections = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });

/** @screen inbox.preferences */
export function InboxPreferencesPage() {
  const shown = useListNotificationPreferencesQuery();
  // Another tab may have confirmed the address.
  const mail = useGetMailPreferencesQuery(undefined, { refetchOnMountOrArgChange: true });
  const isLoaded = shown.data && mail.data;
  const failed = isLoaded ? undefined : [shown, mail].find(({ isError }) => isError);
  const mails = mail.data?.data.email_state === 'off' ? undefined : mail.data?.data;
  const mailOf = (kind: string) => mails?.news.find((one) => one.kind === kind);
  return (
    <FormPage
      context={mails ? WITH_MAIL : WITHOUT_MAIL}
      isLoading={!isLoaded}
      error={failed?.error}
      onRetry={() => {
        for (const query of [shown, mail]) if (query.isError) void query.refetch();
      }}
    >
      <Sections>
        {mails && <UnreachedNote emailState={mails.email_state} />}
        <SectionCard title="Kabar">
          <SectionRows aria-label="Jenis kabar">
            {shown.data?.data.map((preference) => (
              <PreferenceRow
                key={preference.kind}
                preference={preference}
                mail={mailOf(preference.kind)}
              />
            ))}
          </SectionRows>
        </SectionCard>
        {mails && (
          <>
            <SectionCard title="Perlu ditindaklanjuti">
              <SectionRows aria-label="Jenis yang perlu ditindaklanjuti">
                {mails.follow_ups.map((preference) => (
                  <FollowUpMailRow key={preference.kind} preference={preference} />
                ))}
              </SectionRows>
            </SectionCard>
            <DigestHour hour={mails.digest_hour} />
          </>
        )}
      </Sections>
    </FormPage>
  );
}
