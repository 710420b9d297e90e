import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { GradeReport } from '@/client/api/api';
import { DetailList } from '@/client/components/DetailList';

const SUMMARY = [
  ['Nama Mata Kuliah', 'course_name'],
  ['Nama Dosen', 'lecturer_name'],
  ['Nama Mentor', 'mentor_name'],
  ['Mitra Industri', 'company_name'],
  ['Semester', 'course_semester'],
  ['Tahun Ajaran', 'course_academic_year'],
] as const;

/** What the report is about; without a report yet, in the shape of it. */
export const ReportSummary = ({ report }: { report: GradeReport | undefined }) => (
  <Card component="section" aria-label="Ringkasan laporan" aria-busy={!report}>
    <DetailList
      details={SUMMARY.map(([label, field]) => ({
        label,
        value: report ? report[field] : <Skeleton aria-hidden width="70%" />,
      }))}
    />
  </Card>
);
