import FilterAltOutlined from '@mui/icons-material/FilterAltOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { academicYears } from '@/client/records/pickers/filters';
import { periodLabel } from '@/client/records/pickers/periodOption';
import { SearchBox } from '@/client/table/toolbar/SearchBox';
import { NativeSelect } from '@/client/ui/NativeSelect';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { monthLabel } from '@/shared/calendarMonths';
import { ALL_MONTHS, FILTER_KEYS, monthsOf } from './recapQuery';
import { SupervisorFilters } from './SupervisorFilters';
import type { Recap } from './useRecap';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '12px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  // The period is long, and the search takes what the others leave.
  '& > div': { flex: 'none', minWidth: 0 },
  '& > div:first-of-type': { flex: '0 1 auto' },
  '& > :last-child': { flex: '1 1 160px' },
  '& select': { width: '100%', minWidth: 0, height: 40, textOverflow: 'ellipsis' },
  [theme.breakpoints.down('md')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    padding: 14,
    '& select': { height: 44 },
    '& > button': { minHeight: 44 },
    '& > div:first-of-type, & > :last-child': { gridColumn: '1 / -1' },
  },
}));

const Filters = styled(Bar)({
  '& > div, & > div:first-of-type, & > :last-child': { flex: '1 1 0' },
});

type SelectProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

function LabelledSelect({ label, value, options, onChange }: SelectProps) {
  const id = useId();
  return (
    <div>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <NativeSelect id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

const YEARS = [
  { value: '', label: 'Tahun Ajaran: semua' },
  ...academicYears().map((year) => ({ value: year, label: year })),
];

/** The filters of the recap. */
export function RecapToolbar({ query, change, periods, period, month }: Recap) {
  const months = period ? monthsOf(period) : [];
  const used = FILTER_KEYS.filter((key) => query[key] !== '').length;
  const [isOpen, setOpen] = useState(used > 0);
  return (
    <>
      <Bar>
        <LabelledSelect
          label="Periode"
          value={String(period?.id ?? '')}
          options={(periods.data?.data ?? []).map((one) => ({
            value: String(one.id),
            label: periodLabel(one),
          }))}
          onChange={(internship_period_id) => change({ internship_period_id, month: '' })}
        />
        <LabelledSelect
          label="Bulan"
          value={month}
          options={[
            ...months.map((value) => ({ value, label: monthLabel(value) })),
            { value: ALL_MONTHS, label: 'Seluruh periode' },
          ]}
          onChange={(next) => change({ month: next })}
        />
        <Button
          variant="outlined"
          color={used > 0 ? 'primary' : 'secondary'}
          startIcon={<FilterAltOutlined />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={{ flex: 'none' }}
        >
          {used > 0 ? `Filter (${used})` : 'Filter'}
        </Button>
        <SearchBox
          value={query.search}
          label="Cari mahasiswa"
          onChange={(search) => change({ search })}
        />
      </Bar>
      {isOpen && (
        <Filters role="group" aria-label="Filter">
          <SupervisorFilters query={query} change={change} />
          <LabelledSelect
            label="Tahun Ajaran"
            value={query.academic_year}
            options={YEARS}
            onChange={(academic_year) => change({ academic_year })}
          />
        </Filters>
      )}
    </>
  );
}
