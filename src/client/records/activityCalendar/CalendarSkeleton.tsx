import Skeleton from '@mui/material/Skeleton';
import { LoadingState } from '@/client/ui/states/LoadingState';

export const CalendarSkeleton = () => (
  <LoadingState>
    <Skeleton variant="rounded" height={540} />
  </LoadingState>
);
