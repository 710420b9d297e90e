import type { Role } from '@/shared/permissions';
import {
  aCompany,
  aLecturer,
  aMentor,
  anInternship,
  anInternshipPeriod,
  aStudent,
} from '../builders';
import type { TestApp } from '../buildTestApp';
import type { MatterKind } from './matters';

const STUDENTS = 2;

/** Something of a kind that can begin on any day. */
export interface Slot {
  kind: MatterKind;
  name: string;
  internship_id: number;
}

export interface Person {
  id: number;
  role: Role;
  name: string;
  email: string;
  slots: Slot[];
  /** Whether the person ever opens the application; the others are for the office. */
  isAwake: boolean;
}

/** Mentors with two students each, the first of whom has confirmed the address, too. */
export async function somePeople(
  { db }: TestApp,
  mentors: number,
  dates: { start_date: string; end_date: string },
): Promise<Person[]> {
  const company = await aCompany(db);
  const lecturer = await aLecturer(db);
  const period = await anInternshipPeriod(db, dates);
  const people: Person[] = [];
  for (let number = 1; number <= mentors; number += 1) {
    const { id: mentor_id, user: mentor } = await aMentor(db, {
      company_id: company.id,
      user: { name: `Mentor ${number}` },
    });
    const isAwake = number % 2 === 1;
    const requests: Slot[] = [];
    for (let nth = 1; nth <= STUDENTS; nth += 1) {
      const student = await aStudent(db, { user: { name: `Mahasiswa ${number}-${nth}` } });
      const { id: internship_id } = await anInternship(db, {
        ...{ student_id: student.id, mentor_id, lecturer_id: lecturer.id },
        internship_period_id: period.id,
      });
      const slot = { internship_id, name: student.user.name };
      requests.push({ kind: 'waiting_requests', ...slot });
      if (nth > 1) continue;
      const { id, name, email } = student.user;
      const slots: Slot[] = [
        { kind: 'returned_activities', name: 'Kegiatan A', internship_id },
        { kind: 'returned_activities', name: 'Kegiatan B', internship_id },
        { kind: 'decided_requests', name: '', internship_id },
      ];
      people.push({ id, role: 'student', name, email, slots, isAwake });
    }
    const { id, name, email } = mentor;
    people.push({ id, role: 'mentor', name, email, slots: requests, isAwake });
  }
  return people;
}
