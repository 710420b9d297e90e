import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { StatePanel } from './StatePanel';

type Props = { text: ReactNode; description?: ReactNode; onRetry?: () => void };

export const ErrorState = ({ text, description, onRetry }: Props) => (
  <StatePanel
    role="alert"
    tone="error"
    icon={<CloudOffOutlined />}
    title={text}
    description={description}
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
