import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { academicYears } from '@/client/records/pickers/filters';
import { periodLabel } from '@/client/records/pickers/periodOption';
import { SearchBox } from '@/client/table/toolbar/SearchBox';
import { NativeSelect } from '@/client/ui/NativeSelect';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { monthLabel } from '@/shared/calendarMonths';
import { ALL_MONTHS, monthsOf } from './recapQuery';
import { SupervisorFilters } from './SupervisorFilters';
import type { Recap } from './useRecap';

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  alignItems: 'center',
  gap: 10,
  padding: '12px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& select': { width: '100%', minWidth: 0, height: 40, textOverflow: 'ellipsis' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    padding: 14,
    '& select': { height: 44 },
    '& > :last-child': { gridColumn: '1 / -1' },
  },
}));

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
  return (
    <Bar role="group" aria-label="Filter">
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
      <SupervisorFilters query={query} change={change} />
      <LabelledSelect
        label="Tahun Ajaran"
        value={query.academic_year}
        options={YEARS}
        onChange={(academic_year) => change({ academic_year })}
      />
      <SearchBox
        value={query.search}
        label="Cari mahasiswa"
        onChange={(search) => change({ search })}
      />
    </Bar>
  );
}
