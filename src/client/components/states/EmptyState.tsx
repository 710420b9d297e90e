import InboxOutlined from '@mui/icons-material/InboxOutlined';
import type { ReactNode } from 'react';
import { StatePanel } from './StatePanel';

type Props = { text: ReactNode; description?: ReactNode; icon?: ReactNode; action?: ReactNode };

export const EmptyState = ({ text, description, icon = <InboxOutlined />, action }: Props) => (
  <StatePanel role="status" icon={icon} title={text} description={description} action={action} />
);
