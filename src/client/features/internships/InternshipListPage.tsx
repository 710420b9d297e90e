import DateRangeOutlined from '@mui/icons-material/DateRangeOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import GridOnOutlined from '@mui/icons-material/GridOnOutlined';
import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined';
import PlaylistAddOutlined from '@mui/icons-material/PlaylistAddOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import {
  type Internship,
  type ListInternshipsArg,
  useApplyToInternshipsMutation,
  useDeleteInternshipMutation,
  useListInternshipsQuery,
  usePrefetch,
} from '@/client/api/api';
import { RECORD_PAGES } from '@/client/navigation/screens';
import { PeriodCell } from '@/client/records/ClosedPeriod';
import { useLettersDialog } from '@/client/records/letters/useLettersDialog';
import { companyFilter } from '@/client/records/pickers/filters';
import { periodFilter } from '@/client/records/pickers/periodFilter';
import { placementDates } from '@/client/records/placementDates/placementDates';
import { stageFilter } from '@/client/records/progress/stageFilter';
import { useRole } from '@/client/session/useSession';
import type { Column } from '@/client/table/column';
import { columnsOf } from '@/client/table/columnsOf';
import { DataTable } from '@/client/table/DataTable';
import type { Bulk } from '@/client/table/selection/bulk';
import { useTable } from '@/client/table/state/useTable';
import type { TableFilter } from '@/client/table/toolbar/tableFilter';
import { AddButton } from '@/client/ui/AddButton';
import { deleteAction, editAction, viewAction } from '@/client/ui/cells/crudActions';
import { useConfirmedDelete } from '@/client/ui/confirm/useConfirmedDelete';
import { ImportButton } from '@/client/ui/ImportButton';
import { ListPage } from '@/client/ui/ListPage';
import { conditionsOf } from '@/shared/conditions/conditionsOf';
import { DELETION } from '@/shared/constants/bulkActions';
import { END_REASON_LABELS } from '@/shared/constants/labels';
import { shortLabel } from '@/shared/fields/field';
import { internshipFields, internshipListed, stageField } from '@/shared/fields/internshipFields';
import { formatDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import { can, type Role } from '@/shared/permissions';
import { useLeaving } from './leaving/useLeaving';
import { letterPlacementOf } from './letterPlacementOf';
import { StageCell } from './StageCell';

const listed = { ...internshipListed, stage: stageField };

/** Few placements have days of their own. */
const OWN_DAY = { isOptional: true, sortable: false, width: 130, minWidth: 110 } as const;

const columns: readonly Column<Internship>[] = columnsOf(listed, [
  { field: 'student.nim', width: 160, minWidth: 130, card: 'line', copyable: true },
  { field: 'student.user.name', flex: 1.2, minWidth: 160, card: 'title' },
  { field: 'mentor.company.name', flex: 1.2, minWidth: 160 },
  {
    field: 'internship_period.start_date',
    header: shortLabel(internshipFields.internship_period_id),
    width: 240,
    minWidth: 130,
    sortsAs: 'date',
    render: ({ internship_period }) => <PeriodCell {...internship_period} />,
  },
  {
    field: 'stage',
    width: 120,
    minWidth: 110,
    sortable: false,
    render: (internship) => <StageCell internship={internship} />,
  },
  {
    ...OWN_DAY,
    field: 'start_date',
    render: (internship) => formatDate(placementDates(internship).startDate),
  },
  {
    ...OWN_DAY,
    field: 'end_date',
    render: (internship) => formatDate(placementDates(internship).endDate),
  },
  {
    ...OWN_DAY,
    field: 'end_reason',
    width: 160,
    value: ({ end_reason }) => end_reason && END_REASON_LABELS[end_reason],
  },
]);

const conditions = conditionsOf(internshipListed);

const filters: readonly TableFilter<ListInternshipsArg>[] = [
  periodFilter,
  companyFilter,
  stageFilter,
];

const CONTEXT: Readonly<Record<Role, string>> = {
  super_admin: 'Penempatan mahasiswa di mitra industri, per periode.',
  lecturer: 'Mahasiswa yang Anda bimbing sebagai dosen.',
  mentor: 'Mahasiswa yang Anda dampingi di perusahaan.',
  student: '',
};

const addActions = (
  <>
    <ImportButton kind="internships" />
    <AddButton to={paths.internships.create} />
  </>
);

const placeButton = (
  <Button
    component={Link}
    to={paths.internships.place}
    variant="outlined"
    color="secondary"
    startIcon={<GroupAddOutlined />}
  >
    Tempatkan Banyak
  </Button>
);

const sheetButton = (
  <Button
    component={Link}
    to={paths.gradeSheet}
    variant="outlined"
    color="secondary"
    startIcon={<GridOnOutlined />}
  >
    Nilai per Mata Kuliah
  </Button>
);

const scheduleButton = (
  <Button
    component={Link}
    to={paths.internships.schedule}
    variant="outlined"
    color="secondary"
    startIcon={<DateRangeOutlined />}
  >
    Buat dari Pola
  </Button>
);

export function InternshipListPage() {
  const role = useRole();
  const mayManage = can(role, 'manageInternships');
  const mayAddActivity = can(role, 'manageActivities');
  const table = useTable({
    list: 'internships',
    columns,
    conditions,
    sort: RECORD_PAGES.internships.order,
    filters,
    prefetch: usePrefetch('listInternships'),
  });
  const internships = useListInternshipsQuery(table.params);
  const [deleteInternship] = useDeleteInternshipMutation();
  const remove = useConfirmedDelete();
  const [applyToInternships] = useApplyToInternshipsMutation();
  const [lettersDialog, makeLetters] = useLettersDialog();
  const leaving = useLeaving();
  const bulk: Bulk<Internship, 'delete'> = {
    noun: 'magang',
    actions: DELETION,
    others: [
      {
        label: 'Buat Surat',
        icon: <DescriptionOutlined />,
        open: (rows) => makeLetters(rows.map(letterPlacementOf)),
      },
    ],
    apply: async (action, rows) => {
      const internshipBulkInput = { action, ids: rows.map(({ id }) => id) };
      return (await applyToInternships({ internshipBulkInput }).unwrap()).data.results;
    },
  };

  return (
    <ListPage
      context={role && CONTEXT[role]}
      actions={
        <>
          {can(role, 'manageGrades') && sheetButton}
          {mayAddActivity && scheduleButton}
          {mayManage && placeButton}
          {mayManage && addActions}
        </>
      }
    >
      <DataTable
        label="Daftar mahasiswa magang"
        table={table}
        result={internships}
        columns={columns}
        bulk={mayManage ? bulk : undefined}
        exported={{ url: '/internships/export', kind: 'internships' }}
        searchLabel="Cari mahasiswa magang..."
        emptyAction={mayManage && addActions}
        nameOf={({ student }) => student.user.name}
        hrefOf={({ id }) => paths.internships.show(id)}
        actionsOf={(internship) => {
          const {
            id,
            student,
            internship_period: { closed_at },
          } = internship;
          return [
            viewAction(paths.internships.show(id)),
            mayAddActivity &&
              !closed_at && {
                label: 'Tambah Aktivitas',
                icon: <PlaylistAddOutlined fontSize="small" />,
                to: paths.internships.activities.create(id),
              },
            mayManage && {
              label: 'Buat Surat',
              icon: <DescriptionOutlined fontSize="small" />,
              onClick: () => makeLetters([letterPlacementOf(internship)]),
            },
            mayManage && !closed_at && editAction(paths.internships.edit(id)),
            ...(mayManage ? leaving.actionsOf(internship) : []),
            mayManage &&
              !closed_at &&
              deleteAction(() =>
                remove(`Magang ${student.user.name}`, () => deleteInternship({ id }).unwrap()),
              ),
          ];
        }}
      />
      {lettersDialog}
      {leaving.dialog}
    </ListPage>
  );
}
