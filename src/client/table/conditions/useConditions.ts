import { useCallback, useEffect, useState } from 'react';
import { useCurrentUser } from '@/client/session/useSession';
import type { Condition, ConditionColumns } from '@/shared/conditions/condition';
import { conditionsText } from '@/shared/conditions/conditionsText';
import type { UrlSettings } from '../state/tableState';
import type { useUrl } from '../state/useUrl';
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

type Options = Pick<UrlSettings, 'keys' | 'filters'> &
  Pick<ReturnType<typeof useUrl>, 'url' | 'write'> & {
    columns: ConditionColumns | undefined;
    list: string | undefined;
  };

/** The conditions of a list, in the URL and remembered in this browser for the signed-in user. */
export function useConditions({ columns, list, keys, filters, url, write }: Options) {
  const userId = useCurrentUser()?.id;
  /** Conditions with invalid parts, and the same without these. */
  const [corrected, setCorrected] = useState({ from: '', to: '' });

  const conditionsIn = useCallback(
    (query: URLSearchParams) => {
      if (!columns) return '';
      const { filter, ...others } = keys;
      const own = [...Object.values(others), ...filters.map(({ key }) => filter(key))];
      const isPlain = !own.some((key) => query.has(key));
      // Only a URL without parameters of the table brings back the person's last conditions.
      const text =
        isPlain && list !== undefined && userId !== undefined
          ? rememberedConditions({ userId, list })
          : query.get(keys.conditions);
      const rough = text ? roughly(text, columns) : '';
      return rough === corrected.from ? corrected.to : rough;
    },
    [columns, list, userId, keys, filters, corrected],
  );

  const remember = useCallback(
    (text: string) => {
      if (list !== undefined && userId !== undefined) rememberConditions({ userId, list }, text);
    },
    [list, userId],
  );

  const conditions = conditionsIn(url);

  // The server refuses a list of conditions with an invalid part.
  useEffect(() => {
    if (!conditions || !columns) return;
    let isCurrent = true;
    import(
      /* webpackChunkName: "later.condition-rules" */ '@/shared/conditions/conditionRules'
    ).then(
      ({ soundConditions }) => {
        const sound = conditionsText(soundConditions(conditions, columns));
        if (isCurrent && sound !== conditions) setCorrected({ from: conditions, to: sound });
      },
      // Without the rules here, those of the server apply.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [conditions, columns]);

  // Remembered conditions become part of the URL, so that a copied link includes them.
  const isUnlinked = conditions !== '' && !url.has(keys.conditions);
  useEffect(() => {
    if (!isUnlinked) return;
    write((next) => {
      next.set(keys.conditions, conditions);
      return next;
    });
  }, [isUnlinked, conditions, keys, write]);

  return { conditionsIn, remember };
}
