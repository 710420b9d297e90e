import type { ImportSheet } from '@/client/api/api';

export type PlaceOf = (number: number) => string;

/** The row in the file; with its sheet if several were read: 'Kelas B 5'. */
export const placesOf = (sheets: readonly ImportSheet[]): PlaceOf => {
  const read = sheets.filter(({ is_read, offset }) => is_read && offset !== null);
  if (read.length < 2) return String;
  const last = [...read].sort((one, other) => (other.offset ?? 0) - (one.offset ?? 0));
  return (number) => {
    const sheet = last.find(({ offset }) => number > (offset ?? 0));
    return sheet ? `${sheet.name} ${number - (sheet.offset ?? 0)}` : String(number);
  };
};
