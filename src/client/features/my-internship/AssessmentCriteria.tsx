import Button from '@mui/material/Button';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useListStudentAssessmentFormsQuery } from '@/client/api/api';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { ASSESSOR_LABELS } from '@/shared/resources/assessments/constants';

/** The criteria by which the student is assessed, without scores; loaded once they are asked for. */
export function AssessmentCriteria({ internshipId }: { internshipId: number }) {
  const panel = useId();
  const [isOpen, setOpen] = useState(false);
  const { currentData, isError, refetch } = useListStudentAssessmentFormsQuery(
    { id: internshipId },
    { skip: !isOpen },
  );
  const forms = currentData?.data;
  return (
    <CardContent>
      <Button
        variant="outlined"
        color="secondary"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
        sx={{ minHeight: { xs: 44, md: 0 } }}
      >
        Kriteria Penilaian
      </Button>
      <div id={panel} hidden={!isOpen}>
        {isError && !forms && <ErrorState text={TABLE_LOAD_FAILED} onRetry={refetch} />}
        {forms?.length === 0 && (
          <Typography sx={{ mt: 1.5 }}>Jurusan belum menentukan kriteria penilaian.</Typography>
        )}
        {forms?.map(({ form_id, course_name, assessor, criteria }) => (
          <section key={form_id}>
            <Typography variant="subtitle2" component="h3" sx={{ mt: 1.5 }}>
              {course_name}, dinilai {ASSESSOR_LABELS[assessor].toLowerCase()}
            </Typography>
            <ul>
              {criteria.map(({ name, weight, guidance, words }) => (
                <li key={name}>
                  {name} ({weight}%)
                  {guidance && `: ${guidance}`}
                  {words && ` Skala: ${words.map(({ word }) => word).join(', ')}.`}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </CardContent>
  );
}
