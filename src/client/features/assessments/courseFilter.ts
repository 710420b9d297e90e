import { useMemo } from 'react';
import {
  type AssessmentForm,
  type ListAssessmentsArg,
  useListAssessmentFormsQuery,
} from '@/client/api/api';
import { useChoices } from '@/client/records/pickers/useChoices';
import type { TableFilter } from '@/client/table/toolbar/tableFilter';
import type { UseLoadedChoices } from '@/client/ui/ChoiceFilter';
import { assessmentSheetListed } from '@/shared/resources/assessments/assessmentFields';

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

export const courseFilter: TableFilter<ListAssessmentsArg> = {
  key: 'course_code',
  label: assessmentSheetListed.course_name.label,
  useChoices: useCourseChoices,
  areCodes: true,
  toQuery: (courseCode) => ({ courseCode }),
};
