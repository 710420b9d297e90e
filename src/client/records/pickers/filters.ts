import { useGetCompanyQuery, useListCompaniesQuery, useListLecturersQuery } from '@/client/api/api';
import { flagFilter, type TableFilter } from '@/client/table/toolbar/tableFilter';
import type { UseLoadedChoices } from '@/client/ui/ChoiceFilter';
import { COMPANIES_FAILED, companyOption, lecturerOption } from './pickerOptions';
import { useLongChoices } from './useLongChoices';

// Filters that several lists share. Their keys are the server's parameters.

export const useCompanyFilterChoices: UseLoadedChoices = ({ skip, chosen }) => {
  const choices = useLongChoices(
    useListCompaniesQuery,
    { sort: 'name' },
    { toOption: companyOption, failure: COMPANIES_FAILED, skip },
  );
  // A long list may lack the choice in the URL.
  const isMissing = 'onSearch' in choices && chosen !== null;
  const { data } = useGetCompanyQuery({ id: chosen ?? 0 }, { skip: !isMissing });
  return { ...choices, selected: data && companyOption(data.data) };
};

export const companyFilter: TableFilter<{ companyId: number }> = {
  key: 'company_id',
  label: 'Mitra Industri',
  useChoices: useCompanyFilterChoices,
  toQuery: (value) => ({ companyId: Number(value) }),
};

const useLecturerFilterChoices: UseLoadedChoices = ({ skip }) =>
  useLongChoices(useListLecturersQuery, { sort: 'user.name' }, { toOption: lecturerOption, skip });

/** Only for the office: lecturers do not see the list of all lecturers. */
export const lecturerFilter: TableFilter<{ lecturerId: number }> = {
  key: 'lecturer_id',
  label: 'Dosen',
  useChoices: useLecturerFilterChoices,
  toQuery: (value) => ({ lecturerId: Number(value) }),
};

/** Shows the office which people still lack a signature. */
export const signatureFilter = flagFilter<{ hasSignature: boolean }>({
  key: 'has_signature',
  label: 'Tanda tangan',
  texts: ['sudah ada', 'belum ada'],
  toQuery: (hasSignature) => ({ hasSignature }),
});

const SHOWN_YEARS = 6;

/** 2024/2025 and the years around it, up to the next one. */
export const academicYears = () => {
  const next = new Date().getFullYear() + 1;
  return Array.from({ length: SHOWN_YEARS }, (_, index) => `${next - index}/${next - index + 1}`);
};

export const academicYearFilter = (label: string): TableFilter<{ academicYear: string }> => ({
  key: 'academic_year',
  label,
  choices: academicYears().map((year) => ({ value: year, label: year })),
  toQuery: (academicYear) => ({ academicYear }),
});

export const attendedFilter = flagFilter<{ attended: boolean }>({
  key: 'attended',
  label: 'Absen',
  texts: ['Sudah', 'Belum'],
  toQuery: (attended) => ({ attended }),
});

type ValidationQuery = { validatedByLecturer: boolean; validatedByMentor: boolean };

const VALIDATIONS = {
  'not-lecturer': { label: 'belum oleh dosen', by: 'lecturer', isValidated: false },
  lecturer: { label: 'sudah oleh dosen', by: 'lecturer', isValidated: true },
  'not-mentor': { label: 'belum oleh mentor', by: 'mentor', isValidated: false },
  mentor: { label: 'sudah oleh mentor', by: 'mentor', isValidated: true },
} as const;

type Validation = keyof typeof VALIDATIONS;

export const validationFilter: TableFilter<ValidationQuery> = {
  key: 'validation',
  label: 'Validasi',
  choices: Object.entries(VALIDATIONS).map(([value, { label }]) => ({ value, label })),
  toQuery: (value) => {
    const { by, isValidated } = VALIDATIONS[value as Validation];
    return by === 'lecturer'
      ? { validatedByLecturer: isValidated }
      : { validatedByMentor: isValidated };
  },
};
