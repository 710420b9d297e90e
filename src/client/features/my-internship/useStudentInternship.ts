import { useEffect } from 'react';
import { useListStudentInternshipsQuery } from '@/client/api/api';
import { useSelectedInternship } from '@/client/session/useSession';

/** The student's internships and the selected one, by default the first (spec §4). */
export function useStudentInternship() {
  const { data, isError: hasFailed, refetch } = useListStudentInternshipsQuery({});
  const [selected, select] = useSelectedInternship();

  const internships = data?.data ?? [];
  const internship = internships.find(({ id }) => id === selected?.id) ?? internships[0];

  const internshipId = internship?.id;
  useEffect(() => {
    if (internshipId !== undefined && internshipId !== selected?.id) select({ id: internshipId });
  }, [internshipId, selected?.id, select]);

  // A list that cannot be read again stays.
  const isError = hasFailed && !data;
  const isLoading = !data && !isError;
  return { internship, internships, select, isLoading, isError, refetch };
}
