import { styled } from '@mui/material/styles';
import { type Course, type InternshipPeriod, useListCoursesQuery } from '@/client/api/api';
import { periodOption } from '@/client/records/pickers/periodOption';
import { courseOption } from '@/client/records/pickers/pickerOptions';
import { type ListResult, useChoices } from '@/client/records/pickers/useChoices';
import { useLongChoices } from '@/client/records/pickers/useLongChoices';
import { gradeFields } from '@/shared/resources/grades/gradeFields';
import { internshipFields } from '@/shared/resources/internships/internshipFields';
import { Picker } from '../../place/Picker';

const Row = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 420px))',
  gap: 16,
  marginBottom: 16,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
}));

const ALL_COURSES = { sort: 'name' };

type Props = {
  /** The course of the sheet, which a long list may lack. */
  course: Course | undefined;
  courseCode: string;
  periods: ListResult<InternshipPeriod>;
  periodId: number | null;
  onCourse: (code: string) => void;
  onPeriod: (id: string) => void;
};

/** The course and the period of the sheet. */
export function SheetPickers({ course, courseCode, periods, periodId, ...on }: Props) {
  const { failure: noCourses, ...courses } = useLongChoices(useListCoursesQuery, ALL_COURSES, {
    toOption: courseOption,
  });
  const { failure: noPeriods, ...choices } = useChoices(periods, { toOption: periodOption });
  return (
    <Row>
      <Picker
        {...courses}
        label={gradeFields.course_code.label}
        helperText={noCourses}
        placeholder="Pilih Mata Kuliah"
        value={courseCode}
        selected={course && courseOption(course)}
        clearable={false}
        onChange={(code) => code !== null && on.onCourse(String(code))}
      />
      <Picker
        {...choices}
        label={internshipFields.internship_period_id.label}
        helperText={noPeriods}
        placeholder="Pilih Periode Magang"
        value={periodId}
        clearable={false}
        onChange={(id) => id !== null && on.onPeriod(String(id))}
      />
    </Row>
  );
}
