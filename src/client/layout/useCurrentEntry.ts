import { useTrail } from '@/client/navigation/useTrail';
import { type MenuItem, screenOf } from './menu';

/** The path of the entry that leads to the current screen or to one above it. */
export function useCurrentEntry(items: readonly MenuItem[]): string | undefined {
  const paths = items.map(({ screen }) => screenOf(screen).path);
  return useTrail().findLast(({ path }) => paths.includes(path))?.path;
}
