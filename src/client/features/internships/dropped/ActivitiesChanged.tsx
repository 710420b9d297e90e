import Alert from '@mui/material/Alert';
import { formatNumber } from '@/shared/formatNumber';

export const CHECK_AGAIN = 'Periksa lagi, lalu kirim lagi.';

/** The numbers of activities that are deleted. */
export interface Recount {
  before: number;
  after: number;
}

export const ActivitiesChanged = ({ before, after }: Recount) => (
  <Alert severity="warning">
    {`Sementara itu aktivitasnya berubah: tadi ${formatNumber(before)} yang akan dihapus, sekarang ${formatNumber(after)}. ${CHECK_AGAIN}`}
  </Alert>
);
