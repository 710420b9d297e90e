import { useEffect, useRef, useState } from 'react';
import { keep, readStored } from '@/client/session/browserStorage';

const KEY = 'follow-ups-height';

/** Room for three kinds, before the browser has shown any. */
const FIRST_HEIGHT = 166;

/** The height that the element had in the last visit, for its placeholder; keeps the one it has now. */
export function useReservedHeight(isLoaded: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const [height] = useState(() => Number(readStored(KEY)) || FIRST_HEIGHT);
  useEffect(() => {
    if (isLoaded && element.current) keep(KEY, String(element.current.offsetHeight));
  }, [isLoaded]);
  return { element, height };
}
