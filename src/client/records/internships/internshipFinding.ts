import { formatPeriod } from '@/shared/format';
import type { RecordFinding } from '../recordFinding';

export const internshipFinding: RecordFinding<'internships'> = {
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
};
