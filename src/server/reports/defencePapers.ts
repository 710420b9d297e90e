import type { ReportBase } from './reportData';

/** A defence as its papers name it. */
export interface PrintedDefence {
  student_name: string;
  nim: string;
  company_name: string;
  lecturer_name: string;
  /** YYYY-MM-DD, on campus as `time` */
  date: string;
  /** HH:mm */
  time: string;
  minutes: number;
  room: string;
  examiners: readonly { name: string }[];
}

/** Defences without a code, because the papers only announce them or are filled in by hand. */
type DefencePaper = Omit<ReportBase, 'verification'>;

export interface DefenceScheduleReport extends DefencePaper {
  kind: 'defences';
  defences: PrintedDefence[];
}

export interface DefenceSheetReport extends DefencePaper {
  kind: 'defence';
  defence: PrintedDefence;
}

/** '09:00–10:00' by the clock of the campus; no defence lasts beyond midnight. */
export function defenceTimes({ time, minutes }: Pick<PrintedDefence, 'time' | 'minutes'>): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const end = hour * 60 + minute + minutes;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${time}–${two(Math.floor(end / 60))}:${two(end % 60)}`;
}
