import { readScreenFiles } from '@/client/navigation/readScreenFiles';
import { filesOfScreens } from '@/client/navigation/screenFiles';
import { type Screen, screens } from '@/client/navigation/screens';
import type { Role } from '@/shared/permissions';

/**
 * Fetches the files of every screen of the role, and of what opens over them. Into the cache of the
 * browser only: to run them would delay what the person does meanwhile.
 */
export const fetchScreens = (role: Role): void => {
  const built = readScreenFiles();
  if (!built) return;
  const open = (Object.values(screens) as Screen[]).filter(({ roles }) => roles.includes(role));
  const paths = open.map(({ path }) => path);
  for (const href of filesOfScreens(built, paths, role)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  }
};
