import type { Internship } from '@/client/api/api';
import { useRole } from '@/client/session/useSession';
import { can } from '@/shared/permissions';
import { InterruptionsCard } from '../interruptions/InterruptionsCard';
import { PlacesCard } from './PlacesCard';
import { WorkHoursCard } from './WorkHoursCard';

/**
 * When and where the student of a placement works, and when not.
 * @public used through `lazyComponent`
 */
export function WorkplaceCards({ internship }: { internship: Internship }) {
  const { id, company_id, closed_by } = internship;
  const canChange = can(useRole(), 'manageActivities') && closed_by === null;
  return (
    <>
      <WorkHoursCard internshipId={id} canChange={canChange} />
      <PlacesCard internshipId={id} companyId={company_id} canChange={canChange} />
      <InterruptionsCard internship={internship} />
    </>
  );
}
