import { exportedField, ownColumn } from '@/server/exports/exportTable';
import { internshipFields, placementFields } from '@/shared/fields/internshipFields';
import { companyName } from '@/shared/fields/mentorFields';
import { studentFields } from '@/shared/fields/studentFields';
import { userFields } from '@/shared/fields/userFields';
import { periodName } from '@/shared/sheets/periodName';

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
