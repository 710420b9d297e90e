import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}

/** Shown instead of a page when there is none. */
export const FullPageMessage = ({ icon, title, text, children }: Props) => (
  <Stack
    component="section"
    sx={{
      minHeight: '60dvh',
      alignItems: 'center',
      justifyContent: 'center',
      p: 3,
      gap: 1,
      textAlign: 'center',
    }}
  >
    <Box sx={{ color: 'text.secondary', '& svg': { fontSize: 40 }, mb: 1 }}>{icon}</Box>
    <Typography variant="h1">{title}</Typography>
    <Typography color="text.secondary" sx={{ maxWidth: '28rem' }}>
      {text}
    </Typography>
    <Stack direction="row" sx={{ mt: 2, gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
      {children}
    </Stack>
  </Stack>
);
