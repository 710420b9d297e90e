import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { formatNumber } from '@/shared/formatNumber';
import { ROW_STATES, type RowState } from './importRows';
import { STATE_LABELS } from './importTexts';

/** `moved`: the rows whose records another person has changed since the check; `warned`: with warnings. */
export type RowFilter = 'all' | 'moved' | 'warned' | RowState;

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '12px 16px',
  [theme.breakpoints.down('md')]: { padding: 12 },
}));

const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const Chip = styled(Button)({
  borderRadius: 16,
  fontVariantNumeric: 'tabular-nums',
  // The theme rounds focused elements like links.
  '&.MuiButton-root.Mui-focusVisible': { borderRadius: 16 },
}) as typeof Button;

type Props = {
  counts: Readonly<Record<RowState, number>>;
  total: number;
  moved: number;
  warned: number;
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
  updateExisting: boolean;
  onUpdateExisting: (updateExisting: boolean) => void;
};

/** The number of rows of each kind, as filters, and the choice about existing records. */
export function ReviewToolbar(props: Props) {
  const { counts, total, moved, warned, filter, onFilter, updateExisting, onUpdateExisting } =
    props;
  const chips: [RowFilter, string, number][] = [
    ['all', 'Semua', total],
    ...ROW_STATES.map((state): [RowFilter, string, number] => [
      state,
      STATE_LABELS[state],
      counts[state],
    ]),
  ];
  if (warned > 0) chips.push(['warned', 'Peringatan', warned]);
  if (moved > 0) chips.push(['moved', 'Berubah sejak diperiksa', moved]);

  return (
    <Bar>
      <Chips role="group" aria-label="Tampilkan baris">
        {chips
          .filter(([name, , count]) => name !== 'kept' || count > 0 || filter === 'kept')
          .map(([name, label, count]) => (
            <Chip
              key={name}
              size="small"
              variant="outlined"
              color="secondary"
              aria-pressed={filter === name}
              onClick={() => onFilter(name)}
            >
              {`${label} ${formatNumber(count)}`}
            </Chip>
          ))}
      </Chips>
      <FormControlLabel
        label="Perbarui data yang sudah ada"
        control={
          <Switch checked={updateExisting} onChange={(_, checked) => onUpdateExisting(checked)} />
        }
      />
    </Bar>
  );
}
