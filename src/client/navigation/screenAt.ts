import { matchPath, matchRoutes } from 'react-router';
import { latestOf, type Origins } from './origins';
import type { Screen, Variants } from './screen';
import { openScreens, type ScreenName, screens } from './screens';

const isScreenName = (name: unknown): name is ScreenName =>
  typeof name === 'string' && Object.hasOwn(screens, name);

const routes = (Object.entries(screens) as [ScreenName, Screen][]).map(([name, screen]) => ({
  path: screen.path,
  name,
  screen,
}));

/** The screen at a path, with its name and the parameters of the path; null at an unknown one. */
export function matchScreen(pathname: string) {
  const match = matchRoutes(routes, pathname)?.[0];
  return match ? { ...match.route, params: match.params } : null;
}

/** Whether the screen at a path is open to everyone. */
export const isOpenScreen = (pathname: string): boolean =>
  Object.keys(openScreens).some((path) => matchPath(path, pathname) !== null);

/**
 * The screen at a URL such as `/users/create?role=mentor` or `/imports/students`, with the title and
 * parent for that role or kind, or the title of a copy; null at an unknown URL.
 */
export function screenAt({ pathname, search = '' }: { pathname: string; search?: string }) {
  const match = matchScreen(pathname);
  if (!match) return null;
  const { forRole, forKind, titleOfCopy, ...screen } = match.screen;
  const parameters = new URLSearchParams(search);
  return {
    ...screen,
    ...(titleOfCopy && parameters.has('copy_of') && { title: titleOfCopy }),
    ...variantOf(forRole, parameters.get('role') ?? ''),
    ...variantOf(forKind, match.params.kind ?? ''),
  };
}

const variantOf = (variants: Variants | undefined, name: string) =>
  variants && Object.hasOwn(variants, name) ? variants[name] : undefined;

function parentOf(screen: Screen, origins: Origins = []): Screen | null {
  const parents = [screen.parent, ...(screen.otherParents ?? [])]
    .filter(isScreenName)
    .map((name): Screen => screens[name]);
  const latest = latestOf(
    origins,
    parents.map(({ path }) => path),
  );
  return parents.find(({ path }) => path === latest) ?? parents[0] ?? null;
}

/** The screens from the top of the hierarchy down to the given one. */
export function trailTo(screen: Screen, origins: Origins = []): Screen[] {
  const parent = parentOf(screen, origins);
  return parent ? [...trailTo(parent, origins), screen] : [screen];
}
