import FilterAltOffOutlined from '@mui/icons-material/FilterAltOffOutlined';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useRole } from '@/client/session/useSession';
import { ChoiceFilter } from '@/client/ui/ChoiceFilter';
import { type DeskQuery, FILTER_KEYS, NO_FILTERS } from './deskQuery';
import { useCompanyChoices, usePeriodChoices, useStudentChoices } from './useDeskChoices';
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

const DateLabel = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& > .MuiOutlinedInput-root': { flex: 1 },
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
    <DateLabel>
      {label}
      <OutlinedInput
        type="date"
        value={query[key]}
        onChange={({ target }) => change({ [key]: target.value })}
      />
    </DateLabel>
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
