import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import type { FoundRecords } from '@/client/api/api';
import { paths } from '@/client/navigation/paths';
import type { ScreenName } from '@/client/navigation/screens';
import type { RecentItem } from '@/client/session/recentlyOpened';
import { formatPeriod } from '@/shared/format';
import type { Role } from '@/shared/permissions';
import type { FoundRecord } from '@/shared/records';
import { iconOf, screenOf } from '../menu';
import type { Finding } from './finding';

type Text = { id: number; label: string; description: string };

interface Kind<Row> {
  /** In the keys of findings, which browsers keep. */
  key: string;
  group: Finding['group'];
  /** The screen with its icon. */
  list: ScreenName;
  /** The screen of a record. */
  target: (role: Role) => [ScreenName, (id: number) => string];
  textOf: (row: Row, role: Role) => Text;
}

const account = (): [ScreenName, (id: number) => string] => ['users.edit', paths.users.edit];

/** The texts that the finder shows of a record. */
const KINDS: { [Name in FoundRecord]: Kind<FoundRecords[Name][number]> } = {
  students: {
    key: 'student',
    group: 'Mahasiswa',
    list: 'students.index',
    target: account,
    textOf: ({ user_id, name, nim, academic_year }) => ({
      id: user_id,
      label: name,
      description: `${nim} · ${academic_year}`,
    }),
  },
  lecturers: {
    key: 'lecturer',
    group: 'Dosen',
    list: 'lecturers.index',
    target: account,
    textOf: ({ user_id, name, nip }) => ({ id: user_id, label: name, description: nip }),
  },
  mentors: {
    key: 'mentor',
    group: 'Mentor',
    list: 'mentors.index',
    target: account,
    textOf: ({ user_id, name, nik, company_name }) => ({
      id: user_id,
      label: name,
      description: `${nik} · ${company_name}`,
    }),
  },
  companies: {
    key: 'company',
    group: 'Perusahaan',
    list: 'companies.index',
    target: () => ['companies.edit', paths.companies.edit],
    textOf: ({ id, name, business_field }) => ({ id, label: name, description: business_field }),
  },
  internships: {
    key: 'internship',
    group: 'Magang',
    list: 'internships.index',
    // Students have no page of their placement, but its activities.
    target: (role) =>
      role === 'student'
        ? ['student.activities.index', () => paths.student.activities.index]
        : ['internships.show', paths.internships.show],
    textOf: ({ id, student_name, student_nim, company_name, start_date, end_date }, role) => {
      const period = formatPeriod(start_date, end_date);
      return role === 'student'
        ? { id, label: company_name, description: period }
        : {
            id,
            label: student_name,
            description: `${student_nim} · ${company_name} · ${period}`,
          };
    },
  },
};

const names = Object.keys(KINDS) as FoundRecord[];

function targetOf(name: FoundRecord, id: number, role: Role) {
  const { key, target } = KINDS[name];
  const [screen, urlOf] = target(role);
  if (!screenOf(screen).roles.includes(role)) return null;
  return {
    key: `${key}:${id}`,
    url: urlOf(id),
    internshipId: name === 'internships' && role === 'student' ? id : undefined,
  };
}

function findingsOf<Name extends FoundRecord>(
  name: Name,
  found: FoundRecords,
  role: Role,
): Finding[] {
  const { group, list, textOf }: Kind<FoundRecords[Name][number]> = KINDS[name];
  return found[name].flatMap((row): Finding | [] => {
    const { id, ...text } = textOf(row, role);
    const target = targetOf(name, id, role);
    return target ? { ...target, ...text, group, Icon: iconOf(list) ?? HistoryOutlined } : [];
  });
}

/** The findings of the server, by group. */
export const recordFindings = (found: FoundRecords, role: Role): Finding[] =>
  names.flatMap((name) => findingsOf(name, found, role));

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
    const name = names.find((one) => KINDS[one].key === kind);
    const target = name && /^\d+$/.test(id) ? targetOf(name, Number(id), role) : null;
    return target ? { ...target, label, group, Icon: HistoryOutlined } : [];
  });
}
