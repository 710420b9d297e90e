import FirstPageOutlined from '@mui/icons-material/FirstPageOutlined';
import LastPageOutlined from '@mui/icons-material/LastPageOutlined';
import NavigateBeforeOutlined from '@mui/icons-material/NavigateBeforeOutlined';
import NavigateNextOutlined from '@mui/icons-material/NavigateNextOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { NativeSelect } from '@/client/ui/NativeSelect';
import { formatNumber } from '@/shared/formatNumber';
import { TOUCH_TARGET } from '../layout/measures';
import { PAGE_SIZES } from '../state/tableState';
import type { Table } from '../state/useTable';

type Props = {
  table: Pick<Table, 'page' | 'perPage' | 'change' | 'prefetch'>;
  /** Null before the first answer: an empty bar keeps the place. */
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
  minHeight: 44,
  padding: '2px 12px 2px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& > *': { display: 'flex', alignItems: 'center', gap: 8 },
  [theme.breakpoints.down('md')]: {
    minHeight: 112,
    padding: '8px 8px 8px 16px',
    '& > *': { width: '100%', justifyContent: 'space-between' },
    '& .MuiIconButton-root': { width: TOUCH_TARGET, height: TOUCH_TARGET },
    '& select': { height: TOUCH_TARGET },
  },
}));

const Total = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const StepButton = styled(IconButton)(({ theme }) => ({
  '&[aria-disabled="true"]': {
    cursor: 'default',
    color: theme.vars.palette.action.disabled,
    backgroundColor: 'transparent',
  },
}));

type StepProps = {
  label: string;
  icon: ReactNode;
  isOff: boolean;
  onClick: () => void;
  onPoint: () => void;
};

/** `aria-disabled` at the ends: a button that becomes `disabled` loses the focus. */
const Step = ({ label, icon, isOff, onClick, onPoint }: StepProps) => (
  <StepButton
    size="small"
    aria-label={label}
    aria-disabled={isOff}
    disableRipple={isOff}
    onClick={isOff ? undefined : onClick}
    onPointerEnter={isOff ? undefined : onPoint}
    onFocus={isOff ? undefined : onPoint}
  >
    {icon}
  </StepButton>
);

export function TableFooter({ table, total, pageCount }: Props) {
  const id = useId();
  const { page, perPage, change, prefetch } = table;
  const leadTo = (target: number) => ({
    onClick: () => change({ page: target }),
    onPoint: () => prefetch({ page: target }),
  });
  const isFirst = page <= 1;
  const isLast = page >= pageCount;

  // Not the same element as the real bar: it would count as a layout shift when rows push it down.
  if (total === null) return <Bar key="empty" />;
  return (
    <Bar key="bar">
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
          <Step
            label="Halaman pertama"
            icon={<FirstPageOutlined fontSize="small" />}
            isOff={isFirst}
            {...leadTo(1)}
          />
          <Step
            label="Halaman sebelumnya"
            icon={<NavigateBeforeOutlined fontSize="small" />}
            isOff={isFirst}
            {...leadTo(page - 1)}
          />
          <Step
            label="Halaman berikutnya"
            icon={<NavigateNextOutlined fontSize="small" />}
            isOff={isLast}
            {...leadTo(page + 1)}
          />
          <Step
            label="Halaman terakhir"
            icon={<LastPageOutlined fontSize="small" />}
            isOff={isLast}
            {...leadTo(pageCount)}
          />
        </span>
      </nav>
    </Bar>
  );
}
