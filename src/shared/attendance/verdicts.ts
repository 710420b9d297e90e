/** The identifiers of the verdicts of a day, in the order of legends. */
export const DAY_VERDICTS = [
  'present',
  'late',
  'left_early',
  'present_off_site',
  'leave',
  'sick',
  'absent',
  'holiday',
  'pending',
  'needs_settling',
] as const;
export type DayVerdict = (typeof DAY_VERDICTS)[number];

/** A verdict in a small space, a sentence and a colour; the letter tells it without the colour. */
export interface VerdictSign {
  letter: string;
  label: string;
  tone: 'success' | 'warning' | 'error' | 'info' | 'neutral';
  /** A frame instead of a filled day, for what people have yet to settle. */
  isFramed?: boolean;
}

export const VERDICT_SIGNS: Readonly<Record<DayVerdict, VerdictSign>> = {
  present: { letter: 'H', label: 'Hadir', tone: 'success' },
  late: { letter: 'T', label: 'Terlambat', tone: 'warning' },
  left_early: { letter: 'P', label: 'Pulang Awal', tone: 'warning' },
  present_off_site: { letter: 'L', label: 'Luar Lokasi', tone: 'warning' },
  leave: { letter: 'I', label: 'Izin', tone: 'info' },
  sick: { letter: 'S', label: 'Sakit', tone: 'info' },
  absent: { letter: 'A', label: 'Alpa', tone: 'error' },
  holiday: { letter: '–', label: 'Libur', tone: 'neutral' },
  pending: { letter: '·', label: 'Belum', tone: 'neutral' },
  needs_settling: { letter: '!', label: 'Perlu Diselesaikan', tone: 'warning', isFramed: true },
};

/** The sign of a day of an interruption, which has no verdict. */
export const INTERRUPTED_SIGN: VerdictSign = { letter: 'J', label: 'Jeda', tone: 'neutral' };

interface RecapDays {
  /** One for each day of the recap. */
  verdicts: readonly (DayVerdict | null)[];
  interrupted_days: readonly string[];
}

/** The sign of the day at this index of a recap; null where nothing was expected. */
export function recapSign(
  { verdicts, interrupted_days }: RecapDays,
  date: string,
  index: number,
): VerdictSign | null {
  const verdict = verdicts[index] ?? null;
  if (verdict !== null) return VERDICT_SIGNS[verdict];
  return interrupted_days.includes(date) ? INTERRUPTED_SIGN : null;
}
