import { useMemo } from 'react';
import {
  type AssessmentForm,
  type ListAssessmentsArg,
  useListAssessmentFormsQuery,
} from '@/client/api/api';
import { periodFilter } from '@/client/records/pickers/periodFilter';
import { useChoices } from '@/client/records/pickers/useChoices';
import { fieldFilter, type TableFilter } from '@/client/table/toolbar/tableFilter';
import type { UseLoadedChoices } from '@/client/ui/ChoiceFilter';
import { ASSESSMENT_STATES } from '@/shared/constants/assessments';
import { REVIEWERS } from '@/shared/constants/reviews';
import { assessmentSheetListed } from '@/shared/fields/assessmentFields';

type Filter = TableFilter<ListAssessmentsArg>;

const stateFilter = fieldFilter({
  key: 'state',
  field: assessmentSheetListed.state,
  values: ASSESSMENT_STATES,
  toQuery: (state) => ({ state }),
});

const assessorFilter = fieldFilter({
  key: 'assessor',
  field: assessmentSheetListed.assessor,
  values: REVIEWERS,
  toQuery: (assessor) => ({ assessor }),
});

const courseOption = ({ course_code, course_name }: AssessmentForm) => ({
  value: course_code,
  label: course_name,
});

/** The courses with forms; some have one for each assessor. */
const useCourseChoices: UseLoadedChoices = ({ skip }) => {
  const forms = useListAssessmentFormsQuery(undefined, { skip });
  const choices = useChoices(forms, { toOption: courseOption });
  const options = useMemo(
    () => [...new Map(choices.options.map((option) => [option.value, option])).values()],
    [choices.options],
  );
  return { ...choices, options };
};

const courseFilter: Filter = {
  key: 'course_code',
  label: assessmentSheetListed.course_name.label,
  useChoices: useCourseChoices,
  areCodes: true,
  toQuery: (courseCode) => ({ courseCode }),
};

export const ASSESSOR_FILTERS: readonly Filter[] = [periodFilter, stateFilter];
export const OFFICE_FILTERS: readonly Filter[] = [
  ...ASSESSOR_FILTERS,
  assessorFilter,
  courseFilter,
];
