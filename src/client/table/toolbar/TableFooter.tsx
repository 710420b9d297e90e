import FirstPageOutlined from '@mui/icons-material/FirstPageOutlined';
import LastPageOutlined from '@mui/icons-material/LastPageOutlined';
import NavigateBeforeOutlined from '@mui/icons-material/NavigateBeforeOutlined';
import NavigateNextOutlined from '@mui/icons-material/NavigateNextOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { NativeSelect } from '@/client/ui/NativeSelect';
import { formatNumber } from '@/shared/formatNumber';
import { TOUCH_TARGET } from '../layout/measures';
import { PAGE_SIZES } from '../state/tableState';

type Place = { page?: number; perPage?: number };

type Props = {
  /** The number of the page, from 1. */
  page: number;
  perPage: number;
  /** Null before the first answer, when an empty bar keeps the place. */
  total: number | null;
  pageCount: number;
  onChange: (place: Place) => void;
  /** Called when somebody points at a button, to fetch its page in advance. */
  onPoint?: (place: Place) => void;
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

export function TableFooter({ page, perPage, total, pageCount, onChange, onPoint }: Props) {
  const id = useId();
  const isFirst = page <= 1;
  const isLast = page >= pageCount;
  const steps = [
    { label: 'Halaman pertama', Icon: FirstPageOutlined, target: 1, isOff: isFirst },
    { label: 'Halaman sebelumnya', Icon: NavigateBeforeOutlined, target: page - 1, isOff: isFirst },
    { label: 'Halaman berikutnya', Icon: NavigateNextOutlined, target: page + 1, isOff: isLast },
    { label: 'Halaman terakhir', Icon: LastPageOutlined, target: pageCount, isOff: isLast },
  ];

  // Another key than the real bar: the same element would count as a layout shift when rows push it down.
  if (total === null) return <Bar key="empty" />;
  return (
    <Bar key="bar">
      <div>
        <label htmlFor={id}>Baris per halaman</label>
        <NativeSelect
          id={id}
          value={perPage}
          onChange={(event) => onChange({ perPage: Number(event.target.value) })}
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
          {steps.map(({ label, Icon, target, isOff }) => (
            <StepButton
              key={label}
              size="small"
              aria-label={label}
              // A button that becomes `disabled` loses the focus.
              aria-disabled={isOff}
              disableRipple={isOff}
              onClick={isOff ? undefined : () => onChange({ page: target })}
              onPointerEnter={isOff ? undefined : () => onPoint?.({ page: target })}
              onFocus={isOff ? undefined : () => onPoint?.({ page: target })}
            >
              <Icon fontSize="small" />
            </StepButton>
          ))}
        </span>
      </nav>
    </Bar>
  );
}
