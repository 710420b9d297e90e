import Skeleton from '@mui/material/Skeleton';
import { useMemo } from 'react';
import {
  type PlacementRequest,
  useGetFreePlacesQuery,
  useListPlacementSuggestionsQuery,
} from '@/client/api/api';
import { SectionCard, SectionLine } from '@/client/ui/SectionCard';
import { LoadError } from '@/client/ui/states/LoadError';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { notify } from '@/client/ui/toasts/notify';
import { AcceptancePanel } from './AcceptancePanel';

const TITLE = 'Penempatan';

/** The placement of the students of one request, with a suggestion. */
export function OneAcceptance({ request }: { request: PlacementRequest }) {
  const periodId = request.internship_period.id;
  const isUnlinked = request.own_company !== null && request.linked_company === null;
  const suggestions = useListPlacementSuggestionsQuery(
    { internshipPeriodId: periodId, ids: String(request.id) },
    { skip: isUnlinked, refetchOnMountOrArgChange: true },
  );
  const places = useGetFreePlacesQuery(
    { id: periodId },
    { skip: isUnlinked, refetchOnMountOrArgChange: true },
  );
  const requests = useMemo(() => [request], [request]);

  if (isUnlinked) {
    return (
      <SectionCard title={TITLE}>
        <SectionLine>
          Hubungkan dahulu perusahaan yang diusulkan dengan mitra, agar pengajuan ini dapat
          diterima.
        </SectionLine>
      </SectionCard>
    );
  }
  if (!suggestions.currentData || !places.currentData) {
    const failed = [suggestions, places].find(({ isError }) => isError);
    return (
      <SectionCard title={TITLE}>
        <SectionLine>
          {failed ? (
            <LoadError error={failed.error} onRetry={() => void failed.refetch()} />
          ) : (
            <LoadingState>
              <Skeleton height={88} />
            </LoadingState>
          )}
        </SectionLine>
      </SectionCard>
    );
  }
  return (
    <AcceptancePanel
      period={request.internship_period}
      title={TITLE}
      suggestions={suggestions.currentData.data}
      requests={requests}
      places={places.currentData.data}
      isMany={false}
      onAccepted={() => notify.success('Berhasil!', 'Pengajuan diterima, penempatan dibuat.')}
    />
  );
}
