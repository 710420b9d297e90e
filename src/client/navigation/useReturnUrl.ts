import { lastUrl, latestOf, useOrigins } from './origins';
import { screens } from './screens';
import { useTrail } from './useTrail';

/** Like useReturnUrl, with the title of the target for the link text. */
export function useReturnScreen(): { url: string; title: string } {
  const origins = useOrigins();
  const above = useTrail().slice(0, -1);
  const cameFrom = latestOf(
    origins,
    above.map(({ pathname }) => pathname),
  );
  const screen = above.find(({ pathname }) => pathname === cameFrom) ?? above.at(-1);
  return screen ?? { url: screens.dashboard.path, title: screens.dashboard.title };
}

/**
 * The target of 'Kembali', 'Batal' and saved forms: the parent screen from which the user came, with
 * its page, search, filters and order, or the direct parent if the page was opened directly.
 */
export const useReturnUrl = (): string => useReturnScreen().url;

/** The URL of the given page, with the page, search, filters and order it was left with. */
export const useLastUrl = (url: string): string => lastUrl(useOrigins(), url);
