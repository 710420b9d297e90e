import { matchRoutes } from 'react-router';
import { dashboard } from '@/client/app/dashboard';
import { layout } from '@/client/app/Layout';
import { type RouteHandle, routes } from '@/client/app/routes';
import type { AppStore } from '@/client/app/store';
import { sendFirstRequests } from './firstRequests';
import { whenIdle } from './whenIdle';

/** Fetches the code of the page at a path. */
export const preloadCode = async (pathname: string): Promise<void> => {
  const handles = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.handle);
  await Promise.all(handles.map((handle: RouteHandle | undefined) => handle?.preload()));
};

/** Fetches what follows the login while a person types. */
export const preloadAfterLogin = () => whenIdle([layout.preload, dashboard.preload]);

const linkOf = ({ target }: Event): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === window.location.origin ? link : null;
};

/**
 * Fetches a page's code when its link is pointed at or focused, and its data when the link is
 * pressed, which is a tenth of a second before the click.
 */
export const preloadPointedLinks = (store: AppStore): void => {
  const onPointed = (event: Event) => {
    const link = linkOf(event);
    if (link) void preloadCode(link.pathname);
  };
  for (const event of ['pointerover', 'touchstart', 'focusin'] as const) {
    document.addEventListener(event, onPointed, { passive: true });
  }
  document.addEventListener(
    'pointerdown',
    (event) => {
      const link = linkOf(event);
      if (link && event.isPrimary && event.button === 0) sendFirstRequests(link, store);
    },
    { passive: true },
  );
};
