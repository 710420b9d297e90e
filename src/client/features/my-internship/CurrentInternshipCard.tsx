import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { ProgressLine } from '@/client/records/progress/ProgressLine';
import { DetailList } from '@/client/ui/DetailList';
import { AssessmentCriteria } from './AssessmentCriteria';
import { InternshipSelect } from './InternshipSelect';
import { type InternshipChoice, periodOf } from './internshipChoice';

export const CurrentInternshipCard = (props: InternshipChoice) => {
  const { internship } = props;
  return (
    <Card component="section" aria-label="Magang Saat Ini">
      <CardContent sx={{ pb: '0 !important', display: 'grid', gap: 1.5 }}>
        <Typography variant="h2">Magang Saat Ini</Typography>
        <InternshipSelect {...props} />
      </CardContent>
      <DetailList
        details={[
          { label: 'Mitra Industri', value: internship.mentor.company.name },
          { label: 'Mentor', value: internship.mentor.user.name },
          { label: 'Dosen', value: internship.lecturer.user.name },
          { label: 'Periode', value: periodOf(internship) },
        ]}
      />
      <ProgressLine internship={internship} />
      <AssessmentCriteria key={internship.id} internshipId={internship.id} />
    </Card>
  );
};
