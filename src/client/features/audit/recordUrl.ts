import type { AuditedRecord } from '@/client/api/api';
import { paths } from '@/client/navigation/paths';

/** The page of a record; null when it has none. */
export function recordUrl(record: AuditedRecord | undefined): string | null {
  if (!record) return null;
  const { resource, id, internship_id } = record;
  switch (resource) {
    case 'users':
      return paths.users.edit(id);
    case 'companies':
      return paths.companies.edit(id);
    case 'courses':
      return paths.courses.edit(id);
    case 'internship_periods':
      return paths.internshipPeriods.edit(id);
    case 'internships':
      return paths.internships.show(id);
    case 'activities':
      return internship_id === null ? null : paths.internships.activities.show(internship_id, id);
    case 'grades':
      return internship_id === null ? null : paths.internships.grades.edit(internship_id, id);
  }
}
