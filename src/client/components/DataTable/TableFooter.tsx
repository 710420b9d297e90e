import FirstPageOutlined from '@mui/icons-material/FirstPageOutlined';
import LastPageOutlined from '@mui/icons-material/LastPageOutlined';
import NavigateBeforeOutlined from '@mui/icons-material/NavigateBeforeOutlined';
import NavigateNextOutlined from '@mui/icons-material/NavigateNextOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { formatNumber } from '../formatDate';
import { NativeSelect } from './NativeSelect';
import { PAGE_SIZES } from './tableState';
import type { Table } from './useTable';

type Props = {
  table: Table;
  /** Null before the first answer: the bar keeps its place, without numbers that nobody knows. */
  total: number | null;
  pageCount: number;
};

const Bar = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  minHeight: 52,
  padding: '6px 12px 6px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& > *': { display: 'flex', alignItems: 'center', gap: 8 },
  [theme.breakpoints.down('sm')]: {
    padding: '10px 8px 10px 16px',
    '& > *': { width: '100%', justifyContent: 'space-between' },
    '& .MuiIconButton-root': { padding: 10 },
  },
}));

const Total = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

export function TableFooter({ table, total, pageCount }: Props) {
  const id = useId();
  const { page, perPage, change } = table;
  const isFirst = page <= 1;
  const isLast = page >= pageCount;

  return (
    <Bar style={total === null ? { visibility: 'hidden' } : undefined}>
      <div>
        <label htmlFor={id}>Baris per halaman</label>
        <NativeSelect
          id={id}
          value={perPage}
          onChange={(event) => change({ perPage: Number(event.target.value) })}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </NativeSelect>
        <Total>{formatNumber(total)} data</Total>
      </div>
      <nav aria-label="Halaman tabel">
        <span aria-live="polite">
          Halaman {formatNumber(page)} dari {formatNumber(pageCount)}
        </span>
        <span>
          <IconButton
            size="small"
            aria-label="Halaman pertama"
            disabled={isFirst}
            onClick={() => change({ page: 1 })}
          >
            <FirstPageOutlined fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label="Halaman sebelumnya"
            disabled={isFirst}
            onClick={() => change({ page: page - 1 })}
          >
            <NavigateBeforeOutlined fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label="Halaman berikutnya"
            disabled={isLast}
            onClick={() => change({ page: page + 1 })}
          >
            <NavigateNextOutlined fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label="Halaman terakhir"
            disabled={isLast}
            onClick={() => change({ page: pageCount })}
          >
            <LastPageOutlined fontSize="small" />
          </IconButton>
        </span>
      </nav>
    </Bar>
  );
}
