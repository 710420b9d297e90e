import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { useStudentInternship } from './useStudentInternship';

type Choice = Pick<ReturnType<typeof useStudentInternship>, 'internships' | 'select'>;

/** Selects the internship that the link names, such as '/?internship=15'. */
export function useAskedInternship({ internships, select }: Choice): void {
  const [params] = useSearchParams();
  const asked = Number(params.get('internship'));
  const isTheirs = internships.some(({ id }) => id === asked);
  useEffect(() => {
    if (isTheirs) select({ id: asked });
  }, [asked, isTheirs, select]);
}
