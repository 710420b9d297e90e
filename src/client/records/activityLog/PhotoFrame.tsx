import { styled } from '@mui/material/styles';

/** The frame of a picture in the list: reserves its place before it is loaded. */
export const PhotoFrame = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.secondary.fill,
  color: theme.vars.palette.secondary.text,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));
