import FilterAltOffOutlined from '@mui/icons-material/FilterAltOffOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  useCompanyChoices,
  usePeriodChoices,
  useStudentChoices,
} from '@/client/records/pickers/internshipChoices';
import { useRole } from '@/client/session/useSession';
import { DateFilter } from '@/client/table/toolbar/DateFilter';
import { ChoiceFilter } from '@/client/ui/ChoiceFilter';
import { type DeskQuery, FILTER_KEYS, NO_FILTERS } from './deskQuery';
import type { ChangeDesk } from './useDeskQuery';

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  alignItems: 'end',
  gap: 10,
  padding: '12px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 14 },
}));

type Props = { query: DeskQuery; change: ChangeDesk };

/**
 * The filters of the desk.
 * @public used through the module that `DeskToolbar` imports
 */
export function DeskFilters({ query, change }: Props) {
  // A mentor has one company.
  const isLecturer = useRole() === 'lecturer';
  const isFiltered = FILTER_KEYS.some((key) => query[key] !== '');
  const day = (key: 'dateFrom' | 'dateTo', label: string) => (
    <DateFilter label={label} value={query[key]} onChange={(next) => change({ [key]: next })} />
  );

  return (
    <Bar role="group" aria-label="Filter">
      <ChoiceFilter
        label="Mahasiswa"
        value={query.studentId}
        useChoices={useStudentChoices}
        onChange={(studentId) => change({ studentId })}
      />
      {isLecturer && (
        <ChoiceFilter
          label="Mitra Industri"
          value={query.companyId}
          useChoices={useCompanyChoices}
          onChange={(companyId) => change({ companyId })}
        />
      )}
      <ChoiceFilter
        label="Periode"
        value={query.internshipPeriodId}
        useChoices={usePeriodChoices}
        onChange={(internshipPeriodId) => change({ internshipPeriodId })}
      />
      {day('dateFrom', 'Dari')}
      {day('dateTo', 'Sampai')}
      {isFiltered && (
        <Button
          color="inherit"
          startIcon={<FilterAltOffOutlined />}
          onClick={() => change(NO_FILTERS)}
          sx={{ justifySelf: 'start' }}
        >
          Hapus filter
        </Button>
      )}
    </Bar>
  );
}
