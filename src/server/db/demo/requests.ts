import type { Insertable } from 'kysely';
import { addDays } from '@/shared/calendarDays';
import type { Tables } from '../tables';
import { campusInstant } from './dates';
import { type DemoInternship, isOfDemoAccount } from './internships';
import type { DemoPeople, DemoUser } from './people';
import { ACTIVE_PERIOD_ID } from './periods';
import { itemAt } from './random';

export type DemoRequest = Insertable<Tables['attendance_requests']> & { readonly id: number };

interface DemoRecords {
  readonly people: DemoPeople;
  readonly internships: readonly DemoInternship[];
}

/** The days from today, both included. */
type Days = readonly [first: number, last: number];

interface Template {
  readonly kind: 'leave' | 'sick' | 'elsewhere';
  /** the index of the placement, if it is not the next one; the first one is that of the student account */
  readonly placement?: number;
  readonly days: Days;
  /** when it was sent, in days from today; by default on the first day, at the latest yesterday */
  readonly sent?: number;
  readonly reason: string;
  readonly state: 'waiting' | 'approved' | 'rejected' | 'withdrawn';
  readonly comment?: string;
}

/** In turn for the placements of the demo accounts, so that every state is on their screens. */
const TEMPLATES: readonly Template[] = [
  { kind: 'sick', days: [-9, -8], reason: 'Demam, surat dokter terlampir.', state: 'approved' },
  { kind: 'leave', days: [2, 3], reason: 'Acara keluarga di luar kota.', state: 'waiting' },
  {
    kind: 'elsewhere',
    days: [-6, -6],
    reason: 'Instalasi jaringan di kantor klien bersama tim lapangan.',
    state: 'rejected',
    comment: 'Jadwal klien dipindah ke pekan depan. Silakan ajukan lagi.',
  },
  { kind: 'leave', days: [-4, -4], reason: 'Mengurus berkas di kampus.', state: 'withdrawn' },
  { kind: 'sick', days: [-1, -1], reason: 'Sakit gigi.', state: 'waiting' },
  { kind: 'elsewhere', days: [1, 1], reason: 'Rapat di kantor pusat.', state: 'approved' },
  {
    kind: 'leave',
    placement: 0,
    days: [4, 4],
    sent: -3,
    reason: 'Mengantar orang tua berobat.',
    state: 'rejected',
    comment: 'Ada serah terima proyek pada hari itu. Silakan pilih hari lain.',
  },
];

/** Requests of the students of the demo accounts in every state. */
export function demoRequests(records: DemoRecords, today: string): DemoRequest[] {
  const { people, internships } = records;
  const own = internships.filter(
    (internship) =>
      internship.internship_period_id === ACTIVE_PERIOD_ID && isOfDemoAccount(internship),
  );
  const userOf = (userId: number) => itemAt(people.users, userId - 1);
  const mentorOf = ({ mentor_id }: DemoInternship) =>
    userOf(itemAt(people.mentors, mentor_id - 1).user_id);
  const studentOf = ({ student_id }: DemoInternship) =>
    userOf(itemAt(people.students, student_id - 1).user_id);

  const requests: DemoRequest[] = [];
  for (const [index, template] of TEMPLATES.entries()) {
    const internship = itemAt(own, template.placement ?? index % own.length);
    const [first, last] = template.days;
    const sent = template.sent ?? Math.min(first, -1);
    const start_date = addDays(today, first);
    const created_at = campusInstant(addDays(today, sent), '06:40', index);
    const decider = template.state === 'withdrawn' ? studentOf(internship) : mentorOf(internship);
    requests.push({
      id: requests.length + 1,
      internship_id: internship.id,
      kind: template.kind,
      start_date,
      end_date: addDays(today, last),
      reason: template.reason,
      state: template.state,
      comment: template.comment ?? null,
      created_at,
      ...(template.state === 'waiting' ? UNDECIDED : decidedBy(decider, created_at)),
    });
  }
  return requests;
}

export const UNDECIDED = {
  decided_at: null,
  decided_by_user_id: null,
  decided_by_name: null,
  decided_by_role: null,
};

export const decidedBy = ({ id, name, role }: DemoUser, createdAt: Date) => ({
  decided_at: new Date(createdAt.getTime() + 90 * 60_000),
  decided_by_user_id: id,
  decided_by_name: name,
  decided_by_role: role,
});
