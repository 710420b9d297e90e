import Tooltip from '@mui/material/Tooltip';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from './measures';

let lastClosedAt = Number.NEGATIVE_INFINITY;

type Props = { title: string; children: ReactElement<unknown> };

/**
 * Shows after a delay, or immediately if another tooltip was open a moment ago (spec §9). MUI has
 * such a delay too, but its 800 ms cannot be configured.
 * @public used through the module that `SidebarNav` imports
 */
export function SidebarTooltip({ title, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const handleOpen = () => {
    const isSkipping = performance.now() - lastClosedAt < TOOLTIP_SKIP_DELAY_MS;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), isSkipping ? 0 : TOOLTIP_DELAY_MS);
  };
  const handleClose = () => {
    clearTimeout(timer.current);
    if (isOpen) lastClosedAt = performance.now();
    setOpen(false);
  };

  return (
    <Tooltip
      title={title}
      placement="right"
      open={isOpen}
      enterDelay={0}
      leaveDelay={0}
      onOpen={handleOpen}
      onClose={handleClose}
    >
      {children}
    </Tooltip>
  );
}
