import { useMemo } from 'react';
import { useListInternshipPeriodsQuery, useListInternshipsQuery } from '@/client/api/api';
import { periodOption } from '@/client/records/pickers/periodOption';
import { COMPANIES_FAILED, studentOption } from '@/client/records/pickers/pickerOptions';
import { useChoices } from '@/client/records/pickers/useChoices';
import type { ComboboxOption } from '@/client/ui/comboboxProps';

type Settings = { skip: boolean };

const byLabel = (a: ComboboxOption, b: ComboboxOption) => a.label.localeCompare(b.label);

const unique = (options: readonly ComboboxOption[]) => [
  ...new Map(options.map((option) => [option.value, option])).values(),
];

// The lists of students and companies are for super admins: reviewers have their internships.
const useInternships = ({ skip }: Settings) =>
  useListInternshipsQuery({ sort: 'student.nim' }, { skip });

export function useStudentChoices(settings: Settings) {
  const choices = useChoices(useInternships(settings), {
    toOption: ({ student }) => studentOption(student),
  });
  const options = useMemo(() => unique(choices.options), [choices.options]);
  return { ...choices, options };
}

export function useCompanyChoices(settings: Settings) {
  const choices = useChoices(useInternships(settings), {
    toOption: ({ mentor: { company } }) => ({ value: company.id, label: company.name }),
    failure: COMPANIES_FAILED,
  });
  const options = useMemo(() => unique(choices.options).sort(byLabel), [choices.options]);
  return { ...choices, options };
}

export const usePeriodChoices = ({ skip }: Settings) =>
  useChoices(useListInternshipPeriodsQuery({ sort: '-start_date' }, { skip }), {
    toOption: periodOption,
  });
