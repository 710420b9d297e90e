import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { FormSkeleton } from '@/client/ui/FormSkeleton';

/** The spinner of spec §2 over a skeleton of the forms, so that the layout does not shift. */
export const UserSpinner = () => (
  <Box sx={{ position: 'relative' }}>
    <Box sx={{ opacity: 0.5 }}>
      <FormSkeleton />
    </Box>
    <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
      <CircularProgress aria-label="Memuat data..." />
    </Box>
  </Box>
);
