import { styled } from '@mui/material/styles';
import { useGetReviewCountsQuery } from '@/client/api/api';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { formatNumber } from '@/shared/formatNumber';
import { useAfterFirstScreen } from './useAfterFirstScreen';

const Count = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: '50%',
  right: 8,
  transform: 'translateY(-50%)',
  minWidth: 22,
  padding: '0 6px',
  borderRadius: 10,
  fontSize: '0.75rem',
  lineHeight: '20px',
  fontWeight: 600,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  // A dot on the icon.
  '&[data-collapsed]': {
    top: 8,
    right: 6,
    minWidth: 8,
    width: 8,
    height: 8,
    padding: 0,
    overflow: 'hidden',
    textIndent: 16,
  },
}));

const NO_FILTERS = {};

type Props = { id: string; isCollapsed: boolean };

/** The number of waiting activities beside the menu entry of the desk. Loads after the first screen. */
export function WaitingCount({ id, isCollapsed }: Props) {
  const isDue = useAfterFirstScreen();
  const { data } = useGetReviewCountsQuery(NO_FILTERS, { skip: !isDue });
  const waiting = data?.data.waiting ?? 0;
  if (waiting === 0) return null;
  return (
    <Count id={id} data-collapsed={isCollapsed || undefined}>
      {formatNumber(waiting)}
      <VisuallyHidden> menunggu</VisuallyHidden>
    </Count>
  );
}
