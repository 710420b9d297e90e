import AddCircleOutlineOutlined from '@mui/icons-material/AddCircleOutlineOutlined';
import DragHandleOutlined from '@mui/icons-material/DragHandleOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import PanToolOutlined from '@mui/icons-material/PanToolOutlined';
import type { ReactNode } from 'react';
import { Badge } from '@/client/ui/cells/Badge';
import type { Tone } from '@/shared/fields/field';
import type { RowState } from './importRows';
import { STATE_LABELS } from './importTexts';

const STYLES: Readonly<Record<RowState, { tone: Tone; icon: ReactNode }>> = {
  added: { tone: 'success', icon: <AddCircleOutlineOutlined /> },
  changed: { tone: 'warning', icon: <EditOutlined /> },
  same: { tone: 'neutral', icon: <DragHandleOutlined /> },
  kept: { tone: 'neutral', icon: <PanToolOutlined /> },
  wrong: { tone: 'error', icon: <ErrorOutlineOutlined /> },
};

/** The result that a row would have; null until it is checked. */
export const StateBadge = ({ state }: { state: RowState | null }) =>
  state ? (
    <Badge {...STYLES[state]}>{STATE_LABELS[state]}</Badge>
  ) : (
    <Badge icon={<HourglassEmptyOutlined />}>Memeriksa...</Badge>
  );
