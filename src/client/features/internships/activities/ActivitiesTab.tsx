import DateRangeOutlined from '@mui/icons-material/DateRangeOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import {
  type Internship,
  type ListedActivity,
  type ListInternshipActivitiesArg,
  useDeleteActivityMutation,
  useListInternshipActivitiesQuery,
  usePrefetch,
} from '@/client/api/api';
import { CalendarSkeleton } from '@/client/records/activityCalendar/CalendarSkeleton';
import { activityCalendar } from '@/client/records/activityCalendar/lazyCalendar';
import { useActivityView } from '@/client/records/activityCalendar/useActivityView';
import { ViewSwitch } from '@/client/records/activityCalendar/ViewSwitch';
import { PlannedTimes } from '@/client/records/attendance/PlannedTimes';
import { PressTime } from '@/client/records/attendance/PressTime';
import { usePlaceClock } from '@/client/records/attendance/usePlaceClock';
import { attendedFilter, validationFilter } from '@/client/records/pickers/filters';
import { useRole } from '@/client/session/useSession';
import { deleteAction, editAction, viewAction } from '@/client/table/actions/crudActions';
import type { RecordActions } from '@/client/table/actions/recordAction';
import type { Column } from '@/client/table/column';
import { defineList } from '@/client/table/defineList';
import { RecordList } from '@/client/table/RecordList';
import { useTable } from '@/client/table/state/useTable';
import { AddButton } from '@/client/ui/AddButton';
import { EllipsisCell } from '@/client/ui/cells/EllipsisCell';
import { StatusBadge, statusText } from '@/client/ui/cells/StatusBadge';
import { useConfirmedDelete } from '@/client/ui/confirm/useConfirmedDelete';
import { ImportButton } from '@/client/ui/ImportButton';
import { VALIDATION_LABELS } from '@/shared/constants/labels';
import { ACTIVITY_TEXT_CUT } from '@/shared/constants/screen';
import { formatShortWeekdayDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import { can } from '@/shared/permissions';
import { activityFields, activityListed } from '@/shared/resources/activities/activityFields';
import { CLOSED_NOTES } from '@/shared/resources/internships/closedBy';
import { TabActions } from '../TabActions';
import { ActivityReportButton } from './ActivityReportButton';
import { deletionLoss } from './deletionLoss';
import { FROZEN, isFrozen } from './FrozenContext';
import { useValidateActivity } from './useValidateActivity';

type ValidationField = 'validated_at_by_lecturer' | 'validated_at_by_mentor';

const validationColumn = (field: ValidationField): Column<ListedActivity> => ({
  field,
  header: activityFields[field].label,
  width: 120,
  minWidth: 96,
  sortsAs: 'other',
  value: (activity) => statusText(Boolean(activity[field]), VALIDATION_LABELS),
  render: (activity) => (
    <StatusBadge active={Boolean(activity[field])} labels={VALIDATION_LABELS} />
  ),
});

const list = defineList<ListedActivity, ListInternshipActivitiesArg>()({
  label: 'Daftar aktivitas',
  list: 'activities',
  sort: '-date',
  listed: activityListed,
  shown: activityFields,
  dates: formatShortWeekdayDate,
  columns: [
    {
      field: 'name',
      flex: 1.2,
      minWidth: 160,
      render: ({ name }) => <EllipsisCell text={name} max={ACTIVITY_TEXT_CUT} />,
    },
    { field: 'date', width: 148, minWidth: 106 },
    {
      field: 'start_time',
      header: 'Waktu',
      exportedAs: ['start_time', 'end_time', 'time_zone'],
      width: 124,
      minWidth: 80,
      sortsAs: 'other',
      render: (activity) => <PlannedTimes of={activity} />,
    },
    {
      field: 'address',
      minWidth: 150,
      render: ({ address }) => <EllipsisCell text={address} max={ACTIVITY_TEXT_CUT} />,
    },
    {
      field: 'attendance_time',
      width: 110,
      minWidth: 90,
      sortsAs: 'other',
      render: (activity) => <PressTime of={activity} />,
    },
    validationColumn('validated_at_by_lecturer'),
    validationColumn('validated_at_by_mentor'),
  ],
  filters: [attendedFilter, validationFilter],
  searchLabel: 'Cari aktivitas...',
  nameOf: ({ name }) => name,
});

type Props = { internshipId: number; closedBy: Internship['closed_by'] };

function ActivitiesTable({ internshipId, closedBy }: Props) {
  const mayManage = can(useRole(), 'manageActivities');
  const prefetch = usePrefetch('listInternshipActivities');
  const table = useTable({
    ...list,
    prefetch: (params) => prefetch({ id: internshipId, ...params }),
  });
  const activities = useListInternshipActivitiesQuery({ id: internshipId, ...table.params });
  const validations = useValidateActivity();
  const [deleteActivity] = useDeleteActivityMutation();
  const remove = useConfirmedDelete();
  const clockOf = usePlaceClock();
  const pageOf = ({ id }: ListedActivity) => paths.activities.show(internshipId, id);
  const isLocked = (activity: ListedActivity) => closedBy !== null || isFrozen(activity);

  const actions: RecordActions<ListedActivity> = [
    viewAction(pageOf),
    ...validations,
    // In place of 'Edit', and says why there is none.
    mayManage && {
      label: closedBy ? CLOSED_NOTES[closedBy] : FROZEN,
      icon: LockOutlined,
      isDisabled: true,
      isOffered: isLocked,
    },
    mayManage && {
      ...editAction(({ id }: ListedActivity) => paths.activities.edit(internshipId, id)),
      isOffered: (activity) => !isLocked(activity),
    },
    mayManage &&
      !closedBy &&
      deleteAction((activity) =>
        remove(
          `Aktivitas ${activity.name}`,
          () => deleteActivity({ id: activity.id }).unwrap(),
          deletionLoss(activity, clockOf(activity.time_zone)),
        ),
      ),
  ];

  return (
    <RecordList
      list={list}
      table={table}
      result={activities}
      exported={{
        url: `/internships/${internshipId}/activities/export`,
        kind: 'activities',
        reports: [
          {
            label: 'Laporan aktivitas',
            url: `/reports/internships/${internshipId}/activities/export`,
          },
        ],
      }}
      fill={false}
      tools={<ActivityReportButton internshipId={internshipId} />}
      hrefOf={pageOf}
      actions={actions}
    />
  );
}

export function ActivitiesTab({ internship: { id, closed_by } }: { internship: Internship }) {
  const { isCalendar, show } = useActivityView();
  const mayManage = can(useRole(), 'manageActivities');
  return (
    <>
      <TabActions>
        {mayManage && closed_by === null && (
          <>
            <Button
              component={Link}
              to={paths.internships.scheduleOf(id)}
              variant="outlined"
              color="secondary"
              startIcon={<DateRangeOutlined />}
            >
              Buat dari Pola
            </Button>
            <ImportButton kind="activities" />
            <AddButton to={paths.activities.create(id)} />
          </>
        )}
        <ViewSwitch isCalendar={isCalendar} onShow={show} />
      </TabActions>
      {isCalendar ? (
        <activityCalendar.Component
          fallback={<CalendarSkeleton />}
          internshipId={id}
          hrefOf={(activity) => paths.activities.show(id, activity.id)}
        />
      ) : (
        <ActivitiesTable internshipId={id} closedBy={closed_by} />
      )}
    </>
  );
}
