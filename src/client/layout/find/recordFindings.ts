import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import type { FoundRecords } from '@/client/api/api';
import { screenAt } from '@/client/navigation/screenAt';
import { RECORD_PAGES } from '@/client/navigation/screens';
import { ALL_FINDINGS } from '@/client/records/findings.gen';
import type { RecordFinding } from '@/client/records/recordFinding';
import type { RecentItem } from '@/client/session/recentlyOpened';
import { paths } from '@/shared/paths';
import type { Role } from '@/shared/permissions';
import { FOUND_RECORDS, type FoundRecord } from '@/shared/records';
import { iconOf } from '../menu';
import type { Finding } from './finding';

/** The texts that the finder shows of a record. */
const FINDINGS: { [Name in FoundRecord]: RecordFinding<Name> } = ALL_FINDINGS;

function targetOf(name: FoundRecord, id: number | string, role: Role) {
  const isOwn = name === 'internships' && role === 'student';
  // Students have no page of their placement, but its activities.
  const url = isOwn ? paths.activities.own.index : RECORD_PAGES[name].urlOf(id, null);
  if (!screenAt({ pathname: url })?.roles.includes(role)) return null;
  return { key: `${FINDINGS[name].key}:${id}`, url, internshipId: isOwn ? Number(id) : undefined };
}

function findingsOf<Name extends FoundRecord>(
  name: Name,
  found: FoundRecords,
  role: Role,
): Finding[] {
  const { group, textOf }: RecordFinding<Name> = FINDINGS[name];
  return found[name].flatMap((row): Finding | [] => {
    const { id, ...text } = textOf(row, role);
    const target = targetOf(name, id, role);
    return target
      ? { ...target, ...text, group, Icon: iconOf(RECORD_PAGES[name].list) ?? HistoryOutlined }
      : [];
  });
}

/** The findings of the server, by group. */
export const recordFindings = (found: FoundRecords, role: Role): Finding[] =>
  FOUND_RECORDS.flatMap((name) => findingsOf(name, found, role));

/** The recently opened findings that the user may still open. */
export function recentFindings(
  items: readonly RecentItem[],
  screenFindings: readonly Finding[],
  role: Role,
): Finding[] {
  const group = 'Baru dibuka';
  return items.flatMap(({ key, label }): Finding | [] => {
    const known = screenFindings.find((finding) => finding.key === key);
    if (known) return { ...known, group };
    const [kind = '', id = ''] = key.split(':');
    const name = FOUND_RECORDS.find((one) => FINDINGS[one].key === kind);
    const target = name && /^\d+(-\d+)?$/.test(id) ? targetOf(name, id, role) : null;
    return target ? { ...target, label, group, Icon: HistoryOutlined } : [];
  });
}
