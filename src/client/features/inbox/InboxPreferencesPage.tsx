import Card from '@mui/material/Card';
import { useListNotificationPreferencesQuery } from '@/client/api/api';
import { FormPage } from '@/client/ui/FormPage';
import { SectionRows } from '@/client/ui/SectionCard';
import { PreferenceRow } from './PreferenceRow';

export function InboxPreferencesPage() {
  const { data, isError, error, refetch } = useListNotificationPreferencesQuery();
  return (
    <FormPage
      context="Pilih kabar yang tampil di kotak masuk Anda. Perubahan langsung disimpan."
      isLoading={!data}
      error={isError && !data && error}
      onRetry={() => void refetch()}
    >
      <Card>
        <SectionRows aria-label="Jenis kabar">
          {data?.data.map((preference) => (
            <PreferenceRow key={preference.kind} preference={preference} />
          ))}
        </SectionRows>
      </Card>
    </FormPage>
  );
}
