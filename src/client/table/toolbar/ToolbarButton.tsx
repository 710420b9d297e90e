import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';

/** The widest toolbars without words beside the icons. */
const NARROW = 1040;
export const NARROW_IF_CROWDED = 1360;

const Tool = styled(Button)({ minWidth: 40, padding: '6px 10px', gap: 8, flex: 'none' });

const Word = styled('span')({
  [`@container toolbar (max-width: ${NARROW}px)`]: { display: 'none' },
  [`@container crowded-toolbar (max-width: ${NARROW_IF_CROWDED}px)`]: { display: 'none' },
});

type Props = Omit<ComponentProps<typeof Button>, 'children'> & {
  icon: ReactNode;
  /** Shown where the toolbar has room; part of the accessible name. */
  word: string;
  isActive: boolean;
};

/** A button of the toolbar that shrinks to its icon. */
export const ToolbarButton = ({ icon, word, isActive, ...button }: Props) => (
  <Tool variant="outlined" color={isActive ? 'primary' : 'secondary'} {...button}>
    {icon}
    <Word>{word}</Word>
  </Tool>
);
