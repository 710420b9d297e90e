import { formatNumber } from './formatNumber';

/** '42 m', '850 m', '1,2 km', '25 km' */
export function formatDistance(metres: number): string {
  if (metres < 1000) return `${formatNumber(Math.round(metres))} m`;
  const kilometres = metres / 1000;
  const digits = kilometres < 10 ? 1 : 0;
  return `${formatNumber(Number(kilometres.toFixed(digits)))} km`;
}
