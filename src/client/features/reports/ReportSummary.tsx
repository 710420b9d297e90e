import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { GradeReport } from '@/client/api/api';
import { DetailList } from '@/client/ui/DetailList';

const SUMMARY = [
  ['Nama Mata Kuliah', 'course_name'],
  ['Nama Dosen', 'lecturer_name'],
  ['Nama Mentor', 'mentor_name'],
  ['Mitra Industri', 'company_name'],
  ['Semester', 'course_semester'],
  ['Tahun Ajaran', 'course_academic_year'],
] as const;

// Six values fill rows of three, two or one; auto-fit could leave a single value in the last row.
const EvenColumns = styled('div')({
  containerType: 'inline-size',
  '& > dl': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@container (min-width: 400px)': {
    '& > dl': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  // Room for names of two lines, so that the table does not move when they replace the dashes.
  '@container (min-width: 400px) and (max-width: 1039px)': {
    '& dd': { minHeight: '2lh' },
  },
  '@container (min-width: 640px)': {
    '& > dl': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

type Props = { report: GradeReport | undefined; isLoading: boolean };

/** The six values above the table, each '-' without a report (spec §2). */
export const ReportSummary = ({ report, isLoading }: Props) => (
  <Card component="section" aria-label="Ringkasan laporan" aria-busy={isLoading}>
    <EvenColumns>
      <DetailList
        details={SUMMARY.map(([label, field]) => ({
          label,
          value: isLoading ? <Skeleton aria-hidden width="70%" /> : report?.[field],
        }))}
      />
    </EvenColumns>
  </Card>
);
