import type { AttendanceRequestInput } from '@/client/api/api';
import { formatDays } from '@/shared/format';
import { isRequestKind, type RequestKind } from '@/shared/resources/attendance-requests/constants';

/** The values of the form; '' is an empty field. */
export interface RequestValues {
  internship_id: number;
  kind: RequestKind | '';
  start_date: string;
  end_date: string;
  activity_id: number | '';
  press: 'in' | 'out' | '';
  claimed_time: string;
  reason: string;
  file: File | null;
}

export const newRequest = (internshipId: number, params: URLSearchParams): RequestValues => {
  const kind = params.get('kind');
  const date = params.get('date') ?? '';
  return {
    internship_id: internshipId,
    kind: isRequestKind(kind) ? kind : '',
    start_date: date,
    end_date: date,
    activity_id: Number(params.get('activity_id')) || '',
    press: 'in',
    claimed_time: '',
    reason: '',
    file: null,
  };
};

/** The values of a request that the server has refused; the choices of other kinds are those of a new one. */
export const valuesOf = (
  { internship_id, kind, reason, file, ...about }: AttendanceRequestInput,
  fresh: RequestValues,
): RequestValues => ({
  ...fresh,
  ...Object.fromEntries(Object.entries(about).filter(([name]) => name in fresh)),
  ...{ internship_id, kind, reason, file: file instanceof File ? file : null },
});

/** The fields of the kind: those of the other kinds stay in the form, but are not sent. */
export function requestInput(input: AttendanceRequestInput): AttendanceRequestInput {
  const { internship_id, kind, reason, file } = input;
  const about =
    kind === 'correction'
      ? {
          activity_id: input.activity_id,
          press: input.press,
          claimed_time: input.claimed_time,
        }
      : { start_date: input.start_date, end_date: input.end_date };
  return { internship_id, kind, reason, ...about, ...(file && { file }) };
}

/** The days in words; '' for a correction, whose activity has one. */
export const daysOf = ({ start_date, end_date }: AttendanceRequestInput): string => {
  if (!start_date || !end_date) return '';
  return formatDays(start_date, end_date);
};

/**
 * A draft without the file, which a browser cannot keep.
 * @param link the choices of the link with which the request began
 */
export const draftOf = ({ file: _, ...values }: RequestValues, link: string) =>
  JSON.stringify({ ...values, link });

const parsed = (draft: string | null): object | null => {
  try {
    const kept: unknown = JSON.parse(draft ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null;
  }
};

/** The reason in a draft and the link with which it began; null without a reason. */
export function keptRequest(draft: string | null): { reason: string; link: string } | null {
  const { reason, link }: { reason?: unknown; link?: unknown } = parsed(draft) ?? {};
  if (typeof reason !== 'string' || reason.trim() === '') return null;
  return { reason, link: typeof link === 'string' ? link : '' };
}

/**
 * The values of a draft over those of a new request; a broken draft is none. A link about a day or an activity begins
 * anew, unless the draft began with the same one: the page may have been loaded again.
 */
export function restored(draft: string | null, fresh: RequestValues, link: string): RequestValues {
  const kept = parsed(draft);
  if (!kept) return fresh;
  if (link !== '' && (!('link' in kept) || kept.link !== link)) return fresh;
  const known = Object.entries(kept).filter(([name]) => name !== 'file' && name in fresh);
  return { ...fresh, ...Object.fromEntries(known), internship_id: fresh.internship_id };
}
