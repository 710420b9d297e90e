import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { formatNumber } from '@/shared/formatNumber';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '10px 12px 10px 18px',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.primary.main}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: '0 12px 32px -8px rgb(15 23 42 / 0.28)',
  '& > strong': { marginRight: 8, fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('md')]: {
    padding: 12,
    '& > strong': { flex: 1 },
    '& > .decide': { flex: '1 1 100%', minHeight: 48 },
  },
}));

type Props = {
  count: number;
  onDecide: (decision: 'validate' | 'return') => void;
  onClear: () => void;
};

/** The actions on the selected activities. */
export const SelectionBar = ({ count, onDecide, onClear }: Props) => (
  <Bar role="region" aria-label="Aktivitas terpilih">
    <strong>{formatNumber(count)} dipilih</strong>
    <Button color="inherit" onClick={onClear}>
      Batal pilih
    </Button>
    <Button
      className="decide"
      variant="outlined"
      color="secondary"
      startIcon={<ReplyOutlined />}
      onClick={() => onDecide('return')}
    >
      Kembalikan {formatNumber(count)} aktivitas
    </Button>
    <Button
      className="decide"
      variant="contained"
      startIcon={<CheckOutlined />}
      onClick={() => onDecide('validate')}
    >
      Validasi {formatNumber(count)} aktivitas
    </Button>
  </Bar>
);
