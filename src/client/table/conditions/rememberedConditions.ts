import { keep, readStored, removeStored } from '@/client/session/browserStorage';

type Place = { userId: number; list: string };

const keyOf = ({ userId, list }: Place) => `table-conditions:${userId}:${list}` as const;

/** The last conditions of a person on a list in this session, or ''. */
export const rememberedConditions = (place: Place): string => readStored(keyOf(place)) ?? '';

export function rememberConditions(place: Place, conditions: string) {
  if (conditions === '') removeStored(keyOf(place));
  else keep(keyOf(place), conditions);
}
