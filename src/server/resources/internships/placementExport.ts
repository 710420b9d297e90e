import { exportedField, ownColumn } from '@/server/exports/exportTable';
import { periodName } from '@/shared/resources/internship-periods/periodName';
import { internshipFields, placementFields } from '@/shared/resources/internships/internshipFields';
import { companyName } from '@/shared/resources/mentors/mentorFields';
import { studentFields } from '@/shared/resources/students/studentFields';
import { userFields } from '@/shared/resources/users/userFields';

export interface Placed {
  student: { nim: string; user: { name: string } };
  mentor: { company: { name: string }; user: { name: string } };
  internship_period: { start_date: string; end_date: string; semester: number };
}

/** The columns that tell which placement a row belongs to; `path` is where it is in the row. */
export const placementColumns = <Row>(of: (row: Row) => Placed, path = '') => [
  exportedField<Row>(`${path}student.nim`, studentFields.nim),
  exportedField<Row>(`${path}student.user.name`, userFields.name),
  exportedField<Row>(`${path}mentor.company.name`, companyName),
  ownColumn<Row>(
    `${path}internship_period.start_date`,
    internshipFields.internship_period_id.label,
    (row) => periodName(of(row).internship_period),
  ),
];

export const mentorNameColumn = <Row>(path = '') =>
  exportedField<Row>(`${path}mentor.user.name`, placementFields.mentor_name);
