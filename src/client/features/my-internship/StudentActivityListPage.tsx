import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { CalendarSkeleton } from '@/client/records/activityCalendar/CalendarSkeleton';
import { activityCalendar } from '@/client/records/activityCalendar/lazyCalendar';
import { useActivityView } from '@/client/records/activityCalendar/useActivityView';
import { ViewSwitch } from '@/client/records/activityCalendar/ViewSwitch';
import { PlacementContext } from '@/client/records/ClosedPeriod';
import { useTable } from '@/client/table/state/useTable';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { ListPage } from '@/client/ui/ListPage';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { SKELETON_ROWS } from '@/shared/constants/screen';
import { paths } from '@/shared/paths';
import { ActivityTable, activityList } from './ActivityTable';
import { InternshipSelect } from './InternshipSelect';
import { periodOf } from './internshipChoice';
import { NoInternship } from './NoInternship';
import { useStudentInternship } from './useStudentInternship';

const ListSkeleton = () => (
  <LoadingState>
    {Array.from({ length: SKELETON_ROWS }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a skeleton have no other identity
      <Skeleton key={row} height={44} sx={{ mx: 2 }} />
    ))}
  </LoadingState>
);

/** @screen student.activities.index */
export function StudentActivityListPage() {
  const { internship, internships, select, isLoading, isError, refetch } = useStudentInternship();
  const table = useTable(activityList);
  const view = useActivityView();

  return (
    <ListPage
      title="Aktivitas Magang"
      context={
        internship && (
          <PlacementContext closedBy={internship?.closed_by}>
            {`${internship.mentor.company.name} · ${periodOf(internship)}`}
          </PlacementContext>
        )
      }
      actions={
        (internship || isLoading) && (
          <>
            {internship && internships.length > 1 && (
              <InternshipSelect
                internship={internship}
                internships={internships}
                onSelect={(id) => {
                  select({ id });
                  table.change({ page: 1 });
                }}
              />
            )}
            <ViewSwitch isCalendar={view.isCalendar} onShow={view.show} />
          </>
        )
      }
    >
      {internship && view.isCalendar && (
        <activityCalendar.Component
          fallback={<CalendarSkeleton />}
          key={internship.id}
          internshipId={internship.id}
          hrefOf={({ id }) => paths.activities.own.show(id)}
        />
      )}
      {internship ? (
        !view.isCalendar && (
          <ActivityTable key={internship.id} internshipId={internship.id} table={table} />
        )
      ) : (
        <Card>
          {isError && <ErrorState text={TABLE_LOAD_FAILED} onRetry={refetch} />}
          {isLoading && <ListSkeleton />}
          {!isError && !isLoading && <NoInternship inCard={false} />}
        </Card>
      )}
    </ListPage>
  );
}
