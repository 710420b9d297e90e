import type { callsOf } from './aDesk';

type Calls = Pick<Awaited<ReturnType<typeof callsOf>>, 'get' | 'patch'>;

/** Closes a period as an office does that has read which placements are unfinished: again if others are by then. */
export async function closePeriod(
  { get, patch }: Calls,
  id: number,
  unfinished: 'leave_open' | 'close' = 'close',
) {
  const url = `/internship-periods/${id}`;
  for (;;) {
    const asked = (await get(`${url}/unfinished-placements`)).json();
    const answer = await patch(`${url}/close`, {
      unfinished,
      seen_unfinished: asked.data?.seen_unfinished,
    });
    if (answer.json().code !== 'unfinished_placements') return answer;
  }
}
