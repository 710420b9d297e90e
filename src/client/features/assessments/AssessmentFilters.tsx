import { styled } from '@mui/material/styles';
import { useListAssessmentFormsQuery } from '@/client/api/api';
import { usePeriodChoices } from '@/client/records/pickers/internshipChoices';
import { SearchBox } from '@/client/table/toolbar/SearchBox';
import { ChoiceFilter } from '@/client/ui/ChoiceFilter';
import { NativeSelect } from '@/client/ui/NativeSelect';
import { ASSESSMENT_STATES } from '@/shared/constants/assessments';
import { ASSESSMENT_STATE_LABELS, ASSESSOR_LABELS } from '@/shared/constants/labels';
import { REVIEWERS } from '@/shared/constants/reviews';
import type { AssessmentQuery } from './assessmentQuery';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 16,
  '& > *': { flex: '1 1 200px' },
  [theme.breakpoints.down('md')]: {
    '& > *': { flex: '1 1 100%' },
  },
}));

const Choices = styled(NativeSelect)(({ theme }) => ({
  height: 40,
  [theme.breakpoints.down('md')]: { height: 44 },
}));

type Choice = { value: string; label: string };

const STATES = ASSESSMENT_STATES.map((value) => ({
  value,
  label: ASSESSMENT_STATE_LABELS[value],
}));
const ASSESSORS = REVIEWERS.map((value) => ({ value, label: ASSESSOR_LABELS[value] }));

type SelectProps = {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
};

const Select = ({ label, value, choices, onChange }: SelectProps) => (
  <Choices aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
    <option value="">{label}: semua</option>
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.label}
      </option>
    ))}
  </Choices>
);

type Props = {
  query: AssessmentQuery;
  change: (changes: Partial<AssessmentQuery>) => void;
  /** Whether the sheets of all assessors are listed. */
  isOffice: boolean;
};

/** Search and filters of the list; assessors have few courses and only their own sheets. */
export function AssessmentFilters({ query, change, isOffice }: Props) {
  const forms = useListAssessmentFormsQuery(undefined, { skip: !isOffice }).data?.data ?? [];
  const courses = new Map(forms.map((form) => [form.course_code, form.course_name]));
  return (
    <Bar>
      <SearchBox
        value={query.search}
        label="Cari mahasiswa, mitra..."
        onChange={(search) => change({ search })}
      />
      <ChoiceFilter
        label="Periode"
        value={query.internship_period_id}
        useChoices={usePeriodChoices}
        onChange={(internship_period_id) => change({ internship_period_id })}
      />
      <Select
        label="Status"
        value={query.state}
        choices={STATES}
        onChange={(state) => change({ state })}
      />
      {isOffice && (
        <>
          <Select
            label="Penilai"
            value={query.assessor}
            choices={ASSESSORS}
            onChange={(assessor) => change({ assessor })}
          />
          <Select
            label="Mata Kuliah"
            value={query.course_code}
            choices={[...courses].map(([value, label]) => ({ value, label }))}
            onChange={(course_code) => change({ course_code })}
          />
        </>
      )}
    </Bar>
  );
}
