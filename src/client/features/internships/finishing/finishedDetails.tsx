import type { Internship } from '@/client/api/api';
import type { Detail } from '@/client/ui/DetailList';
import { formatDateTime } from '@/shared/format';

/** When a placement was finished; nothing for one that is not. */
export const finishedDetails = ({ finished_at }: Internship): Detail[] =>
  finished_at === null ? [] : [{ label: 'Selesai', value: formatDateTime(finished_at) }];
