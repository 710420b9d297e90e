import type { Insertable } from 'kysely';
import { addDays } from '@/shared/calendarDays';
import type { Tables } from '../tables';
import { campusInstant } from './dates';
import type { DemoInternship } from './internships';
import type { DemoPeople } from './people';
import { ACTIVE_PERIOD_ID, NEXT_PERIOD_ID } from './periods';
import { itemAt } from './random';

type Rows<Name extends keyof Tables> = Insertable<Tables[Name]>[];
type Request = Rows<'placement_requests'>[number];

interface Template {
  state: NonNullable<Request['state']>;
  /** numbers of students, the spokesperson first */
  students: readonly number[];
  /** days before today on which it was drafted */
  days: number;
  companies?: readonly number[];
  note?: string;
  comment?: string;
  /** The last of the students has not answered. */
  isAsked?: boolean;
  own?: Insertable<Tables['placement_requests']>['own_company'];
}

const OWN = JSON.stringify({
  name: 'CV Lintas Nusa Data',
  address: 'Jl. Soekarno Hatta No. 412, Bandung',
  business_field: 'Penyedia jasa internet',
  contact_name: 'Rina Marlina',
  phone_number: '0225551412',
  email: null,
});

const TEMPLATES: readonly Template[] = [
  {
    state: 'incomplete',
    students: [1],
    days: 6,
    companies: [2, 3],
    note: 'Saya ingin belajar jaringan kampus.',
    comment: 'Mohon lampirkan transkrip nilai semester lalu.',
  },
  { state: 'draft', students: [60, 1], days: 2, companies: [3], isAsked: true },
  { state: 'sent', students: [61], days: 5, companies: [1, 5] },
  { state: 'sent', students: [62, 63], days: 4, companies: [5, 3, 2], note: 'Kami satu kelompok.' },
  { state: 'sent', students: [64], days: 3, own: OWN },
  {
    state: 'refused',
    students: [65],
    days: 7,
    companies: [4],
    comment: 'Mitra ini meminta mahasiswa semester lebih tinggi.',
  },
  { state: 'withdrawn', students: [66], days: 6, companies: [2] },
];

/** Requests for places in the next period in every state, and one that led to a present placement. */
export function demoPlacementRequests(
  { people, internships }: { people: DemoPeople; internships: readonly DemoInternship[] },
  { today, activeFrom }: { today: string; activeFrom: string },
) {
  const decider = itemAt(people.users, itemAt(people.lecturers, 0).user_id - 1);
  const decided = (at: Date) => ({
    decided_at: at,
    decided_by_user_id: decider.id,
    decided_by_name: decider.name,
  });
  const requests: Request[] = [];
  const members: Rows<'placement_request_members'> = [];
  const choices: Rows<'placement_request_choices'> = [];
  const asks: Rows<'placement_asks'> = [];

  const add = (
    { state, students, companies = [], isAsked = false, ...template }: Omit<Template, 'days'>,
    day: string,
    period: { id: number; internship_id?: number },
  ) => {
    const id = requests.length + 1;
    const at = campusInstant(day, '09:30');
    const sent = state === 'draft' ? null : campusInstant(day, '10:15', id);
    requests.push({
      id,
      internship_period_id: period.id,
      student_id: itemAt(students, 0),
      state,
      own_company: template.own ?? null,
      note: template.note ?? null,
      comment: template.comment ?? null,
      created_at: at,
      changed_at: sent ?? at,
      sent_at: sent,
      sent_on: sent && day,
      ...(state !== 'draft' &&
        state !== 'sent' &&
        decided(campusInstant(addDays(day, 1), '13:00'))),
    });
    for (const [index, student_id] of students.entries()) {
      const isOpen = isAsked && index === students.length - 1;
      members.push({
        request_id: id,
        student_id,
        answer: isOpen ? 'asked' : 'agreed',
        answered_at: isOpen ? null : at,
        internship_id: period.internship_id ?? null,
      });
      if (index === 0) continue;
      asks.push({
        request_id: id,
        spokesperson_id: itemAt(students, 0),
        student_id,
        nim: itemAt(people.students, student_id - 1).nim,
        asked_on: day,
        asked_at: at,
      });
    }
    for (const [index, company_id] of companies.entries()) {
      choices.push({ request_id: id, position: index + 1, company_id });
    }
  };

  for (const { days, ...template } of TEMPLATES) {
    add(template, addDays(today, -days), { id: NEXT_PERIOD_ID });
  }
  const placed = internships.find(
    ({ internship_period_id }) => internship_period_id === ACTIVE_PERIOD_ID,
  );
  if (placed) {
    const mentor = itemAt(people.mentors, placed.mentor_id - 1);
    const accepted = {
      state: 'accepted' as const,
      students: [placed.student_id],
      companies: [mentor.company_id],
    };
    add(accepted, addDays(activeFrom, -30), { id: ACTIVE_PERIOD_ID, internship_id: placed.id });
  }

  const windows: Rows<'placement_windows'> = [
    {
      internship_period_id: ACTIVE_PERIOD_ID,
      open_from: addDays(activeFrom, -45),
      open_until: addDays(activeFrom, -15),
    },
    {
      internship_period_id: NEXT_PERIOD_ID,
      open_from: addDays(today, -10),
      open_until: addDays(today, 5),
    },
  ];
  const exceptions: Rows<'placement_window_exceptions'> = [
    {
      id: 1,
      internship_period_id: NEXT_PERIOD_ID,
      student_id: 67,
      until: addDays(today, 12),
      reason: 'Baru kembali dari perawatan di rumah sakit.',
    },
  ];
  return {
    placement_windows: windows,
    placement_window_exceptions: exceptions,
    placement_requests: requests,
    placement_request_members: members,
    placement_request_choices: choices,
    placement_asks: asks,
  };
}
