import { generatePath, matchPath, useLocation } from 'react-router';
import { lastUrl, useOrigins } from './origins';
import type { Screen } from './screen';
import { trailTo } from './screenAt';
import { useScreen } from './useScreen';

/** `url` is the URL with which the user left the screen. */
export type TrailScreen = Screen & { pathname: string; url: string };

/** The screens from the top of the hierarchy down to the current one; empty at an unknown URL. */
export function useTrail(): TrailScreen[] {
  const screen = useScreen();
  const { pathname: current } = useLocation();
  const origins = useOrigins();
  if (!screen) return [];
  const params = matchPath(screen.path, current)?.params ?? {};

  return trailTo(screen, origins).map((ancestor) => {
    const pathname = generatePath(ancestor.path, params);
    return { ...ancestor, pathname, url: lastUrl(origins, pathname) };
  });
}
