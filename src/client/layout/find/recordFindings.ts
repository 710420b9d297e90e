import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import type { FoundRecords } from '@/client/api/api';
import { paths } from '@/client/navigation/paths';
import { RECORD_PAGES } from '@/client/navigation/recordPages';
import { screenAt } from '@/client/navigation/screens';
import type { RecentItem } from '@/client/session/recentlyOpened';
import { assessmentKey } from '@/shared/assessmentKey';
import {
  ASSESSMENT_STATE_LABELS,
  ASSESSOR_LABELS,
  CERTIFICATE_KIND_LABELS,
  CERTIFICATE_STATE_LABELS,
  DEFENCE_STATE_LABELS,
  FINAL_REPORT_STATE_LABELS,
  LETTER_KIND_LABELS,
  LETTER_STATE_LABELS,
  PLACEMENT_STATE_LABELS,
} from '@/shared/constants/labels';
import { formatDate, formatPeriod } from '@/shared/format';
import type { Role } from '@/shared/permissions';
import { FOUND_RECORDS, type FoundRecord } from '@/shared/records';
import { iconOf } from '../menu';
import type { Finding } from './finding';

type Text = { id: number | string; label: string; description: string };

interface Kind<Row> {
  /** In the keys of findings, which browsers keep. */
  key: string;
  group: string;
  textOf: (row: Row, role: Role) => Text;
}

/** The texts that the finder shows of a record. */
const KINDS: { [Name in FoundRecord]: Kind<FoundRecords[Name][number]> } = {
  students: {
    key: 'student',
    group: 'Mahasiswa',
    textOf: ({ user_id, name, nim, academic_year }) => ({
      id: user_id,
      label: name,
      description: `${nim} · ${academic_year}`,
    }),
  },
  lecturers: {
    key: 'lecturer',
    group: 'Dosen',
    textOf: ({ user_id, name, nip }) => ({ id: user_id, label: name, description: nip }),
  },
  mentors: {
    key: 'mentor',
    group: 'Mentor',
    textOf: ({ user_id, name, nik, company_name }) => ({
      id: user_id,
      label: name,
      description: `${nik} · ${company_name}`,
    }),
  },
  companies: {
    key: 'company',
    group: 'Perusahaan',
    textOf: ({ id, name, business_field }) => ({ id, label: name, description: business_field }),
  },
  places: {
    key: 'place',
    group: 'Lokasi Mitra',
    textOf: ({ id, name, company_name }) => ({ id, label: name, description: company_name }),
  },
  holidays: {
    key: 'holiday',
    group: 'Hari Libur',
    textOf: ({ id, name, date }) => ({ id, label: name, description: formatDate(date) }),
  },
  internships: {
    key: 'internship',
    group: 'Magang',
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
  placement_requests: {
    key: 'placement-request',
    group: 'Pengajuan Tempat',
    textOf: ({ id, student_name, student_nim, state, start_date, end_date }) => ({
      id,
      label: student_name,
      description: `${student_nim} · ${PLACEMENT_STATE_LABELS[state]} · ${formatPeriod(start_date, end_date)}`,
    }),
  },
  assessment_sheets: {
    key: 'assessment',
    group: 'Penilaian',
    textOf: ({ student_name, student_nim, course_name, assessor, state, ...sheet }) => ({
      id: assessmentKey(sheet),
      label: student_name,
      description: [
        student_nim,
        course_name,
        ASSESSOR_LABELS[assessor],
        ASSESSMENT_STATE_LABELS[state],
      ].join(' · '),
    }),
  },
  guidance_sessions: {
    key: 'guidance-session',
    group: 'Bimbingan',
    textOf: ({ id, student_name, student_nim, date, topic }) => ({
      id,
      label: student_name,
      description: `${student_nim} · ${formatDate(date)} · ${topic}`,
    }),
  },
  final_reports: {
    key: 'final-report',
    group: 'Laporan Akhir',
    textOf: ({ internship_id, student_name, student_nim, title, state }) => ({
      id: internship_id,
      label: student_name,
      description: `${student_nim} · ${FINAL_REPORT_STATE_LABELS[state]} · ${title}`,
    }),
  },
  letters: {
    key: 'letter',
    group: 'Surat',
    textOf: ({ id, kind, number, state, student_name }) => ({
      id,
      label: number,
      description: `${LETTER_KIND_LABELS[kind]} · ${student_name} · ${LETTER_STATE_LABELS[state]}`,
    }),
  },
  certificates: {
    key: 'certificate',
    group: 'Sertifikat',
    textOf: ({ id, kind, name, company_name, is_revoked, start_date, end_date }) => ({
      id,
      label: name,
      description: [
        CERTIFICATE_KIND_LABELS[kind],
        company_name,
        formatPeriod(start_date, end_date),
        CERTIFICATE_STATE_LABELS[is_revoked ? 'revoked' : 'issued'],
      ].join(' · '),
    }),
  },
  defences: {
    key: 'defence',
    group: 'Ujian',
    textOf: ({ id, student_name, student_nim, starts_at, room, state }) => ({
      id,
      label: student_name,
      description: `${student_nim} · ${formatDate(starts_at)} · ${room} · ${DEFENCE_STATE_LABELS[state]}`,
    }),
  },
};

function targetOf(name: FoundRecord, id: Text['id'], role: Role) {
  const isOwn = name === 'internships' && role === 'student';
  // Students have no page of their placement, but its activities.
  const url = isOwn ? paths.student.activities.index : RECORD_PAGES[name].urlOf(id, null);
  if (!screenAt({ pathname: url })?.roles.includes(role)) return null;
  return { key: `${KINDS[name].key}:${id}`, url, internshipId: isOwn ? Number(id) : undefined };
}

function findingsOf<Name extends FoundRecord>(
  name: Name,
  found: FoundRecords,
  role: Role,
): Finding[] {
  const { group, textOf }: Kind<FoundRecords[Name][number]> = KINDS[name];
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
    const name = FOUND_RECORDS.find((one) => KINDS[one].key === kind);
    const target = name && /^\d+(-\d+)?$/.test(id) ? targetOf(name, id, role) : null;
    return target ? { ...target, label, group, Icon: HistoryOutlined } : [];
  });
}
