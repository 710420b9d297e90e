import { useMatches, useSearchParams } from 'react-router';
import { type Screen, type ScreenName, screenFor, trailTo } from '@/client/app/paths';

type Handle = { screen?: ScreenName } | undefined;

/** The screens from the top down to the one that is shown; none at an unknown address. */
export function useTrail(): Screen[] {
  const [query] = useSearchParams();
  const name = useMatches()
    .map(({ handle }) => (handle as Handle)?.screen)
    .findLast((screen) => screen !== undefined);
  return name ? trailTo(screenFor(name, query)) : [];
}
