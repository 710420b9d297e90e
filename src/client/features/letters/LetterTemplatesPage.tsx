import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useListLetterTemplatesQuery } from '@/client/api/api';
import { paths } from '@/client/navigation/paths';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { PageHeader } from '@/client/ui/PageHeader';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { LetterTabs } from './LetterTabs';
import { TemplateCard } from './TemplateCard';

/** The documents that letters are made of. */
export function LetterTemplatesPage() {
  const { data, isError, refetch } = useListLetterTemplatesQuery();
  return (
    <>
      <PageHeader context="Dokumen Word milik jurusan. Bagian dalam kurung kurawal diisi saat surat dibuat." />
      <LetterTabs value={paths.letters.templates} />
      {data ? (
        <Stack sx={{ gap: 2 }}>
          {data.data.map((template) => (
            <TemplateCard key={template.kind} template={template} />
          ))}
        </Stack>
      ) : isError ? (
        <ErrorState inCard text={TABLE_LOAD_FAILED} onRetry={refetch} />
      ) : (
        <LoadingState>
          <Skeleton variant="rounded" height={420} />
        </LoadingState>
      )}
    </>
  );
}
