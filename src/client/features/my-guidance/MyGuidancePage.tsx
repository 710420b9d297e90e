import AddOutlined from '@mui/icons-material/AddOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import {
  type GuidanceProgress,
  type GuidanceSession,
  useListGuidanceProgressQuery,
  useListGuidanceSessionsQuery,
} from '@/client/api/api';
import { useRecordToEdit } from '@/client/records/conflicts/useRecordToEdit';
import { GuidanceTabs } from '@/client/records/guidance/GuidanceTabs';
import { useSelectedInternship } from '@/client/session/useSession';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { NativeSelect } from '@/client/ui/NativeSelect';
import { PageHeader } from '@/client/ui/PageHeader';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { guidanceDialog } from './lazyGuidanceDialog';
import { ProgressCard } from './ProgressCard';
import { SessionCard } from './SessionCard';

/** The session in the dialog, or a new one. */
type Edited = GuidanceSession | 'new' | null;

const Cards = () => (
  <LoadingState>
    <Skeleton variant="rounded" height={104} />
    <Skeleton variant="rounded" height={140} sx={{ mt: 2 }} />
  </LoadingState>
);

function Sessions({ progress }: { progress: GuidanceProgress }) {
  const { internship_id: internshipId } = progress;
  const [edited, setEdited] = useState<Edited>(null);
  const query = useListGuidanceSessionsQuery({ internshipId });
  const { currentData, isError, refetch } = query;
  const clicked = edited === 'new' ? null : edited;
  const rows = useRecordToEdit(query, clicked?.id ?? null)?.data;
  // A deleted one stays open with what was typed.
  const session = rows ? (rows.find(({ id }) => id === clicked?.id) ?? clicked) : null;

  const content = () => {
    if (!currentData && isError) {
      return <ErrorState inCard text={TABLE_LOAD_FAILED} onRetry={refetch} />;
    }
    if (!currentData) return <Cards />;
    if (currentData.data.length === 0) {
      return (
        <EmptyState
          inCard
          icon={<ForumOutlined />}
          text="Belum ada bimbingan"
          description="Catat setiap bimbingan setelah bertemu dosen pembimbing Anda."
        />
      );
    }
    return (
      <Stack sx={{ gap: 2 }}>
        {currentData.data.map((session) => (
          <SessionCard key={session.id} session={session} onEdit={setEdited} />
        ))}
      </Stack>
    );
  };

  return (
    <>
      <ProgressCard progress={progress} />
      {progress.can_record && (
        <Button
          variant="contained"
          startIcon={<AddOutlined />}
          onClick={() => setEdited('new')}
          sx={{ mb: 2, alignSelf: { sm: 'flex-start' }, minHeight: { xs: 44, md: 0 } }}
        >
          Catat Bimbingan
        </Button>
      )}
      {content()}
      {(edited === 'new' || session) && (
        <guidanceDialog.Component
          internshipId={internshipId}
          session={session}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

/**
 * The sessions of a student with their lecturer, and how many are still missing.
 * @screen student.guidance-sessions
 */
export function MyGuidancePage() {
  const { data, isError, refetch } = useListGuidanceProgressQuery({});
  const [selected, select] = useSelectedInternship();
  const placements = data?.data ?? [];
  const progress =
    placements.find(({ internship_id }) => internship_id === selected?.id) ?? placements.at(-1);

  const content = () => {
    if (!data && isError) return <ErrorState inCard text={TABLE_LOAD_FAILED} onRetry={refetch} />;
    if (!data) return <Cards />;
    if (!progress) {
      return (
        <EmptyState
          inCard
          icon={<WorkOutlineOutlined />}
          text="Belum Ada Magang"
          description="Bimbingan dicatat setelah Anda ditempatkan."
        />
      );
    }
    return <Sessions key={progress.internship_id} progress={progress} />;
  };

  return (
    <Stack sx={{ maxWidth: 720 }}>
      <PageHeader
        context={progress?.company_name ?? '\u00a0'}
        actions={
          placements.length > 1 && (
            <NativeSelect
              aria-label="Magang"
              value={progress?.internship_id}
              onChange={({ target }) => select({ id: Number(target.value) })}
            >
              {placements.map(({ internship_id, company_name }) => (
                <option key={internship_id} value={internship_id}>
                  {company_name}
                </option>
              ))}
            </NativeSelect>
          )
        }
      />
      <GuidanceTabs student value="guidance" />
      {content()}
    </Stack>
  );
}
