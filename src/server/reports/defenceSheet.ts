import { formatLongDate } from '@/shared/format';
import { type DefenceSheetReport, defenceTimes } from './defencePapers';
import { BODY, RULE, STRONG } from './layout/design';
import { drawFacts } from './layout/facts';
import { drawLetterhead, drawTitle } from './layout/letterhead';
import { createSheet, type Sheet } from './layout/sheet';

const TITLE = 'Berita Acara Ujian Magang';
const ROW_HEIGHT = 46;
const HEAD = ['Penguji', 'Nilai (1–100)', 'Tanda tangan'] as const;
/** The shares of the width that the columns start at. */
const STARTS = [0, 0.46, 0.68, 1] as const;

/** A sheet to fill in by hand: a score and a signature of each examiner, and the mean. */
function printDefenceSheet(report: DefenceSheetReport): Promise<Uint8Array> {
  const { letterhead, printedAt, defence } = report;
  const sheet = createSheet({
    orientation: 'portrait',
    title: `${TITLE} – ${defence.student_name}`,
    author: `${letterhead.programme}, ${letterhead.department}`,
    creator: letterhead.appName,
    createdAt: printedAt,
  });
  drawLetterhead(sheet, letterhead);
  drawTitle(sheet, TITLE, formatLongDate(defence.date));
  drawFacts(
    sheet,
    [
      { label: 'Nama Mahasiswa', value: defence.student_name },
      { label: 'NIM', value: defence.nim },
      { label: 'Mitra Industri', value: defence.company_name },
      { label: 'Dosen Pembimbing', value: defence.lecturer_name },
      { label: 'Waktu', value: defenceTimes(defence) },
      { label: 'Ruang', value: defence.room },
    ],
    2,
  );
  sheet.y += 8;
  drawHead(sheet);
  for (const [index, { name }] of defence.examiners.entries()) {
    drawRow(sheet, `${index + 1}. ${name}`);
  }
  drawRow(sheet, 'Rata-rata');
  sheet.y += 20;
  drawNotes(sheet);
  return sheet.end();
}

const xOf = (sheet: Sheet, column: number) => sheet.left + sheet.width * (STARTS[column] ?? 0);

function drawHead(sheet: Sheet) {
  sheet.rule(sheet.y, undefined, undefined, 0.9, RULE);
  for (const [column, text] of HEAD.entries()) {
    sheet.drawLines(sheet.wrap(text, STRONG, 200), xOf(sheet, column) + 4, sheet.y + 5);
  }
  sheet.y += 22;
  sheet.rule(sheet.y, undefined, undefined, 0.9, RULE);
}

/** A name with room for a score and a signature. */
function drawRow(sheet: Sheet, name: string) {
  sheet.keepTogether(ROW_HEIGHT);
  const width = sheet.width * (STARTS[1] - STARTS[0]) - 12;
  sheet.drawLines(sheet.wrap(name, BODY, width), sheet.left + 4, sheet.y + 10);
  sheet.y += ROW_HEIGHT;
  sheet.rule(sheet.y);
}

/** Lines for remarks and for the end of the defence. */
function drawNotes(sheet: Sheet) {
  sheet.keepTogether(130);
  sheet.y = sheet.drawLines(sheet.wrap('Catatan', STRONG, sheet.width), sheet.left, sheet.y);
  for (let line = 0; line < 4; line += 1) {
    sheet.y += 26;
    sheet.rule(sheet.y);
  }
}

export const defenceSheetPrinters = { defence: printDefenceSheet } as const;
