import { statements } from './statements';

/** The filters of a recap of attendance, whose code anyone can check (docs/decisions/0071). */
export const attendanceReports = statements(`
  alter table issued_reports add column attendance jsonb;`);
