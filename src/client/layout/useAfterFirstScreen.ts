import { useEffect, useState } from 'react';
import { FIRST_SCREEN_MS } from './measures';

/** False until the first screen has had time to load: for what must not delay it. */
export function useAfterFirstScreen(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), FIRST_SCREEN_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}
