import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';

type Props = Pick<AlertProps, 'children' | 'sx'> & { onRetry: () => unknown };

/** A failure beside data that is still shown; `ErrorState` takes the place of data. */
export const RetryAlert = ({ onRetry, ...props }: Props) => (
  <Alert
    {...props}
    severity="error"
    action={
      <Button color="inherit" size="small" onClick={() => void onRetry()}>
        Coba lagi
      </Button>
    }
  />
);
