import { type importedColumns, ownColumn } from '@/server/exports/exportTable';
import { formatPeriod } from '@/shared/format';

export interface Placed {
  student: { nim: string; user: { name: string } };
  mentor: { company: { name: string }; user: { name: string } };
  internship_period: { start_date: string; end_date: string; semester: number };
}

/** A period in the format of the pickers (spec §2). */
const periodOf = ({ internship_period: { start_date, end_date, semester } }: Placed) =>
  `${formatPeriod(start_date, end_date)} - Semester ${semester}`;

/** The columns that tell which placement a row belongs to. */
export const placementColumns = <Row>(
  imported: ReturnType<typeof importedColumns<Row>>,
  of: (row: Row) => Placed,
  path = '',
) => [
  imported('nim', (row) => of(row).student.nim, { field: `${path}student.nim` }),
  ownColumn(`${path}student.user.name`, 'Nama', (row: Row) => of(row).student.user.name),
  imported('company_name', (row) => of(row).mentor.company.name, {
    field: `${path}mentor.company.name`,
  }),
  imported('internship_period', (row) => periodOf(of(row)), {
    field: `${path}internship_period.start_date`,
  }),
];
