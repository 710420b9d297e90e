import NavigateBeforeOutlined from '@mui/icons-material/NavigateBeforeOutlined';
import NavigateNextOutlined from '@mui/icons-material/NavigateNextOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { formatNumber } from '@/shared/formatNumber';
import type { ChangeDesk } from './useDeskQuery';

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '6px 12px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

type Props = { page: number; pageCount: number; change: ChangeDesk };

export function DeskPages({ page, pageCount, change }: Props) {
  if (pageCount <= 1) return null;
  return (
    <Bar aria-label="Halaman daftar">
      <Button
        color="inherit"
        startIcon={<NavigateBeforeOutlined />}
        disabled={page <= 1}
        onClick={() => change({ page: page - 1 })}
      >
        Sebelumnya
      </Button>
      <span aria-live="polite">
        Halaman {formatNumber(page)} dari {formatNumber(pageCount)}
      </span>
      <Button
        color="inherit"
        endIcon={<NavigateNextOutlined />}
        disabled={page >= pageCount}
        onClick={() => change({ page: page + 1 })}
      >
        Berikutnya
      </Button>
    </Bar>
  );
}
