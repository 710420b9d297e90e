import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import {
  type Activity,
  useDeleteActivityMutation,
  useListInternshipActivitiesQuery,
} from '@/client/api/api';
import { paths } from '@/client/app/paths';
import { EllipsisCell } from '@/client/components/cells/EllipsisCell';
import { StatusBadge } from '@/client/components/cells/StatusBadge';
import type { Column } from '@/client/components/DataTable/column';
import { DataTable } from '@/client/components/DataTable/DataTable';
import { useTable } from '@/client/components/DataTable/useTable';
import {
  formatInstantTime,
  formatShortWeekdayDate,
  formatTimeRange,
} from '@/client/components/formatDate';
import { useConfirmedDelete } from '@/client/components/useConfirmedDelete';
import { useRole } from '@/client/session/useSession';
import { ACTIVITY_TEXT_CUT } from '@/shared/constants/screen';
import { can } from '@/shared/permissions';
import { ActivityReportButton } from './ActivityReportButton';
import { useValidateActivity } from './useValidateActivity';

type ValidationField = 'validated_at_by_lecturer' | 'validated_at_by_mentor';

const validationColumn = (field: ValidationField, header: string): Column<Activity> => ({
  field,
  header,
  width: 120,
  value: (activity) => (activity[field] ? 'Sudah' : 'Belum'),
  render: (activity) => (
    <StatusBadge active={Boolean(activity[field])} activeText="Sudah" inactiveText="Belum" />
  ),
});

const columns: readonly Column<Activity>[] = [
  {
    field: 'name',
    header: 'Aktivitas',
    flex: 1.2,
    minWidth: 140,
    render: ({ name }) => <EllipsisCell text={name} max={ACTIVITY_TEXT_CUT} />,
  },
  {
    field: 'date',
    header: 'Tanggal',
    width: 148,
    render: ({ date }) => formatShortWeekdayDate(date),
  },
  {
    field: 'start_time',
    header: 'Waktu',
    width: 112,
    render: ({ start_time, end_time }) => formatTimeRange(start_time, end_time),
  },
  {
    field: 'address',
    header: 'Alamat',
    minWidth: 120,
    render: ({ address }) => <EllipsisCell text={address} max={ACTIVITY_TEXT_CUT} />,
  },
  {
    field: 'attendance_time',
    header: 'Waktu Absen',
    width: 110,
    render: ({ attendance_time }) => formatInstantTime(attendance_time),
  },
  validationColumn('validated_at_by_lecturer', 'Validasi Dosen'),
  validationColumn('validated_at_by_mentor', 'Validasi Mentor'),
];

export function ActivitiesTab({ internshipId }: { internshipId: number }) {
  const mayManage = can(useRole(), 'manageActivities');
  const table = useTable({ sort: '-date' });
  const activities = useListInternshipActivitiesQuery({ id: internshipId, ...table.params });
  const validationsOf = useValidateActivity();
  const [deleteActivity] = useDeleteActivityMutation();
  const remove = useConfirmedDelete();

  const addButton = mayManage && (
    <Button
      component={Link}
      to={paths.internships.activities.create(internshipId)}
      variant="contained"
      startIcon={<AddOutlined />}
    >
      Tambah Aktivitas
    </Button>
  );

  return (
    <DataTable
      label="Daftar aktivitas"
      table={table}
      result={activities}
      columns={columns}
      fill={false}
      searchLabel="Cari aktivitas..."
      tools={
        <>
          <ActivityReportButton internshipId={internshipId} />
          {addButton}
        </>
      }
      emptyAction={addButton}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => paths.internships.activities.show(internshipId, id)}
      actionsOf={(activity) => [
        {
          label: 'Lihat',
          icon: <VisibilityOutlined fontSize="small" />,
          to: paths.internships.activities.show(internshipId, activity.id),
        },
        ...validationsOf(activity).map((offer) => ({
          ...offer,
          icon: <TaskAltOutlined fontSize="small" />,
        })),
        mayManage && {
          label: 'Edit',
          icon: <EditOutlined fontSize="small" />,
          to: paths.internships.activities.edit(internshipId, activity.id),
        },
        mayManage && {
          label: 'Hapus',
          icon: <DeleteOutlined fontSize="small" />,
          tone: 'danger',
          onClick: () =>
            void remove(`Aktivitas ${activity.name}`, () =>
              deleteActivity({ id: activity.id }).unwrap(),
            ),
        },
      ]}
    />
  );
}
