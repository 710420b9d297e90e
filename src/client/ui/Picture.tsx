import { styled } from '@mui/material/styles';

/** A picture in full size, as far as the window has room beside the words of its dialog. */
export const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  maxHeight: 'calc(100dvh - 220px)',
  margin: '0 auto',
  objectFit: 'contain',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.secondary.fill,
}));
