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

/** The first focusable element: skips the menu. */
export const SkipLink = () => (
  <Skip
    href={`#${CONTENT_ID}`}
    onClick={(event) => {
      // Does not change the URL, which the router would handle.
      event.preventDefault();
      document.getElementById(CONTENT_ID)?.focus();
    }}
  >
    Langsung ke isi
  </Skip>
);
