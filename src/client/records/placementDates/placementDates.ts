import type { Internship } from '@/client/api/api';
import { type DateRange, datesInForce } from '@/shared/attendance/placement';
import { formatDate } from '@/shared/format';
import { END_REASON_LABELS } from '@/shared/resources/internships/placementDates';

type Dated = Pick<Internship, 'start_date' | 'end_date' | 'internship_period'>;

/** The days of a placement, which may have a first or last one of its own. */
export const placementDates = ({ start_date, end_date, internship_period }: Dated): DateRange =>
  datesInForce(
    { startDate: internship_period.start_date, endDate: internship_period.end_date },
    { startDate: start_date, endDate: end_date },
  );

type Ended = Pick<Internship, 'end_date' | 'end_reason'>;

/** 12 Sep 2026 · mengundurkan diri; null without an end of its own. */
export const endText = ({ end_date, end_reason }: Ended): string | null =>
  end_date && end_reason
    ? `${formatDate(end_date)} · ${END_REASON_LABELS[end_reason].toLowerCase()}`
    : null;
