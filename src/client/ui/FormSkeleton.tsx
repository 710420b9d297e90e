import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { FieldGrid } from './form/FormSection';
import { LoadingState } from './states/LoadingState';

const FIELDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Shown in place of a form while its record loads. */
export const FormSkeleton = () => (
  <LoadingState>
    <Card sx={{ p: 2.5 }}>
      <Skeleton width={180} height={24} sx={{ mb: 2 }} />
      <FieldGrid>
        {FIELDS.map((field) => (
          <div key={field}>
            <Skeleton width={110} height={18} sx={{ mb: '6px' }} />
            <Skeleton variant="rounded" height={40} />
          </div>
        ))}
      </FieldGrid>
    </Card>
  </LoadingState>
);
