import { inTable, listBy } from '@/server/lists/sources';
import { pick } from '@/shared/fields/field';
import { attendanceRequestListed } from '@/shared/resources/attendance-requests/attendanceRequestFields';

export const attendanceRequestSources = listBy(attendanceRequestListed, {
  ...inTable(
    'internships',
    pick(attendanceRequestListed, 'student_nim', 'student_name', 'company_name'),
  ),
  ...inTable(
    'attendance_requests',
    pick(attendanceRequestListed, 'kind', 'start_date', 'end_date', 'reason', 'state'),
  ),
});
