import type { Insertable } from 'kysely';
import { addDays } from '@/shared/calendarDays';
import type { GuidanceState } from '@/shared/resources/guidance-sessions/constants';
import type { Tables } from '../tables';
import { campusInstant } from './dates';
import { DEMO_LECTURER_ID, type DemoInternship } from './internships';
import type { DemoPeople } from './people';
import { ACTIVE_PERIOD_ID } from './periods';
import { itemAt } from './random';

type Session = Insertable<Tables['guidance_sessions']>;

interface Template {
  /** days before today */
  ago: number;
  topic: string;
  result: string;
  state: GuidanceState;
  reason?: string;
  recorded_by?: 'lecturer';
}

const TEMPLATES: readonly Template[] = [
  {
    ago: 45,
    topic: 'Rencana kegiatan magang',
    result: 'Rencana kerja tiga bulan disepakati, dengan laporan singkat setiap dua minggu.',
    state: 'agreed',
    recorded_by: 'lecturer',
  },
  {
    ago: 31,
    topic: 'Rumusan masalah laporan',
    result: 'Masalah dibatasi pada satu layanan mitra; bab 1 ditulis ulang.',
    state: 'agreed',
  },
  {
    ago: 9,
    topic: 'Metode pengumpulan data',
    result: 'Akan dilanjutkan.',
    state: 'returned',
    reason: 'Tuliskan metode yang disepakati dan langkah berikutnya.',
  },
  {
    ago: 3,
    topic: 'Hasil sementara',
    result: 'Tabel hasil diperbaiki, dan dua gambar ditambah keterangan.',
    state: 'sent',
  },
];

/** Sessions in every state, of the student's account and of the students of the lecturer's account. */
export function demoGuidanceSessions(
  { people, internships }: { people: DemoPeople; internships: readonly DemoInternship[] },
  today: string,
): Session[] {
  const placements = internships.filter(
    ({ internship_period_id, student_id, lecturer_id }) =>
      internship_period_id === ACTIVE_PERIOD_ID &&
      (student_id === 1 || lecturer_id === DEMO_LECTURER_ID),
  );
  const sessions: Session[] = [];
  for (const [index, { id: internship_id, lecturer_id }] of placements.entries()) {
    const lecturer = itemAt(people.lecturers, lecturer_id - 1);
    const { id: userId, name } = itemAt(people.users, lecturer.user_id - 1);
    // The first placement has all of them, the others fewer and fewer.
    for (const { ago, ...template } of TEMPLATES.slice(index % TEMPLATES.length)) {
      const date = addDays(today, -ago);
      const sent_at = campusInstant(date, '16:20', sessions.length);
      sessions.push({
        id: sessions.length + 1,
        internship_id,
        date,
        ...template,
        sent_at,
        ...(template.state !== 'sent' && {
          decided_at: new Date(sent_at.getTime() + 26 * 60 * 60_000),
          decided_by_user_id: userId,
          decided_by_name: name,
        }),
      });
    }
  }
  return sessions;
}
