import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import {
  type ListedActivity,
  type ListInternshipActivitiesArg,
  useListInternshipActivitiesQuery,
} from '@/client/api/api';
import { PlannedTimes } from '@/client/records/attendance/PlannedTimes';
import { PressTime } from '@/client/records/attendance/PressTime';
import { attendedFilter, validationFilter } from '@/client/records/pickers/filters';
import { defineList } from '@/client/table/defineList';
import { RecordList } from '@/client/table/RecordList';
import type { Table } from '@/client/table/state/useTable';
import { EllipsisCell } from '@/client/ui/cells/EllipsisCell';
import { STUDENT_ADDRESS_CUT } from '@/shared/constants/screen';
import { formatShortWeekdayDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import { activityListed } from '@/shared/resources/activities/activityFields';
import { ValidationBadges } from './ValidationBadges';

const pageOf = ({ id }: ListedActivity) => paths.activities.own.show(id);

export const activityList = defineList<ListedActivity, ListInternshipActivitiesArg>()({
  label: 'Daftar aktivitas magang',
  list: 'studentActivities',
  sort: 'agenda,start_time',
  sortText: 'hari ini dulu',
  listed: activityListed,
  dates: formatShortWeekdayDate,
  columns: [
    {
      field: 'date',
      header: 'TANGGAL',
      exportedAs: ['date', 'start_time', 'end_time', 'time_zone'],
      width: 240,
      minWidth: 128,
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
  ],
  filters: [attendedFilter, validationFilter],
  searchLabel: 'Cari aktivitas...',
  nameOf: ({ name }) => name,
  hrefOf: pageOf,
});

type Props = { internshipId: number; table: Table };

/** The activities of a placement of the student. */
export function ActivityTable({ internshipId, table }: Props) {
  const activities = useListInternshipActivitiesQuery({ id: internshipId, ...table.params });
  return (
    <RecordList
      list={activityList}
      table={table}
      result={activities}
      exported={{ url: `/internships/${internshipId}/activities/export`, kind: 'activities' }}
      actions={[{ label: 'Detail', icon: VisibilityOutlined, to: pageOf }]}
    />
  );
}
