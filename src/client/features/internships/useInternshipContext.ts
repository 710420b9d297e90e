import { useGetInternshipQuery } from '@/client/api/api';

/** Whose internship a page below it is about; the page itself does not wait for it. */
export function useInternshipContext(id: number): string | undefined {
  const internship = useGetInternshipQuery({ id }).data?.data;
  return internship && `${internship.student.user.name} · ${internship.mentor.company.name}`;
}
