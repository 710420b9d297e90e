import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { addDays } from '@/shared/calendarDays';
import type { Tables } from '../tables';
import { campusInstant } from './dates';
import { pdfOf } from './finalReports';
import type { DemoInternship } from './internships';
import type { DemoPeople } from './people';
import { EARLIER_PERIOD_ID } from './periods';
import { itemAt } from './random';

type Rows<Name extends keyof Tables> = Insertable<Tables[Name]>[];

interface Given {
  people: DemoPeople;
  internships: readonly DemoInternship[];
  /** The last day of the earlier period. */
  lastDay: string;
  /** The rows that exist already; their numbers are taken. */
  taken: { reports: number; defences: number };
}

const TITLE = 'Laporan Magang di Bidang Jaringan Komputer';

/** Placements of the earlier period wait for a report, a defence or a certificate, in turn. */
export function demoFinishedPlacements({ people, internships, lastDay, taken }: Given) {
  const reports: Rows<'final_reports'> = [];
  const versions: Rows<'final_report_versions'> = [];
  const defences: Rows<'defences'> = [];
  const examiners: Rows<'defence_examiners'> = [];
  const content = pdfOf(TITLE);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const finished = internships.filter((row) => row.internship_period_id === EARLIER_PERIOD_ID);
  for (const [index, { id: internship_id, lecturer_id }] of finished.entries()) {
    const steps = index % 4;
    if (steps === 0) continue;
    const lecturer = itemAt(people.users, itemAt(people.lecturers, lecturer_id - 1).user_id - 1);
    const id = taken.reports + reports.length + 1;
    const sent_at = campusInstant(addDays(lastDay, -index % 10), '19:20', index);
    reports.push({
      ...{ id, internship_id, title: TITLE, state: 'accepted', versions: 1, sent_at },
      decided_at: campusInstant(addDays(lastDay, 2), '10:05', index),
      decided_by_user_id: lecturer.id,
      decided_by_name: lecturer.name,
    });
    versions.push({
      ...{ final_report_id: id, number: 1, name: 'laporan-akhir.pdf', content },
      ...{ bytes: content.length, sha256, sent_at },
    });
    if (steps === 1) continue;
    const defence_id = taken.defences + defences.length + 1;
    // A day of its own, so that neither rooms nor examiners clash.
    const starts_at = campusInstant(addDays(lastDay, 3 + index), '09:00');
    defences.push({
      ...{ id: defence_id, internship_id, starts_at, minutes: 60 },
      ...{ room: 'Ruang Sidang 1', state: 'held' },
    });
    examiners.push({
      ...{ defence_id, lecturer_id, position: 1, score: 75 + (index % 15) },
      sent_at: new Date(starts_at.getTime() + 2 * 3_600_000),
    });
  }
  return { reports, versions, defences, examiners };
}
