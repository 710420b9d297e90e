import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { addDays } from '@/shared/calendarDays';
import type { StoredReportState } from '@/shared/resources/final-reports/constants';
import type { Tables } from '../tables';
import { campusInstant } from './dates';
import {
  activeOf,
  DEMO_LECTURER_ID,
  DEMO_MENTOR_ID,
  type DemoInternship,
  endedPlacements,
} from './internships';
import type { DemoPeople } from './people';
import { itemAt } from './random';

type Rows<Name extends keyof Tables> = Insertable<Tables[Name]>[];

interface Template {
  state: StoredReportState;
  title: string;
  /** of each version that was returned */
  comments: readonly string[];
  /** how many days ago the last version was sent */
  days: number;
}

/** The reports of the placements of the accounts, one after the other; those of the others are missing. */
const TEMPLATES: readonly Template[] = [
  {
    state: 'returned',
    title: 'Pemantauan Jaringan Kantor dengan Zabbix',
    comments: [
      'Daftar pustaka belum ada.',
      'Bab 4 belum membahas hasil pemantauan. Tambahkan grafik selama satu minggu.',
    ],
    days: 3,
  },
  {
    state: 'sent',
    title: 'Penataan Ulang Kabel Ruang Server',
    comments: ['Lengkapi denah sebelum dan sesudah penataan.'],
    days: 2,
  },
  { state: 'accepted', title: 'Layanan Bantuan Pengguna Berbasis Tiket', comments: [], days: 6 },
];

const ENDED_TITLE = 'Laporan Magang di Bidang Jaringan Komputer';

interface Given {
  people: DemoPeople;
  internships: readonly DemoInternship[];
  today: string;
  /** The last day of the earlier period. */
  lastDay: string;
}

/**
 * Final reports in every state with their files, for the accounts of the demo, and accepted ones of the earlier period.
 */
export function demoFinalReports({ people, internships, today, lastDay }: Given) {
  const reports: Rows<'final_reports'> = [];
  const versions: Rows<'final_report_versions'> = [];
  const lecturer = itemAt(people.users, itemAt(people.lecturers, DEMO_LECTURER_ID - 1).user_id - 1);
  const reported = activeOf(internships, DEMO_MENTOR_ID);
  for (const [index, { state, title, comments, days }] of TEMPLATES.entries()) {
    const id = index + 1;
    const count = comments.length + (state === 'returned' ? 0 : 1);
    const sentAt = (number: number) =>
      campusInstant(addDays(today, -days - 3 * (count - number)), '19:20', index * 11);
    const decidedAt = (number: number) =>
      campusInstant(addDays(today, 1 - days - 3 * (count - number)), '10:05', index * 13);
    const by = { user_id: lecturer.id, name: lecturer.name };
    reports.push({
      ...{ id, internship_id: itemAt(reported, index).id, title, state },
      ...{ versions: count, sent_at: sentAt(count) },
      ...(state !== 'sent' && {
        decided_at: decidedAt(count),
        decided_by_user_id: by.user_id,
        decided_by_name: by.name,
      }),
    });
    for (let number = 1; number <= count; number++) {
      const comment = comments[number - 1];
      const content = pdfOf(`${title} - versi ${number}`);
      versions.push({
        ...{ final_report_id: id, number, name: 'laporan-akhir.pdf', content },
        bytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
        sent_at: sentAt(number),
        ...(comment !== undefined && {
          comment,
          commented_at: decidedAt(number),
          commented_by_user_id: by.user_id,
          commented_by_name: by.name,
        }),
      });
    }
  }
  const content = pdfOf(ENDED_TITLE);
  const sha256 = createHash('sha256').update(content).digest('hex');
  for (const { index, internship, steps } of endedPlacements(internships)) {
    if (steps === 0) continue;
    const lecturerId = itemAt(people.lecturers, internship.lecturer_id - 1).user_id;
    const by = itemAt(people.users, lecturerId - 1);
    const id = reports.length + 1;
    const sent_at = campusInstant(addDays(lastDay, -index % 10), '19:20', index);
    reports.push({
      ...{ id, internship_id: internship.id, title: ENDED_TITLE, state: 'accepted', versions: 1 },
      ...{ sent_at, decided_at: campusInstant(addDays(lastDay, 2), '10:05', index) },
      ...{ decided_by_user_id: by.id, decided_by_name: by.name },
    });
    versions.push({
      ...{ final_report_id: id, number: 1, name: 'laporan-akhir.pdf', content },
      ...{ bytes: content.length, sha256, sent_at },
    });
  }
  return { final_reports: reports, final_report_versions: versions };
}

/** A PDF of one page with this line. */
function pdfOf(line: string): Buffer {
  const text = `BT /F1 18 Tf 60 760 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ' +
      '/Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  return Buffer.from(
    `${pdf}xref\n0 ${size}\n0000000000 65535 f \n${starts.join('')}` +
      `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`,
    'latin1',
  );
}
