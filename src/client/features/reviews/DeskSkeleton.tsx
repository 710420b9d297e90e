import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { SKELETON_ROWS } from '@/shared/constants/screen';

const LINES = ['40%', '65%', '90%', '80%'];

/** Placeholders in the shape of the rows. */
export const DeskSkeleton = () => (
  <LoadingState>
    {Array.from({ length: SKELETON_ROWS }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a skeleton have no other identity
      <Stack key={row} sx={{ px: 2, py: 1.75, gap: 0.5, borderTop: 1, borderColor: 'divider' }}>
        {LINES.map((width) => (
          <Skeleton key={width} width={width} height={22} />
        ))}
      </Stack>
    ))}
  </LoadingState>
);
