import { sql } from 'kysely';
import { formatDays } from '@/shared/format';
import {
  REQUEST_KIND_LABELS,
  REQUEST_STATE_LABELS,
} from '@/shared/resources/attendance-requests/constants';

export interface RequestFacts {
  request_kind: keyof typeof REQUEST_KIND_LABELS;
  request_state: keyof typeof REQUEST_STATE_LABELS;
  first_day: string;
  last_day: string;
}

/** The columns of a row of `attendance_requests` that its texts need. */
export const requestFacts = sql`attendance_requests.kind as request_kind,
  attendance_requests.state as request_state, attendance_requests.start_date as first_day,
  attendance_requests.end_date as last_day`;

/** Such as 'Sakit untuk 12 Nov 2026 s/d 13 Nov 2026'. */
export const requestText = ({ request_kind, first_day, last_day }: RequestFacts): string =>
  `${REQUEST_KIND_LABELS[request_kind]} untuk ${formatDays(first_day, last_day)}`;

/** Such as 'Sakit untuk 12 Nov 2026 disetujui'. */
export const decidedText = (request: RequestFacts): string =>
  `${requestText(request)} ${REQUEST_STATE_LABELS[request.request_state].toLowerCase()}`;
