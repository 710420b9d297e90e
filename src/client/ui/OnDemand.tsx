import { type ReactNode, useState } from 'react';

type Props = { isOpen: boolean; children: ReactNode };

/**
 * Renders its children when they first open, such as a dialog in a chunk of its own, and keeps them
 * afterwards, so that they can animate while closing.
 */
export function OnDemand({ isOpen, children }: Props) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened && children;
}
