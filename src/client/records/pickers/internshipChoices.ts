import { useMemo } from 'react';
import {
  type Internship,
  useListInternshipPeriodsQuery,
  useListInternshipsQuery,
} from '@/client/api/api';
import type { ComboboxOption } from '@/client/ui/comboboxProps';
import { alphabetically } from '@/shared/sortKey';
import { periodOption } from './periodOption';
import {
  COMPANIES_FAILED,
  companyOption,
  lecturerOption,
  mentorOption,
  studentOption,
} from './pickerOptions';
import { useChoices } from './useChoices';

type Settings = { skip: boolean };

const byLabel = (a: ComboboxOption, b: ComboboxOption) => alphabetically(a.label, b.label);

const unique = (options: readonly ComboboxOption[]) => [
  ...new Map(options.map((option) => [option.value, option])).values(),
];

// The lists of students and companies are for super admins: reviewers have their internships.
const useInternships = ({ skip }: Settings) =>
  useListInternshipsQuery({ sort: 'student.nim' }, { skip });

function useChoicesIn(
  settings: Settings,
  toOption: (internship: Internship) => ComboboxOption,
  failure?: string,
) {
  const choices = useChoices(useInternships(settings), { toOption, failure });
  const options = useMemo(() => unique(choices.options), [choices.options]);
  return { ...choices, options };
}

function useSortedChoicesIn(...args: Parameters<typeof useChoicesIn>) {
  const choices = useChoicesIn(...args);
  const options = useMemo(() => choices.options.toSorted(byLabel), [choices.options]);
  return { ...choices, options };
}

const ofStudent = ({ student }: Internship) => studentOption(student);
const ofCompany = ({ mentor }: Internship) => companyOption(mentor.company);
const ofMentor = ({ mentor }: Internship) => mentorOption(mentor);
const ofLecturer = ({ lecturer }: Internship) => lecturerOption(lecturer);

export const useStudentChoices = (settings: Settings) => useChoicesIn(settings, ofStudent);
export const useCompanyChoices = (settings: Settings) =>
  useSortedChoicesIn(settings, ofCompany, COMPANIES_FAILED);
export const useMentorChoices = (settings: Settings) => useSortedChoicesIn(settings, ofMentor);
export const useLecturerChoices = (settings: Settings) => useSortedChoicesIn(settings, ofLecturer);

export const usePeriodChoices = ({ skip }: Settings) =>
  useChoices(useListInternshipPeriodsQuery({ sort: '-start_date' }, { skip }), {
    toOption: periodOption,
  });
