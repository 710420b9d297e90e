import { formatDate, formatLongDate } from '@/shared/format';
import { formatNumber } from '@/shared/formatNumber';
import { type DefenceScheduleReport, defenceTimes, type PrintedDefence } from './defencePapers';
import { SMALL, STRONG } from './layout/design';
import { drawLetterhead, drawTitle } from './layout/letterhead';
import { createSheet } from './layout/sheet';
import { type Cell, type Column, drawTable } from './layout/table';

const TITLE = 'Jadwal Ujian Magang';

const COLUMNS: Column[] = [
  { header: 'Tanggal', width: 74 },
  { header: 'Waktu', width: 70 },
  { header: 'Ruang', width: 110 },
  { header: 'Mahasiswa' },
  { header: 'Mitra', width: 150 },
  { header: 'Penguji', width: 190 },
];

/** The defences of a day or a period, to hang out. */
function printDefenceSchedule(report: DefenceScheduleReport): Promise<Uint8Array> {
  const { letterhead, printedAt, defences } = report;
  const sheet = createSheet({
    orientation: 'landscape',
    title: TITLE,
    author: `${letterhead.programme}, ${letterhead.department}`,
    creator: letterhead.appName,
    createdAt: printedAt,
  });
  drawLetterhead(sheet, letterhead);
  const subtitle = subtitleOf(defences);
  drawTitle(sheet, TITLE, subtitle);
  drawTable(sheet, COLUMNS, defences.map(rowOf), 'Belum ada ujian.');
  return sheet.finish(`${TITLE} · ${subtitle}`);
}

function subtitleOf(defences: readonly PrintedDefence[]): string {
  const days = [...new Set(defences.map(({ date }) => date))];
  const count = `${formatNumber(defences.length)} mahasiswa`;
  return days.length === 1 && days[0] ? `${formatLongDate(days[0])} · ${count}` : count;
}

function rowOf(defence: PrintedDefence): Cell[] {
  return [
    [{ text: formatDate(defence.date) }],
    [{ text: defenceTimes(defence), style: STRONG }],
    [{ text: defence.room }],
    [
      { text: defence.student_name, style: STRONG },
      { text: defence.nim, style: SMALL },
    ],
    [{ text: defence.company_name }],
    defence.examiners.map(({ name }, index) => ({ text: `${index + 1}. ${name}` })),
  ];
}

export const defenceSchedulePrinters = { defences: printDefenceSchedule } as const;
