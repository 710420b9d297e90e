import {
  ANSWER_WAIT_MS,
  type ListReviewsResponse,
  type ReviewDecisionResult,
} from '@/client/api/api';
import { type SendingStore, send } from '@/client/api/send';
import type { ReviewState } from '@/shared/resources/reviews/constants';

/** The most rows of one answer. */
const PAGE = 100;

const statesOf = async (ids: readonly number[], store: SendingStore) => {
  const states = new Map<number, ReviewState>();
  for (let first = 0; first < ids.length; first += PAGE) {
    const { data } = await send<ListReviewsResponse>(
      {
        endpoint: 'listReviews',
        url: '/reviews',
        params: {
          view: 'all',
          page: 1,
          per_page: PAGE,
          ids: ids.slice(first, first + PAGE).join(),
        },
        timeout: ANSWER_WAIT_MS,
      },
      store,
    );
    for (const { id, state } of data) states.set(id, state);
  }
  return states;
};

/**
 * The results of a decision whose answer has been lost, as far as the activities show them; null if nothing has been
 * stored yet or the server cannot be reached.
 */
export async function standingAfter(
  ids: readonly number[],
  isStored: (state: ReviewState) => boolean,
  store: SendingStore,
): Promise<ReviewDecisionResult[] | null> {
  const states = await statesOf(ids, store).catch(() => null);
  if (!states || ![...states.values()].some(isStored)) return null;
  return ids.map((id) => {
    const state = states.get(id) ?? null;
    const isDone = state !== null && isStored(state);
    return {
      activity_id: id,
      outcome: isDone ? 'done' : 'refused',
      message: isDone ? null : 'Tidak tersimpan. Keadaannya sudah berubah sementara itu.',
      state,
    };
  });
}
