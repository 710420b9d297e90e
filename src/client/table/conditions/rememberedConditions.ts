import { attempt } from '@/client/session/attempt';

type Place = { userId: number; list: string };

const keyOf = ({ userId, list }: Place) => `table-conditions:${userId}:${list}`;

/** The last conditions of a person on a list in this browser, or ''. */
export const rememberedConditions = (place: Place): string =>
  attempt(() => localStorage.getItem(keyOf(place))) ?? '';

export const rememberConditions = (place: Place, conditions: string) =>
  attempt(() =>
    conditions === ''
      ? localStorage.removeItem(keyOf(place))
      : localStorage.setItem(keyOf(place), conditions),
  );
