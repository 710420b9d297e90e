import { useEffect, useMemo, useState } from 'react';
import { useCurrentUser } from '@/client/session/useSession';
import type { Condition, ConditionColumns } from '@/shared/conditions/condition';
import { conditionsText } from '@/shared/conditions/conditionsText';
import type { UrlSettings } from '../state/tableState';
import { rememberConditions, rememberedConditions } from './rememberedConditions';

/** Conditions on known columns; the rules of the rest are fetched once there are any. */
function roughly(text: string, columns: ConditionColumns): string {
  try {
    const list: readonly Condition[] = JSON.parse(text);
    return conditionsText(list.filter(([field]) => Object.hasOwn(columns, field)));
  } catch {
    return '';
  }
}

type Options = Pick<UrlSettings, 'keys' | 'filters'> & {
  columns: ConditionColumns | undefined;
  list: string | undefined;
};

/** The conditions of a list, in the URL and remembered in this browser for the signed-in user. */
export function useConditions({ columns, list, keys, filters }: Options) {
  const userId = useCurrentUser()?.id;
  /** A text that is not right in all its parts, and what is right in it. */
  const [corrected, correct] = useState({ from: '', to: '' });

  const settings = useMemo(() => {
    if (!columns) return undefined;
    const person = list !== undefined && userId !== undefined ? { userId, list } : null;
    const { filter, ...others } = keys;
    const own = [...Object.values(others), ...filters.map(({ key }) => filter(key))];
    return {
      /** A URL that says nothing about the table stands for what the person has set before. */
      conditionsIn(url: URLSearchParams) {
        const isLinked = own.some((key) => url.has(key));
        const text = isLinked ? url.get(keys.conditions) : person && rememberedConditions(person);
        const rough = text ? roughly(text, columns) : '';
        return rough === corrected.from ? corrected.to : rough;
      },
      remember(conditions: string) {
        if (person) rememberConditions(person, conditions);
      },
    };
  }, [columns, list, userId, keys, filters, corrected]);
  return { settings, correct };
}

/** Replaces conditions of the URL that are not right in all their parts: the server would refuse them. */
export function useCorrectedConditions(
  conditions: string,
  columns: ConditionColumns | undefined,
  correct: ReturnType<typeof useConditions>['correct'],
) {
  useEffect(() => {
    if (!conditions || !columns) return;
    let isCurrent = true;
    import(
      /* webpackChunkName: "later.condition-rules" */ '@/shared/conditions/conditionRules'
    ).then(
      ({ soundConditions }) => {
        const sound = conditionsText(soundConditions(conditions, columns));
        if (isCurrent && sound !== conditions) correct({ from: conditions, to: sound });
      },
      // The server has the same rules.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [conditions, columns, correct]);
}
