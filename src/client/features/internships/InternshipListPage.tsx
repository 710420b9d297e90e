import {
  type Internship,
  type ListInternshipsArg,
  useListInternshipsQuery,
  usePrefetch,
} from '@/client/api/api';
import { PeriodCell } from '@/client/records/ClosedPeriod';
import { companyFilter } from '@/client/records/pickers/filters';
import { periodFilter } from '@/client/records/pickers/periodFilter';
import { placementDates } from '@/client/records/placementDates/placementDates';
import { useRole } from '@/client/session/useSession';
import { defineList } from '@/client/table/defineList';
import { RecordList } from '@/client/table/RecordList';
import { useTable } from '@/client/table/state/useTable';
import { ListPage } from '@/client/ui/ListPage';
import { shortLabel } from '@/shared/fields/field';
import { formatDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import { can, type Role } from '@/shared/permissions';
import {
  internshipFields,
  internshipListed,
} from '@/shared/resources/internships/internshipFields';
import { stageField } from '@/shared/resources/internships/stages';
import { addActions, ListButtons } from './ListButtons';
import { StageCell } from './StageCell';
import { useInternshipActions } from './useInternshipActions';

/** Few placements have days of their own. */
const OWN_DAY = { isOptional: true, sortable: false, width: 130, minWidth: 110 } as const;

const list = defineList<Internship, ListInternshipsArg>()({
  record: 'internships',
  listed: internshipListed,
  shown: { stage: stageField },
  dates: formatDate,
  columns: [
    { field: 'student.nim', width: 160, minWidth: 130, card: 'line', copyable: true },
    { field: 'student.user.name', flex: 1.2, minWidth: 160, card: 'title' },
    { field: 'mentor.company.name', flex: 1.2, minWidth: 160 },
    {
      field: 'internship_period.start_date',
      header: shortLabel(internshipFields.internship_period_id),
      width: 240,
      minWidth: 130,
      render: ({ internship_period }) => <PeriodCell {...internship_period} />,
    },
    {
      field: 'stage',
      width: 120,
      minWidth: 110,
      card: 'line',
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
    { ...OWN_DAY, field: 'end_reason', width: 160 },
  ],
  filters: [periodFilter, companyFilter, 'stage'],
  noun: 'magang',
  searchLabel: 'Cari mahasiswa magang...',
  nameOf: ({ student }) => student.user.name,
  hrefOf: ({ id }) => paths.internships.show(id),
});

const CONTEXT: Readonly<Record<Role, string>> = {
  super_admin: 'Penempatan mahasiswa di mitra industri, per periode.',
  lecturer: 'Mahasiswa yang Anda bimbing sebagai dosen.',
  mentor: 'Mahasiswa yang Anda dampingi di perusahaan.',
  student: '',
};

/** @screen internships.index */
export function InternshipListPage() {
  const role = useRole();
  const table = useTable({ ...list, prefetch: usePrefetch('listInternships') });
  const internships = useListInternshipsQuery(table.params);
  const { actions, dialogs } = useInternshipActions();

  return (
    <ListPage context={role && CONTEXT[role]} actions={<ListButtons />}>
      <RecordList
        list={list}
        table={table}
        result={internships}
        emptyAction={can(role, 'manageInternships') && addActions}
        actions={actions}
      />
      {dialogs}
    </ListPage>
  );
}
