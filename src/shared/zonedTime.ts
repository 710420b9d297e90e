export type ZonedTime = {
  /** 'YYYY-MM-DD' */
  date: string;
  /** 'HH:mm' */
  time: string;
  /** 'ss' */
  seconds: string;
};

type Part = Intl.DateTimeFormatPartTypes;

/** Reads parts by time zone; the formatters are kept because creating one is slow. */
const partsReader = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return (instant: Date, timeZone: string) => {
    let formatter = formatters.get(timeZone);
    if (!formatter) {
      formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone });
      formatters.set(timeZone, formatter);
    }
    const parts: Partial<Record<Part, string>> = {};
    for (const { type, value } of formatter.formatToParts(instant)) parts[type] = value;
    return parts;
  };
};

const clockParts = partsReader('en-US', {
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const nameParts = partsReader('id-ID', { timeZoneName: 'short' });

/**
 * The date and time of an instant in a time zone. Throws a RangeError for a time zone that
 * this browser or Node.js does not know.
 *
 * It is built from parts, because the format of a locale is for people and changes: with ICU 72 (Chrome
 * 110, Safari 16.4, WebKitGTK of Debian 12) 'en-CA' writes 11/24/2026, before and after it 2026-11-24.
 */
export function zonedTime(instant: Date, timeZone: string): ZonedTime {
  const { year, month, day, hour, minute, second = '' } = clockParts(instant, timeZone);
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}`, seconds: second };
}

/** 'WIB' for Asia/Jakarta. */
export function zoneName(instant: Date, timeZone: string): string {
  return nameParts(instant, timeZone).timeZoneName ?? timeZone;
}
