import EventOutlined from '@mui/icons-material/EventOutlined';
import { useState } from 'react';
import {
  type DefenceRow,
  type ListDefencesArg,
  useListDefencesQuery,
  usePrefetch,
} from '@/client/api/api';
import { DefenceStateBadge } from '@/client/records/defences/DefenceStateBadge';
import { examinersOf } from '@/client/records/defences/defenceTexts';
import { GuidanceTabs } from '@/client/records/guidance/GuidanceTabs';
import { useLecturerFilterChoices } from '@/client/records/pickers/filters';
import { periodFilter } from '@/client/records/pickers/periodFilter';
import { useRole } from '@/client/session/useSession';
import { columnsOf } from '@/client/table/columnsOf';
import { DataTable } from '@/client/table/DataTable';
import type { Bulk } from '@/client/table/selection/bulk';
import { useTable } from '@/client/table/state/useTable';
import { fieldFilter, type TableFilter } from '@/client/table/toolbar/tableFilter';
import { ListPage } from '@/client/ui/ListPage';
import { PrintButton } from '@/client/ui/pdf/PrintButton';
import { notify } from '@/client/ui/toasts/notify';
import { conditionsOf } from '@/shared/conditions/conditionsOf';
import { DEFENCE_LIST_STATES, DEFENCES_MAX } from '@/shared/constants/defences';
import { DEFENCE_STATE_LABELS } from '@/shared/constants/labels';
import { defenceListed, defenceShown } from '@/shared/fields/defenceFields';
import { formatDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import { can } from '@/shared/permissions';
import { pdfReason, schedulePdf } from './defencePdf';
import { planDialog } from './lazyDialogs';

const fields = { ...defenceListed, ...defenceShown };

const columns = columnsOf<DefenceRow, keyof typeof fields>(fields, [
  { field: 'student_name', flex: 1.4, minWidth: 140, card: 'title' },
  { field: 'nim', width: 124, minWidth: 116 },
  { field: 'company_name', flex: 1.4, minWidth: 130 },
  {
    field: 'defence.date',
    header: 'Jadwal',
    width: 168,
    minWidth: 156,
    sortsAs: 'date',
    exportedAs: ['defence.date', 'defence.time'],
    value: ({ defence }) => (defence ? `${formatDate(defence.date)}, ${defence.time}` : ''),
  },
  {
    field: 'defence.room',
    flex: 1,
    minWidth: 110,
    value: ({ defence }) => defence?.room ?? '',
  },
  {
    field: 'defence.examiners',
    flex: 1.5,
    minWidth: 130,
    sortable: false,
    value: ({ defence }) => (defence ? examinersOf(defence) : ''),
  },
  {
    field: 'state',
    width: 172,
    minWidth: 164,
    card: 'badge',
    sortsAs: 'other',
    value: ({ state }) => DEFENCE_STATE_LABELS[state],
    render: ({ state }) => <DefenceStateBadge state={state} />,
  },
]);

const conditions = conditionsOf(defenceListed);

type Filter = TableFilter<ListDefencesArg>;

const stateFilter = fieldFilter({
  key: 'state',
  field: defenceListed.state,
  values: DEFENCE_LIST_STATES,
  toQuery: (state) => ({ state }),
});

const dateFilter: Filter = {
  key: 'date',
  label: defenceListed['defence.date'].label,
  input: 'date',
  toQuery: (date) => ({ date }),
};

const examinerFilter: Filter = {
  key: 'examiner_id',
  label: defenceShown['defence.examiners'].label,
  useChoices: useLecturerFilterChoices,
  toQuery: (value) => ({ examinerId: Number(value) }),
};

// Lecturers do not see the list of all lecturers.
const LECTURER_FILTERS: readonly Filter[] = [periodFilter, stateFilter, dateFilter];
const OFFICE_FILTERS: readonly Filter[] = [...LECTURER_FILTERS, examinerFilter];

const canBePlanned = ({ state, is_closed }: DefenceRow) =>
  !is_closed && (state === 'unplanned' || state === 'cancelled');

const hrefOf = ({ internship_id, defence }: DefenceRow) =>
  defence ? paths.defences.show(defence.id) : paths.internships.show(internship_id);

const NOT_PLANNABLE = 'Pilih mahasiswa yang belum memiliki jadwal dan periodenya belum ditutup.';

/** Every placement with its defence, also those that have none yet. */
export function DefenceListPage() {
  const isOffice = can(useRole(), 'manageDefences');
  const table = useTable<ListDefencesArg>({
    columns,
    filters: isOffice ? OFFICE_FILTERS : LECTURER_FILTERS,
    conditions,
    list: 'defences',
    sortText: 'ujian berikutnya lebih dulu',
    prefetch: usePrefetch('listDefences'),
  });
  const defences = useListDefencesQuery(table.params);
  const [planned, setPlanned] = useState<readonly DefenceRow[] | null>(null);

  const plan = (rows: readonly DefenceRow[]) => {
    if (!rows.every(canBePlanned)) notify.error('Gagal', NOT_PLANNABLE);
    else if (rows.length > DEFENCES_MAX) {
      notify.error('Gagal', `Paling banyak ${DEFENCES_MAX} mahasiswa sekaligus.`);
    } else setPlanned(rows);
  };
  const bulk: Bulk<DefenceRow, never> = {
    noun: 'mahasiswa',
    actions: [],
    others: [{ label: 'Jadwalkan', icon: <EventOutlined />, open: plan }],
    apply: async () => [],
  };

  return (
    <ListPage
      context={
        isOffice ? 'Jadwal ujian setiap mahasiswa magang.' : 'Mahasiswa bimbingan, dan ujian Anda.'
      }
    >
      <GuidanceTabs value="defence" />
      <DataTable
        label="Daftar ujian"
        table={table}
        result={defences}
        columns={columns}
        idOf={({ internship_id }) => internship_id}
        bulk={isOffice ? bulk : undefined}
        exported={{ url: '/defences/export' }}
        tools={<PrintButton request={schedulePdf(table.state.chosen)} reasonOf={pdfReason} />}
        searchLabel="Cari nama, NIM, mitra..."
        errorText="Gagal mengambil data ujian"
        nameOf={({ student_name }) => student_name}
        hrefOf={hrefOf}
        actionsOf={
          isOffice
            ? (row) => [
                canBePlanned(row) && {
                  label: 'Jadwalkan',
                  icon: <EventOutlined fontSize="small" />,
                  onClick: () => plan([row]),
                },
              ]
            : undefined
        }
      />
      {planned && <planDialog.Component rows={planned} onClose={() => setPlanned(null)} />}
    </ListPage>
  );
}
