/** Today as attendance counts it: 'YYYY-MM-DD', taken in UTC (spec §9). */
export const todayInUtc = (now = new Date()): string => now.toISOString().slice(0, 10);
