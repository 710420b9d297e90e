import { useDispatch, useStore } from 'react-redux';
import {
  type ActivityDetail,
  ANSWER_WAIT_MS,
  api,
  type GetActivityResponse,
} from '@/client/api/api';
import { send } from '@/client/api/send';
import { isUnanswered } from '@/client/api/serverErrors';

/**
 * Runs a change of an activity. If its answer is lost, the activity tells whether it was stored, and
 * only if it was not has the change failed.
 */
export function useStoredActivity() {
  const store = useStore();
  const dispatch = useDispatch<Parameters<typeof send>[1]['dispatch']>();

  return async (
    id: number,
    change: () => Promise<unknown>,
    isStored: (activity: ActivityDetail) => boolean,
  ): Promise<void> => {
    try {
      await change();
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      const request = {
        endpoint: 'getActivity',
        url: `/activities/${id}`,
        timeout: ANSWER_WAIT_MS,
      };
      const answer = await send<GetActivityResponse>(request, store).catch(() => null);
      if (!answer || !isStored(answer.data)) throw error;
      dispatch(api.util.invalidateTags(['Activity', 'Review', 'Dashboard']));
    }
  };
}
