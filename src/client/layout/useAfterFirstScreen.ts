import { useEffect, useState } from 'react';

/** Far more than a screen needs, so that nothing competes with it. */
const DELAY_MS = 3_000;

/** False until the first screen has had time to load: for what must not delay it. */
export function useAfterFirstScreen(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}
