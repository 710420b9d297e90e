import Alert from '@mui/material/Alert';
import type { BulkFailure } from './useBulkRequest';

type Props = {
  failure: BulkFailure | null;
  /** The text shown when no answer has arrived. */
  lostText: string;
};

export const BulkFailureAlert = ({ failure, lostText }: Props) =>
  failure && (
    <Alert severity={failure.isLost ? 'warning' : 'error'}>
      {failure.isLost ? lostText : failure.text}
    </Alert>
  );
