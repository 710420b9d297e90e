import useMediaQuery from '@mui/material/useMediaQuery';
import { PHONE_QUERY } from '@/shared/constants/screen';

/** Read on the first render, so that no screen renders twice. */
export const useIsPhone = () => useMediaQuery(PHONE_QUERY, { noSsr: true });
