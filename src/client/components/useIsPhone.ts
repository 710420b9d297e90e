import useMediaQuery from '@mui/material/useMediaQuery';

/** Spec §9: at most 768 px wide. Read at once, so that no screen is drawn twice. */
export const useIsPhone = () => useMediaQuery('(max-width: 768px)', { noSsr: true });
