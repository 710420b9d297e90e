import { sql } from 'kysely';
import { inTable, listBy } from '@/server/lists/sources';
import { internshipPeriodListed } from '@/shared/resources/internship-periods/internshipPeriodFields';

export const internshipPeriodSources = listBy(internshipPeriodListed, {
  ...inTable('internship_periods', internshipPeriodListed),
  // A constraint guarantees four digits.
  year: {
    value: sql`internship_periods.year::integer`,
    order: sql.ref('internship_periods.year'),
  },
});
