import { useMemo } from 'react';
import { useCurrentUser } from '@/client/session/useSession';
import type { Condition, ConditionColumns } from '@/shared/conditions/condition';
import { soundConditions } from '@/shared/conditions/conditionRules';
import { rememberConditions, rememberedConditions } from './rememberedConditions';
import type { UrlSettings } from './tableState';

/** Conditions as the URL and the server have them; '' for none. */
export const conditionsText = (conditions: readonly Condition[]) =>
  conditions.length > 0 ? JSON.stringify(conditions) : '';

type Options = Pick<UrlSettings, 'keys' | 'filters'> & {
  columns: ConditionColumns | undefined;
  list: string | undefined;
};

/** The conditions of a list, in the URL and remembered in this browser for the signed-in user. */
export function useConditions({ columns, list, keys, filters }: Options) {
  const userId = useCurrentUser()?.id;
  return useMemo(() => {
    if (!columns) return undefined;
    const person = list !== undefined && userId !== undefined ? { userId, list } : null;
    const { filter, ...others } = keys;
    const own = [...Object.values(others), ...filters.map(({ key }) => filter(key))];
    return {
      /** A URL that says nothing about the table stands for what the person has set before. */
      conditionsIn(url: URLSearchParams) {
        const isLinked = own.some((key) => url.has(key));
        const text = isLinked ? url.get(keys.conditions) : person && rememberedConditions(person);
        return text ? conditionsText(soundConditions(text, columns)) : '';
      },
      remember(conditions: string) {
        if (person) rememberConditions(person, conditions);
      },
    };
  }, [columns, list, userId, keys, filters]);
}
