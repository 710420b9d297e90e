import Skeleton from '@mui/material/Skeleton';
import { SectionLine } from '@/client/ui/SectionCard';
import { LoadError } from '@/client/ui/states/LoadError';
import { LoadingState } from '@/client/ui/states/LoadingState';

type Props = { isError: boolean; error: unknown; onRetry: () => void };

/** The line of a card whose rows are loading, or could not be loaded. */
export const PendingRows = ({ isError, error, onRetry }: Props) => (
  <SectionLine>
    {isError ? (
      <LoadError error={error} onRetry={onRetry} />
    ) : (
      <LoadingState>
        <Skeleton height={44} />
      </LoadingState>
    )}
  </SectionLine>
);
