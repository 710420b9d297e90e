import { styled } from '@mui/material/styles';

const Skip = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '10px 16px',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontWeight: 600,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
}));

export const CONTENT_ID = 'content';

/** The first stop of the Tab key: past the menu. */
export const SkipLink = () => (
  <Skip
    href={`#${CONTENT_ID}`}
    onClick={(event) => {
      // Without touching the URL, which the router reads.
      event.preventDefault();
      document.getElementById(CONTENT_ID)?.focus();
    }}
  >
    Langsung ke isi
  </Skip>
);
