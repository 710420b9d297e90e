import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { Screen } from './screen';
import { screenAt } from './screenAt';

/** The screen at the current URL; null at an unknown one. */
export function useScreen(): Screen | null {
  const { pathname, search } = useLocation();
  return useMemo(() => screenAt({ pathname, search }), [pathname, search]);
}
