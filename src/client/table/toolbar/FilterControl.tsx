import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { NativeSelect } from '@/client/ui/NativeSelect';
import type { Table } from '../state/useTable';
import type { AnyFilter } from './tableFilter';

// Few tables have these three.
const searchableFilter = lazyComponent(() => import('./SearchableFilter'), 'SearchableFilter');
const dateFilter = lazyComponent(() => import('./DateFilter'), 'DateFilter');
const linkedFilter = lazyComponent(() => import('./LinkedFilter'), 'LinkedFilter');

const Select = styled(NativeSelect)(({ theme }) => ({
  height: 40,
  flex: '1 1 120px',
  minWidth: 0,
  maxWidth: 220,
  '&[data-chosen]': { borderColor: theme.vars.palette.primary.main },
  [theme.breakpoints.down('md')]: { flex: 'none', width: '100%', maxWidth: 'none' },
}));

type Props = { table: Table; filter: AnyFilter };

export function FilterControl({ table, filter }: Props) {
  const { chosen } = table.state;
  const { key, label } = filter;
  const value = chosen[key] ?? '';
  const handleChange = (next: string) => {
    const { [key]: _, ...others } = chosen;
    table.change({ chosen: next === '' ? others : { ...others, [key]: next } });
  };

  if ('useChoices' in filter)
    return (
      <searchableFilter.Component
        fallback={<Skeleton variant="rounded" width={220} height={40} />}
        label={label}
        useChoices={filter.useChoices}
        areCodes={filter.areCodes}
        value={value}
        onChange={handleChange}
      />
    );
  if ('input' in filter) {
    return (
      <dateFilter.Component
        fallback={<Skeleton variant="rounded" width={180} height={40} />}
        label={label}
        value={value}
        onChange={handleChange}
      />
    );
  }
  if ('textOf' in filter) {
    if (value === '') return null;
    return <linkedFilter.Component text={filter.textOf(value)} onRemove={() => handleChange('')} />;
  }
  return (
    <Select
      aria-label={label}
      value={value}
      data-chosen={value === '' ? undefined : true}
      onChange={(event) => handleChange(event.target.value)}
    >
      <option value="">{`${label}: semua`}</option>
      {filter.choices.map((choice) => (
        <option key={choice.value} value={choice.value}>{`${label}: ${choice.label}`}</option>
      ))}
    </Select>
  );
}
