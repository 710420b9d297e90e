import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useListInternshipsQuery, useListLetterTemplatesQuery } from '@/client/api/api';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { PageHeader } from '@/client/ui/PageHeader';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { paths } from '@/shared/paths';
import { LetterTabs } from './LetterTabs';
import { TemplateCard } from './TemplateCard';

/**
 * The documents that letters are made of.
 * @screen letters.templates
 */
export function LetterTemplatesPage() {
  const { data, isError, refetch } = useListLetterTemplatesQuery();
  // The preview shows real data as soon as there are some.
  const placement = useListInternshipsQuery({ page: 1, perPage: 1 }).data?.data[0];
  return (
    <>
      <PageHeader context="Dokumen Word milik jurusan. Bagian dalam kurung kurawal diisi saat surat dibuat. Pratinjau memakai data penempatan terbaru." />
      <LetterTabs value={paths.letters.templates} />
      {data ? (
        <Stack sx={{ gap: 2 }}>
          {data.data.map((template) => (
            <TemplateCard key={template.kind} template={template} previewed={placement?.id} />
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
