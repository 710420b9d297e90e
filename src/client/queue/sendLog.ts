import type { GetActivityResponse } from '@/client/api/api';
import type { RequestArgs } from '@/client/api/baseQueryWithRefresh';
import { saveOverOwn } from './saveOverOwn';
import type { UnsentOf } from './unsentItem';
import { WAIT_MS, whenMade } from './whenMade';

type Log = UnsentOf<'log'>;
type Activity = GetActivityResponse['data'];

/** Resolves to the record in the answer. */
type SendEach = (request: RequestArgs) => Promise<object>;

const save = (item: Log, version: number): RequestArgs => ({
  url: `/student/activities/${item.activity_id}/log`,
  method: 'PUT',
  timeout: WAIT_MS,
  body: { text: item.payload.text, version, ...whenMade(item) },
});

const handIn = ({ activity_id }: Log): RequestArgs => ({
  url: `/student/activities/${activity_id}/log/hand-in`,
  method: 'POST',
  timeout: WAIT_MS,
});

const read = ({ activity_id }: Log): RequestArgs => ({
  url: `/activities/${activity_id}`,
  timeout: WAIT_MS,
});

/** Whether the text was handed in after it was kept: an answer was lost, and it may have been returned since. */
function isHandedIn({ log }: Activity, { device_time, clock_offset }: Log): boolean {
  if (!log?.handed_in_at || log.handed_in_version !== log.version) return false;
  return Date.parse(log.handed_in_at) >= Date.parse(device_time) + (clock_offset ?? 0);
}

/** Sends the text of a log, and hands it in if the person wanted that. */
export async function sendLog(item: Log, sendEach: SendEach): Promise<void> {
  const { version, earlier = [] } = item.payload;
  const activity = await saveOverOwn({
    version,
    earlier,
    save: async (basedOn) => (await sendEach(save(item, basedOn))) as Activity,
    read: async () => ((await sendEach(read(item))) as Activity).log,
  });
  if (item.payload.handsIn && !isHandedIn(activity, item)) await sendEach(handIn(item));
}
