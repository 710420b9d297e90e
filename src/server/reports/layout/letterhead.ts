import type { Letterhead } from '../reportData';
import { INK, LEAD, RULE, SMALL, TITLE } from './design';
import { heightOf, type Sheet } from './sheet';

const DEPARTMENT = { ...TITLE, size: 13 };

/** Department and programme above a double line, as on official letters in Indonesia. */
export function drawLetterhead(sheet: Sheet, { appName, department, programme }: Letterhead) {
  const nameWidth = sheet.width / 4;
  const name = sheet.wrap(appName, { ...SMALL, bold: true }, nameWidth);
  const textWidth = sheet.width - nameWidth - 20;
  const heading = [
    ...sheet.wrap(department, DEPARTMENT, textWidth),
    ...sheet.wrap(programme, LEAD, textWidth),
  ];
  const end = sheet.drawLines(heading, sheet.left, sheet.y);
  sheet.drawLines(name, sheet.left + sheet.width - nameWidth, sheet.y + 4, nameWidth, 'right');
  const line = Math.max(end, sheet.y + 4 + heightOf(name)) + 7;
  sheet.rule(line, undefined, undefined, 1.4, INK);
  sheet.rule(line + 2.4, undefined, undefined, 0.4, RULE);
  sheet.y = line + 20;
}

export function drawTitle(sheet: Sheet, title: string, lead: string) {
  sheet.write(title, TITLE, 1);
  sheet.write(lead, LEAD, 14);
}
