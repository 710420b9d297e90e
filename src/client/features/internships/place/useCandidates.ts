import {
  useLazyListInternshipsQuery,
  useLazyListStudentsQuery,
  useListInternshipsQuery,
  useListStudentsQuery,
} from '@/client/api/api';
import { BULK_PLACEMENTS_MAX } from '@/shared/constants/limits';
import { type Candidate, candidateOf, candidateOfInternship } from './draft';

export const CANDIDATES_SHOWN = 20;

type Settings = {
  periodId: number;
  /** Lists the placements of this period instead of all students. */
  fromId: number | null;
  search: string;
  academicYear: string;
  page: number;
};

/** The students without a placement in the period: a page of them, or all up to the limit. */
export function useCandidates({ periodId, fromId, search, academicYear, page }: Settings) {
  const isFromPeriod = fromId !== null;
  const ofStudents = {
    withoutInternshipIn: periodId,
    sort: 'user.name',
    ...(search && { search }),
    ...(academicYear && { academicYear }),
  };
  const ofInternships = {
    withoutInternshipIn: periodId,
    internshipPeriodId: fromId ?? undefined,
    sort: 'student.user.name',
    ...(search && { search }),
  };
  const paging = { page, perPage: CANDIDATES_SHOWN };
  const students = useListStudentsQuery({ ...ofStudents, ...paging }, { skip: isFromPeriod });
  const internships = useListInternshipsQuery(
    { ...ofInternships, ...paging },
    { skip: !isFromPeriod },
  );
  const [fetchStudents] = useLazyListStudentsQuery();
  const [fetchInternships] = useLazyListInternshipsQuery();

  const shown: readonly Candidate[] | undefined = isFromPeriod
    ? internships.data?.data.map(candidateOfInternship)
    : students.data?.data.map(candidateOf);
  const { data, isFetching, isError, refetch } = isFromPeriod ? internships : students;

  /** All matching students, up to the limit of one request. */
  const fetchAll = async (): Promise<Candidate[]> => {
    const all = isFromPeriod
      ? (await fetchInternships(ofInternships).unwrap()).data.map(candidateOfInternship)
      : (await fetchStudents(ofStudents).unwrap()).data.map(candidateOf);
    return all.filter(({ hasAccount }) => hasAccount).slice(0, BULK_PLACEMENTS_MAX);
  };

  return {
    shown,
    total: data?.meta?.total ?? shown?.length ?? 0,
    isFetching,
    isError,
    refetch,
    fetchAll,
  };
}
