import { useGetInternshipQuery } from '@/client/api/api';
import { isNotFound } from '@/client/api/serverErrors';
import { PlacementContext } from '@/client/records/ClosedPeriod';

const RESERVED_LINE = '\u00a0';

/**
 * Props of a page below an internship: its context line, and the error when the internship does not
 * exist. The page does not wait for it, and works without the line when it fails to load.
 */
export function useInternshipContext(id: number) {
  const { data, error } = useGetInternshipQuery({ id });
  const internship = data?.data;
  return {
    context: (
      <PlacementContext closedBy={internship?.closed_by}>
        {internship
          ? `${internship.student.user.name} · ${internship.mentor.company.name}`
          : RESERVED_LINE}
      </PlacementContext>
    ),
    companyId: internship?.mentor.company.id,
    missing: isNotFound(error) ? error : undefined,
  };
}
