import useMediaQuery from '@mui/material/useMediaQuery';

/** Spec §9: at most 768 px wide. Read on the first render, so that no screen renders twice. */
export const useIsPhone = () => useMediaQuery('(max-width: 768px)', { noSsr: true });
