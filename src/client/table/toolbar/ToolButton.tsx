import IconButton from '@mui/material/IconButton';
import { type ReactNode, useState } from 'react';

type Props = {
  title: string;
  /** The accessible name, if it differs from the title. */
  label?: string;
  icon: ReactNode;
  isChanged?: boolean;
  /** Fetches the panel in advance. */
  onPoint: () => void;
  panel: (anchor: HTMLElement, onClose: () => void) => ReactNode;
};

/** Opens a panel below the toolbar. */
export function ToolButton({ title, label = title, icon, isChanged, onPoint, panel }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        color={isChanged ? 'primary' : 'default'}
        aria-label={label}
        title={title}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={onPoint}
        onFocus={onPoint}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {icon}
      </IconButton>
      {anchor && panel(anchor, () => setAnchor(null))}
    </>
  );
}
