import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import {
  type ListedActivity,
  type ListInternshipActivitiesArg,
  useListInternshipActivitiesQuery,
} from '@/client/api/api';
import { CalendarSkeleton } from '@/client/records/activityCalendar/CalendarSkeleton';
import { activityCalendar } from '@/client/records/activityCalendar/lazyCalendar';
import { useActivityView } from '@/client/records/activityCalendar/useActivityView';
import { ViewSwitch } from '@/client/records/activityCalendar/ViewSwitch';
import { PlannedTimes } from '@/client/records/attendance/PlannedTimes';
import { PressTime } from '@/client/records/attendance/PressTime';
import { PeriodContext } from '@/client/records/ClosedPeriod';
import { attendedFilter, validationFilter } from '@/client/records/pickers/filters';
import type { Column } from '@/client/table/column';
import { DataTable } from '@/client/table/DataTable';
import { type Table, useTable } from '@/client/table/state/useTable';
import type { TableFilter } from '@/client/table/toolbar/tableFilter';
import { EllipsisCell } from '@/client/ui/cells/EllipsisCell';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { ListPage } from '@/client/ui/ListPage';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { conditionsOf } from '@/shared/conditions/conditionsOf';
import { SKELETON_ROWS, STUDENT_ADDRESS_CUT } from '@/shared/constants/screen';
import { activityListed } from '@/shared/fields/activityFields';
import { formatShortWeekdayDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import { InternshipSelect } from './InternshipSelect';
import { periodOf } from './internshipChoice';
import { NO_INTERNSHIP } from './studentTexts';
import { useStudentInternship } from './useStudentInternship';
import { ValidationBadges } from './ValidationBadges';

const columns: readonly Column<ListedActivity>[] = [
  {
    field: 'date',
    header: 'TANGGAL',
    exportedAs: ['date', 'start_time', 'end_time', 'time_zone'],
    width: 240,
    minWidth: 128,
    sortsAs: 'date',
    card: 'line',
    value: ({ date, start_time }) => `${date} ${start_time}`,
    render: (activity) => (
      <>
        {`${formatShortWeekdayDate(activity.date)}, `}
        <span style={{ whiteSpace: 'nowrap' }}>
          <PlannedTimes of={activity} />
        </span>
      </>
    ),
  },
  { field: 'name', header: 'AKTIVITAS', flex: 1.4, minWidth: 160, card: 'title' },
  {
    field: 'address',
    header: 'LOKASI',
    flex: 1.4,
    minWidth: 160,
    render: ({ address }) => <EllipsisCell text={address} max={STUDENT_ADDRESS_CUT} />,
  },
  {
    field: 'attendance_time',
    header: 'WAKTU ABSEN',
    width: 150,
    minWidth: 90,
    sortsAs: 'other',
    render: (activity) => <PressTime of={activity} />,
  },
  {
    field: 'validated_at_by_mentor',
    header: 'VALIDASI',
    exportedAs: ['validated_at_by_mentor', 'validated_at_by_lecturer'],
    width: 200,
    minWidth: 190,
    sortable: false,
    render: (activity) => <ValidationBadges activity={activity} />,
  },
];

const conditions = conditionsOf(activityListed);

const filters: readonly TableFilter<ListInternshipActivitiesArg>[] = [
  attendedFilter,
  validationFilter,
];

const ListSkeleton = () => (
  <LoadingState>
    {Array.from({ length: SKELETON_ROWS }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a skeleton have no other identity
      <Skeleton key={row} height={44} sx={{ mx: 2 }} />
    ))}
  </LoadingState>
);

function ActivityTable({ internshipId, table }: { internshipId: number; table: Table }) {
  const activities = useListInternshipActivitiesQuery({ id: internshipId, ...table.params });

  return (
    <DataTable
      label="Daftar aktivitas magang"
      table={table}
      result={activities}
      columns={columns}
      exported={{ url: `/internships/${internshipId}/activities/export`, kind: 'activities' }}
      searchLabel="Cari aktivitas..."
      nameOf={(activity) => activity.name}
      hrefOf={(activity) => paths.student.activities.show(activity.id)}
      actionsOf={({ id }) => [
        {
          label: 'Detail',
          icon: <VisibilityOutlined fontSize="small" />,
          to: paths.student.activities.show(id),
        },
      ]}
    />
  );
}

export function StudentActivityListPage() {
  const { internship, internships, select, isLoading, isError, refetch } = useStudentInternship();
  const table = useTable({
    list: 'studentActivities',
    columns,
    conditions,
    sort: 'agenda,start_time',
    sortText: 'hari ini dulu',
    filters,
  });
  const view = useActivityView();
  const period = internship?.internship_period;

  return (
    <ListPage
      title="Aktivitas Magang"
      context={
        internship && (
          <PeriodContext closedAt={period?.closed_at}>
            {`${internship.mentor.company.name} · ${periodOf(internship)}`}
          </PeriodContext>
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
          hrefOf={({ id }) => paths.student.activities.show(id)}
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
          {!isError && !isLoading && (
            <EmptyState icon={<WorkOutlineOutlined />} {...NO_INTERNSHIP} />
          )}
        </Card>
      )}
    </ListPage>
  );
}
