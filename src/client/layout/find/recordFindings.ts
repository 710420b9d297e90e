import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import type { FoundRecords } from '@/client/api/api';
import { paths } from '@/client/navigation/paths';
import type { ScreenName } from '@/client/navigation/screens';
import type { RecentItem } from '@/client/session/recentlyOpened';
import { formatPeriod } from '@/shared/format';
import type { Role } from '@/shared/permissions';
import { iconOf, screenOf } from '../menu';
import type { Finding } from './finding';

type Kind = 'student' | 'lecturer' | 'mentor' | 'company' | 'internship';

/** The screen of a record; students have none of their placement, but its activities. */
const SCREENS: Record<Kind, (role: Role) => [ScreenName, (id: number) => string]> = {
  student: () => ['users.edit', paths.users.edit],
  lecturer: () => ['users.edit', paths.users.edit],
  mentor: () => ['users.edit', paths.users.edit],
  company: () => ['companies.edit', paths.companies.edit],
  internship: (role) =>
    role === 'student'
      ? ['student.activities.index', () => paths.student.activities.index]
      : ['internships.show', paths.internships.show],
};

const isKind = (kind: string): kind is Kind => Object.hasOwn(SCREENS, kind);

function targetOf(kind: Kind, id: number, role: Role) {
  const [screen, urlOf] = SCREENS[kind](role);
  if (!screenOf(screen).roles.includes(role)) return null;
  return {
    key: `${kind}:${id}`,
    url: urlOf(id),
    internshipId: kind === 'internship' && role === 'student' ? id : undefined,
  };
}

type Text = { id: number; label: string; description: string };

/** The records found by the server, group by group. */
export function recordFindings(found: FoundRecords, role: Role): Finding[] {
  const list = (
    group: Finding['group'],
    kind: Kind,
    screen: ScreenName,
    rows: readonly Text[],
  ): Finding[] =>
    rows.flatMap(({ id, ...text }) => {
      const target = targetOf(kind, id, role);
      return target ? { ...target, ...text, group, Icon: iconOf(screen) ?? HistoryOutlined } : [];
    });
  const isStudent = role === 'student';

  return [
    ...list(
      'Mahasiswa',
      'student',
      'students.index',
      found.students.map(({ user_id, name, nim, academic_year }) => ({
        id: user_id,
        label: name,
        description: `${nim} · ${academic_year}`,
      })),
    ),
    ...list(
      'Dosen',
      'lecturer',
      'lecturers.index',
      found.lecturers.map(({ user_id, name, nip }) => ({
        id: user_id,
        label: name,
        description: nip,
      })),
    ),
    ...list(
      'Mentor',
      'mentor',
      'mentors.index',
      found.mentors.map(({ user_id, name, nik, company_name }) => ({
        id: user_id,
        label: name,
        description: `${nik} · ${company_name}`,
      })),
    ),
    ...list(
      'Perusahaan',
      'company',
      'companies.index',
      found.companies.map(({ id, name, business_field }) => ({
        id,
        label: name,
        description: business_field,
      })),
    ),
    ...list(
      'Magang',
      'internship',
      'internships.index',
      found.internships.map((row) => {
        const period = formatPeriod(row.start_date, row.end_date);
        return isStudent
          ? { id: row.id, label: row.company_name, description: period }
          : {
              id: row.id,
              label: row.student_name,
              description: `${row.student_nim} · ${row.company_name} · ${period}`,
            };
      }),
    ),
  ];
}

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
    const target = isKind(kind) && /^\d+$/.test(id) ? targetOf(kind, Number(id), role) : null;
    return target ? { ...target, label, group, Icon: HistoryOutlined } : [];
  });
}
