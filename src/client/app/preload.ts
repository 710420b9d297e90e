import { matchRoutes } from 'react-router';
import { type RouteHandle, routes } from './routes';

/** Starts to fetch the code of the page that a path leads to. */
export const preloadPath = (pathname: string): void => {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    (route.handle as RouteHandle | undefined)?.preload();
  }
};

const preloadLinkOf = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link && link.origin === window.location.origin) preloadPath(link.pathname);
};

/** A link that is pointed at, touched or focused is about to be followed: its code comes ahead. */
export const preloadPointedLinks = (): void => {
  for (const event of ['pointerover', 'touchstart', 'focusin'] as const) {
    document.addEventListener(event, preloadLinkOf, { passive: true });
  }
};
