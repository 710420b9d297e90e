import { baseApi } from './baseApi';
import { keyOf } from './defaultTags';

interface Started {
  dispatch: (change: unknown) => unknown;
  queryFulfilled: Promise<{ data: unknown }>;
}

type Update = (endpoint: string, arg: object, change: (shown: { data: object }) => void) => unknown;

/**
 * Puts the record that a write answers in place of the cached one, which is read again only when no other request is
 * under way: a form that opens meanwhile has what was saved, with its version.
 */
export const showAnswer =
  (type: string) =>
  async (arg: unknown, { dispatch, queryFulfilled }: Started): Promise<void> => {
    const answer = await queryFulfilled.catch(() => undefined);
    const { data: record } = (answer?.data ?? {}) as { data?: unknown };
    const key = keyOf(arg);
    const endpoint = `get${type}`;
    // An action may answer something else than its record.
    if (key === undefined || keyOf(record) !== key || !(endpoint in baseApi.endpoints)) return;
    const update = baseApi.util.updateQueryData as unknown as Update;
    const place = 'code' in (arg as object) ? { code: key } : { id: key };
    // A page may show more of its record than the answer has.
    dispatch(update(endpoint, place, ({ data }) => void Object.assign(data, record)));
  };
