import InboxOutlined from '@mui/icons-material/InboxOutlined';
import type { ReactNode } from 'react';
import { StatePanel, type StateProps } from './StatePanel';

type Props = StateProps & { text: ReactNode; icon?: ReactNode; action?: ReactNode };

export const EmptyState = ({ text, icon = <InboxOutlined />, ...props }: Props) => (
  <StatePanel {...props} role="status" icon={icon} title={text} />
);
