import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import type { WaitingReviews } from '@/client/api/api';
import { paths } from '@/client/navigation/paths';
import { formatWeekdayDate } from '@/shared/format';
import { formatNumber } from '@/shared/formatNumber';
import { WAITING_HEIGHT, WAITING_HEIGHT_PHONE } from './DashboardGrid';

const Frame = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  minHeight: WAITING_HEIGHT,
  marginBottom: 16,
  padding: '14px 20px',
  '& > svg': { flex: 'none', color: theme.vars.palette.primary.text },
  '& p': { margin: 0 },
  [theme.breakpoints.down('md')]: {
    minHeight: WAITING_HEIGHT_PHONE,
    padding: 14,
    '& > .MuiButton-root': { width: '100%' },
  },
})) as typeof Card;

const Words = styled('div')(({ theme }) => ({
  flex: '1 1 200px',
  minWidth: 0,
  '& h2': { ...theme.typography.h2, margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** The reason why 'Belum Divalidasi' is another number. */
const NOT_WAITING =
  "'Belum Divalidasi' juga menghitung yang dikembalikan dan yang belum tiba harinya.";

/** The number of activities of all periods that wait for the reviewer, and the oldest day. */
export const WaitingReviewsCard = ({ waiting, oldest_day }: WaitingReviews) => (
  <Frame component="section" aria-label="Menunggu peninjauan Anda">
    <RateReviewOutlined aria-hidden />
    <Words>
      <h2>
        {waiting > 0
          ? `Menunggu peninjauan Anda: ${formatNumber(waiting)}`
          : 'Menunggu peninjauan Anda: tidak ada'}
      </h2>
      <p>
        {oldest_day
          ? `Tertua dari ${formatWeekdayDate(oldest_day)}`
          : 'Semua aktivitas sudah Anda tinjau.'}
      </p>
      <p>{NOT_WAITING}</p>
    </Words>
    <Button
      component={Link}
      to={paths.reviews}
      variant={waiting > 0 ? 'contained' : 'outlined'}
      endIcon={<ArrowForwardOutlined />}
    >
      {waiting > 0 ? 'Tinjau sekarang' : 'Buka peninjauan'}
    </Button>
  </Frame>
);
