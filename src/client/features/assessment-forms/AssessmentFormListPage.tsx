import BallotOutlined from '@mui/icons-material/BallotOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import {
  type AssessmentForm,
  useDeleteAssessmentFormMutation,
  useListAssessmentFormsQuery,
} from '@/client/api/api';
import { AddButton } from '@/client/ui/AddButton';
import { useConfirmedDelete } from '@/client/ui/confirm/useConfirmedDelete';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { PageHeader } from '@/client/ui/PageHeader';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { paths } from '@/shared/paths';
import { ASSESSOR_LABELS } from '@/shared/resources/assessments/constants';
import { SCORE_LABELS } from '@/shared/resources/grades/scores';

const TOUCH = { minHeight: { xs: 44, md: 0 } };

function FormCard({ form }: { form: AssessmentForm }) {
  const { id, course_code, course_name, assessor, score_part, is_active, criteria, sheets } = form;
  const remove = useConfirmedDelete();
  const [deleteForm] = useDeleteAssessmentFormMutation();
  const title = `${course_name} – ${ASSESSOR_LABELS[assessor]}`;
  return (
    <Card component="article" aria-label={title}>
      <CardContent>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {course_code} · {is_active ? 'Dipakai' : 'Tidak dipakai'} ·{' '}
          {score_part ? `Mengisi nilai ${SCORE_LABELS[score_part]}` : 'Tidak mengisi nilai'} ·{' '}
          {sheets} lembar
        </Typography>
        <Typography>
          {criteria.map(({ name, weight }) => `${name} ${weight}%`).join(', ')}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, mt: 1.5 }}>
          <Button
            component={Link}
            to={paths.assessmentForms.edit(id)}
            variant="outlined"
            color="secondary"
            aria-label={`Edit ${title}`}
            sx={TOUCH}
          >
            Edit
          </Button>
          {sheets === 0 && (
            <Button
              color="error"
              aria-label={`Hapus ${title}`}
              onClick={() => void remove(title, () => deleteForm({ id }).unwrap())}
              sx={TOUCH}
            >
              Hapus
            </Button>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}

/** @screen assessment-forms.index */
export function AssessmentFormListPage() {
  const { data, isError, refetch } = useListAssessmentFormsQuery();
  const forms = data?.data;
  const add = <AddButton to={paths.assessmentForms.create} />;

  const content = () => {
    if (isError && !forms) return <ErrorState inCard text={TABLE_LOAD_FAILED} onRetry={refetch} />;
    if (!forms) {
      return (
        <LoadingState>
          <Skeleton variant="rounded" height={150} />
        </LoadingState>
      );
    }
    if (forms.length === 0) {
      return <EmptyState inCard icon={<BallotOutlined />} text="Belum ada formulir penilaian" />;
    }
    return (
      <Stack sx={{ gap: 2 }}>
        {forms.map((form) => (
          <FormCard key={form.id} form={form} />
        ))}
      </Stack>
    );
  };

  return (
    <Stack sx={{ maxWidth: 720 }}>
      <PageHeader
        context="Kriteria penilaian setiap mata kuliah, untuk mentor dan dosen."
        actions={add}
      />
      {content()}
    </Stack>
  );
}
