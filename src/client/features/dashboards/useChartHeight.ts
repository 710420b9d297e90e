import useMediaQuery from '@mui/material/useMediaQuery';
import { LOW_DESK_QUERY } from '@/shared/constants/screen';

const HEIGHT = 360;
/** With five rows of what waits and the totals, the charts end with the first screen at 1366×768. */
const LOW_HEIGHT = 200;

/** The height of a chart in px. */
export const useChartHeight = () =>
  useMediaQuery(LOW_DESK_QUERY, { noSsr: true }) ? LOW_HEIGHT : HEIGHT;
