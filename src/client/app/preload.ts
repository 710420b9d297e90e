import { matchRoutes } from 'react-router';
import { type RouteHandle, routes } from './routes';

/** Fetches the code of the page at a path. */
export const preloadPath = (pathname: string): void => {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    (route.handle as RouteHandle | undefined)?.preload();
  }
};

const preloadLinkOf = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link && link.origin === window.location.origin) preloadPath(link.pathname);
};

/** Fetches a page's code when its link is hovered, touched or focused, before it is clicked. */
export const preloadPointedLinks = (): void => {
  for (const event of ['pointerover', 'touchstart', 'focusin'] as const) {
    document.addEventListener(event, preloadLinkOf, { passive: true });
  }
};
