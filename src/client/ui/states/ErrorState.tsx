import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useIsOnline } from '../useIsOnline';
import { StatePanel, type StateProps } from './StatePanel';

type Props = StateProps & { text: ReactNode; onRetry?: () => void };

const NEEDS_NETWORK = 'Data ini memerlukan jaringan, dan dimuat sendiri begitu jaringan ada.';

export const ErrorState = ({ text, onRetry, ...props }: Props) => (
  <StatePanel
    description={useIsOnline() ? undefined : NEEDS_NETWORK}
    {...props}
    role="alert"
    tone="error"
    icon={<CloudOffOutlined />}
    title={text}
    action={
      onRetry && (
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<RefreshOutlined />}
          onClick={onRetry}
        >
          Coba lagi
        </Button>
      )
    }
  />
);
