import Card from '@mui/material/Card';
import { Link, useNavigate } from 'react-router';
import { useGetInternshipQuery, useListWorkPatternsQuery } from '@/client/api/api';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { FormSkeleton } from '@/client/ui/FormSkeleton';
import { PageHeader } from '@/client/ui/PageHeader';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { LoadError } from '@/client/ui/states/LoadError';
import { paths } from '@/shared/paths';
import { CLOSED_NOTES } from '@/shared/resources/internships/closedBy';
import { useInternshipContext } from '../useInternshipContext';
import { ScheduleSteps } from './ScheduleSteps';

/** The schedule of one placement, which begins with its hours. */
export function ScheduleOfOne({ id }: { id: number }) {
  const navigate = useNavigate();
  const { context } = useInternshipContext(id);
  const { data, isError, error, refetch } = useGetInternshipQuery({ id });
  const patterns = useListWorkPatternsQuery({ id });
  const returnUrl = useReturnUrl();
  const internship = data?.data;

  const content = () => {
    if (isError || patterns.isError) {
      return (
        <LoadError
          inCard
          error={isError ? error : patterns.error}
          onRetry={isError ? refetch : patterns.refetch}
          notFoundText="Magang tidak ditemukan"
        />
      );
    }
    if (!internship || !patterns.data) return <FormSkeleton />;
    if (internship.closed_by) {
      return (
        <Card>
          <EmptyState
            text={CLOSED_NOTES[internship.closed_by]}
            action={<Link to={paths.internships.show(id)}>Detail Magang</Link>}
          />
        </Card>
      );
    }
    return (
      <ScheduleSteps
        placements={[internship]}
        stored={patterns.data.data.slice(0, 1)}
        cancelTo={returnUrl}
        onDone={() => navigate(paths.internships.show(id))}
      />
    );
  };

  return (
    <>
      <PageHeader context={context} />
      {content()}
    </>
  );
}
