import { type ReactNode, useState } from 'react';
import { ToolbarButton } from './ToolbarButton';

type Props = {
  title: string;
  word: string;
  /** The accessible name, if it differs from the title. */
  label?: string;
  icon: ReactNode;
  isChanged?: boolean;
  /** Fetches the panel in advance. */
  onPoint: () => void;
  panel: (anchor: HTMLElement, onClose: () => void) => ReactNode;
};

/** Opens a panel below the toolbar. */
export function ToolButton(props: Props) {
  const { title, word, label = title, icon, isChanged = false, onPoint, panel } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ToolbarButton
        icon={icon}
        word={word}
        isActive={isChanged}
        aria-label={label}
        title={title}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={onPoint}
        onFocus={onPoint}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && panel(anchor, () => setAnchor(null))}
    </>
  );
}
