/** Written into `index.html` by the build (`ScreenFilesPlugin.ts`). */
export interface ScreenFiles {
  /** Addresses of scripts and style sheets; the other fields are indexes into them. */
  files: readonly string[];
  /** The size of each file on its way, in KiB. */
  sizes: readonly number[];
  /** Indexes of the login screen. */
  login: readonly number[];
  /** By pattern, the screens that are open to everyone and have no layout. */
  open: Readonly<Record<string, readonly number[]>>;
  /** The frame of every other screen. */
  layout: readonly number[];
  /** By the pattern of the route, such as `/companies/:id/edit`. */
  screens: Readonly<Record<string, readonly number[]>>;
  /** By role, the part of the dashboard that differs. */
  dashboards: Readonly<Record<string, readonly number[]>>;
  /** The files of overlays, and of the grid. */
  later: readonly number[];
}

/** Null in development, where files have no fixed names. */
export const readScreenFiles = (): ScreenFiles | null => {
  const text = document.getElementById('screen-files')?.textContent;
  return text ? JSON.parse(text) : null;
};

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** The number of equal segments if the pattern matches, else -1. */
const likeness = (pattern: string, pathname: string): number => {
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(pathname)];
  if (wanted.length !== given.length) return -1;
  const matches = wanted.every((segment, i) => segment.startsWith(':') || segment === given[i]);
  return matches ? wanted.filter((segment, i) => segment === given[i]).length : -1;
};

const bestOf = (patterns: readonly string[], pathname: string): string | undefined =>
  patterns
    .filter((pattern) => likeness(pattern, pathname) >= 0)
    .sort((a, b) => likeness(b, pathname) - likeness(a, pathname))[0];

type Place = {
  pathname: string;
  /** Undefined without a session. */
  role: string | undefined;
};

/** The files of the screen at a path, each once; none at an unknown path. */
export const filesAt = (
  { files, login, open, layout, screens, dashboards }: ScreenFiles,
  { pathname, role }: Place,
): string[] => {
  const addressOf = (index: number) => files[index] as string;
  const openOne = bestOf(Object.keys(open), pathname);
  if (openOne !== undefined) return (open[openOne] ?? []).map(addressOf);
  // Without a session, every other screen redirects to the login.
  if (role === undefined) return login.map(addressOf);
  const best = bestOf(Object.keys(screens), pathname);
  if (best === undefined) return [];
  const own = best === '/' ? (dashboards[role] ?? []) : [];
  const indexes = new Set([...layout, ...(screens[best] ?? []), ...own]);
  return [...indexes].map(addressOf);
};

/**
 * The files of the screens at these paths, then of what opens over them, as far as they fit into so many KiB. Without those
 * that the page has already.
 */
export const filesAhead = (
  built: ScreenFiles,
  {
    paths,
    role,
    present,
  }: { paths: readonly string[]; role: string; present: ReadonlySet<string> },
  maxKib: number,
): string[] => {
  const overlays = built.later.map((index) => built.files[index] as string);
  const wanted = new Set([
    ...paths.flatMap((pathname) => filesAt(built, { pathname, role })),
    ...overlays,
  ]);
  let left = maxKib;
  return [...wanted].filter((file) => {
    const size = built.sizes[built.files.indexOf(file)] ?? 0;
    if (present.has(file) || size > left) return false;
    left -= size;
    return true;
  });
};
