import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Shown while the code of a page loads: a header and one surface below it. */
export const PageSkeleton = () => (
  <Box role="status" aria-label="Memuat halaman" sx={{ p: { xs: 2, md: 3 } }}>
    <Skeleton variant="text" width={220} height={32} />
    <Skeleton variant="text" width={320} height={20} sx={{ maxWidth: '80%' }} />
    <Skeleton variant="rounded" height={320} sx={{ mt: 3 }} />
  </Box>
);
