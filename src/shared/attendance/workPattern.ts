import { weekdayOf } from '../calendarDays';

/** One version of the working hours of a placement, in force until the next one. */
export interface WorkPattern {
  /** 'YYYY-MM-DD' */
  validFrom: string;
  /** 1 is Monday, 7 is Sunday; a version without weekdays ends the pattern. */
  weekdays: readonly number[];
  /** 'HH:mm' */
  startTime: string;
  /** 'HH:mm'; before the start for a night shift */
  endTime: string;
  breakMinutes: number;
  name: string;
  description: string;
  placeId?: number | null;
}

/** The version in force on the date; null before the first one. */
export function patternOn<Pattern extends Pick<WorkPattern, 'validFrom'>>(
  patterns: readonly Pattern[],
  date: string,
): Pattern | null {
  return patterns.reduce<Pattern | null>((valid, pattern) => {
    if (pattern.validFrom > date) return valid;
    return valid && valid.validFrom > pattern.validFrom ? valid : pattern;
  }, null);
}

/** The pattern of the date if the date is one of its weekdays. */
export function hoursOn(patterns: readonly WorkPattern[], date: string): WorkPattern | undefined {
  const pattern = patternOn(patterns, date);
  return pattern?.weekdays.includes(weekdayOf(date)) ? pattern : undefined;
}
