/** The error of a row that describes the same record as an earlier one. */
export const sameAsRow = (place: number | string): string =>
  `Sama dengan baris ${place} dalam berkas ini`;

const NUMBERED = new RegExp(`^${sameAsRow('(\\d+)')}$`);

/** The error with another name of the row, for a file of several sheets. */
export const withRowPlace = (message: string, placeOf: (number: number) => string): string => {
  const number = NUMBERED.exec(message)?.[1];
  return number === undefined ? message : sameAsRow(placeOf(Number(number)));
};
