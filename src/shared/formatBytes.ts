const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** 12,3 MB */
export function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const value = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 }).format(
    bytes / 1000 ** power,
  );
  return `${value} ${UNITS[power]}`;
}
