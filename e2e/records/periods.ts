import type { Caller } from '../caller';
import type { ApiResponse } from './lists';

/** Closes a period with all its placements, whatever they lack. */
export async function closePeriod(admin: Caller, id: number) {
  const url = `/internship-periods/${id}`;
  const { data } = await admin.get<ApiResponse<{ seen_unfinished: string }>>(
    `${url}/unfinished-placements`,
  );
  await admin.patch(`${url}/close`, {
    unfinished: 'close',
    seen_unfinished: data.seen_unfinished,
  });
}
