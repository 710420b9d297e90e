import { type ReactNode, useState } from 'react';

type Props = { isOpen: boolean; children: ReactNode };

/**
 * What opens on demand, such as a dialog in a chunk of its own: first rendered when it opens, and
 * kept afterwards, so that it can be seen closing.
 */
export function OnDemand({ isOpen, children }: Props) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened && children;
}
