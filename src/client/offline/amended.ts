import type { KeptAnswer } from './coveredBy';

/** An activity as a write has answered it. */
export interface StoredActivity {
  id: number;
}

type OfActivities = { data?: unknown };

const isOf = (entry: unknown, { id }: StoredActivity) => (entry as { id?: unknown })?.id === id;

/** A kept answer may show more of an activity than the answer of a write has. */
const merged = (entry: unknown, activity: StoredActivity) => ({
  ...(entry as object),
  ...activity,
});

/** The kept answer with the activity as it is stored now; null if it does not show the activity. */
export function amended(kept: KeptAnswer, activity: StoredActivity): KeptAnswer | null {
  const { data: shown } = kept.data as OfActivities;
  const withData = (data: unknown) => ({ ...kept, data: { ...(kept.data as object), data } });
  if (kept.url === `/activities/${activity.id}`) return withData(merged(shown, activity));
  if (!kept.url.endsWith('/activities') || !Array.isArray(shown)) return null;
  if (!shown.some((entry) => isOf(entry, activity))) return null;
  return withData(shown.map((entry) => (isOf(entry, activity) ? merged(entry, activity) : entry)));
}
