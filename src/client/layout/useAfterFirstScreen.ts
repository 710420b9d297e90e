import { useEffect, useState } from 'react';
import { FIRST_SCREEN_MS } from './measures';

/** Whether the first screen has had time to load; later work must not delay it. */
export function useAfterFirstScreen(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), FIRST_SCREEN_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}
