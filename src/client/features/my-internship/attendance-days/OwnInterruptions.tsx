import { useListInterruptionsQuery } from '@/client/api/api';
import { InterruptionRow } from '@/client/records/placementDates/InterruptionRow';
import { SectionCard, SectionLine, SectionRows } from '@/client/ui/SectionCard';
import { LoadError } from '@/client/ui/states/LoadError';

/** The interruptions of the own placement, if it has any. */
export function OwnInterruptions({ internshipId }: { internshipId: number }) {
  const { data, isError, error, refetch } = useListInterruptionsQuery({ id: internshipId });
  if (!isError && !data?.data.length) return null;
  return (
    <SectionCard title="Jeda">
      {data ? (
        <SectionRows>
          {data.data.map((interruption) => (
            <InterruptionRow key={interruption.id} interruption={interruption} />
          ))}
        </SectionRows>
      ) : (
        <SectionLine>
          <LoadError error={error} onRetry={refetch} />
        </SectionLine>
      )}
    </SectionCard>
  );
}
