import { useDispatch, useStore } from 'react-redux';
import { ANSWER_WAIT_MS, api, type GetActivityResponse } from '@/client/api/api';
import { send } from '@/client/api/send';

/** Reads whether an attendance has been stored whose answer was lost, and then refreshes what shows it. */
export function useHasAttended() {
  const store = useStore();
  const dispatch = useDispatch<Parameters<typeof send>[1]['dispatch']>();

  return async (id: number): Promise<boolean> => {
    const request = { endpoint: 'getActivity', url: `/activities/${id}`, timeout: ANSWER_WAIT_MS };
    const answer = await send<GetActivityResponse>(request, store).catch(() => null);
    if (!answer?.data.attendance_time) return false;
    dispatch(api.util.invalidateTags(['Activity', 'Dashboard']));
    return true;
  };
}
