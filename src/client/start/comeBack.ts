import { api } from '@/client/api/api';
import { isUnanswered } from '@/client/api/serverErrors';
import type { AppStore } from '@/client/app/store';
import { keptQueries } from '@/client/offline/shownAnswers';

/** Asks again for what did not arrive, and for what was shown from an earlier time in its place. */
export const comeBack = ({ dispatch, getState }: AppStore): void => {
  const kept = keptQueries();
  for (const [key, query] of Object.entries(getState().api.queries)) {
    if (!query?.endpointName) continue;
    const hasFailed = query.status === 'rejected' && isUnanswered(query.error);
    if (!hasFailed && !kept.includes(key)) continue;
    const endpoint = api.endpoints[query.endpointName as keyof typeof api.endpoints];
    if (!('useQuery' in endpoint)) continue;
    // The arguments are those with which the endpoint was asked.
    const initiate = endpoint.initiate as unknown as (
      arg: unknown,
      options: object,
    ) => Parameters<typeof dispatch>[0];
    dispatch(initiate(query.originalArgs, { forceRefetch: true, subscribe: false }));
  }
};
