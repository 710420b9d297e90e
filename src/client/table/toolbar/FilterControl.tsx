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
  flexGrow: 1,
  minWidth: 0,
  maxWidth: 220,
  textOverflow: 'ellipsis',
  '&[data-chosen]': { borderColor: theme.vars.palette.primary.main },
  [theme.breakpoints.down('md')]: { flex: 'none', width: '100%', maxWidth: 'none' },
}));

/** The width of the label and its arrow, so that no label is cut; an average letter is narrower than a digit. */
const roomFor = (label: string) => ({ flexBasis: `calc(${label.length * 0.8}ch + 56px)` });

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
        fallback={
          <Skeleton
            variant="rounded"
            height={40}
            style={{ ...roomFor(label), flexGrow: 1, maxWidth: 230 }}
          />
        }
        label={label}
        useChoices={filter.useChoices}
        areCodes={filter.areCodes}
        value={value}
        onChange={handleChange}
        placeholder={label}
        style={roomFor(label)}
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
  const chosenLabel = filter.choices.find((choice) => choice.value === value)?.label;
  return (
    <Select
      aria-label={label}
      title={chosenLabel && `${label}: ${chosenLabel}`}
      style={roomFor(label)}
      value={value}
      data-chosen={value === '' ? undefined : true}
      onChange={(event) => handleChange(event.target.value)}
    >
      <option value="">{label}</option>
      {filter.choices.map((choice) => (
        <option key={choice.value} value={choice.value}>{`${label}: ${choice.label}`}</option>
      ))}
    </Select>
  );
}
