import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type Activity, useListActivityStepsQuery } from '@/client/api/api';
import { LogText } from '@/client/records/activityLog/LogText';
import { ROLE_LABELS } from '@/shared/constants/labels';
import { formatDateTime } from '@/shared/format';
import { REVIEWERS } from '@/shared/resources/reviews/constants';

/** The comments on a returned activity: the last one of each reviewer who returned it. */
export function ReturnComments({ activity }: { activity: Activity }) {
  const { data, isError, refetch } = useListActivityStepsQuery({ id: activity.id });
  const reviewers = REVIEWERS.filter((reviewer) => activity[`returned_at_by_${reviewer}`]);

  return reviewers.map((reviewer) => {
    const step = data?.data.findLast(
      (each) => each.kind === 'returned' && each.reviewer === reviewer,
    );
    return (
      <Alert
        key={reviewer}
        role="note"
        severity="warning"
        sx={{ mb: 2, alignItems: 'flex-start' }}
        action={
          isError && !data ? (
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              Coba lagi
            </Button>
          ) : undefined
        }
      >
        <AlertTitle sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
          {`Dikembalikan oleh ${step?.actor.name ?? ROLE_LABELS[reviewer].toLowerCase()}`}
        </AlertTitle>
        {step && <LogText>{step.comment}</LogText>}
        {!data && !isError && <Skeleton width={240} />}
        {isError && !data && 'Komentar gagal dimuat.'}
        {formatDateTime(activity[`returned_at_by_${reviewer}`])}
      </Alert>
    );
  });
}
