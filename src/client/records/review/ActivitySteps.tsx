import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { type ActivityStep, useListActivityStepsQuery } from '@/client/api/api';
import { DETAIL_LOAD_FAILED } from '@/client/ui/crudMessages';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { Event, Timeline } from '@/client/ui/Timeline';
import { ROLE_LABELS } from '@/shared/constants/labels';
import { formatDateTime } from '@/shared/format';
import type { StepKind } from '@/shared/resources/reviews/constants';

const STYLES = {
  handed_in: { Icon: SendOutlined, colour: 'info', text: 'mengirim catatan' },
  validated: { Icon: CheckCircleOutlined, colour: 'success', text: 'memvalidasi' },
  returned: { Icon: ReplyOutlined, colour: 'warning', text: 'mengembalikan untuk revisi' },
  validation_undone: { Icon: UndoOutlined, colour: 'secondary', text: 'mengurungkan validasi' },
  return_undone: { Icon: UndoOutlined, colour: 'secondary', text: 'mengurungkan pengembalian' },
} as const satisfies Record<StepKind, unknown>;

/** The text of a hand-in, which may be long. */
function HandedInLog({ log, version }: { log: string; version: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ ml: -1.25, justifySelf: 'start' }}
      >
        {isOpen ? `Tutup catatan versi ${version}` : `Lihat catatan versi ${version}`}
      </Button>
      {isOpen && <blockquote>{log}</blockquote>}
    </>
  );
}

const withVersions = (steps: readonly ActivityStep[]) => {
  let version = 0;
  return steps.map((step) => {
    if (step.kind === 'handed_in') version += 1;
    return { step, version };
  });
};

/** 'Riwayat': the unchangeable history of an activity. */
export function ActivitySteps({ activityId }: { activityId: number }) {
  const id = useId();
  const { data, isError, refetch } = useListActivityStepsQuery({ id: activityId });
  const steps = data?.data ?? [];
  if (!isError && steps.length === 0) return null;

  return (
    <Card component="section" aria-labelledby={id}>
      <Box sx={{ px: 2.5, py: 1.75, borderBottom: 1, borderColor: 'divider' }}>
        <Typography id={id} variant="h2">
          Riwayat
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Catatan yang dikirim dan keputusan peninjau
        </Typography>
      </Box>
      {isError && <ErrorState text={DETAIL_LOAD_FAILED} onRetry={refetch} />}
      <Timeline hidden={steps.length === 0}>
        {withVersions(steps).map(({ step, version }) => {
          const { Icon, colour, text } = STYLES[step.kind];
          return (
            <Event key={step.id} icon={<Icon />} colour={colour}>
              <p>
                <strong>{step.actor.name}</strong> ({ROLE_LABELS[step.actor.role]}) {text}
                {step.kind === 'handed_in' && `, versi ${version}`}
              </p>
              <p className="when">{formatDateTime(step.at)}</p>
              {step.comment && <blockquote>{step.comment}</blockquote>}
              {step.log && <HandedInLog log={step.log} version={version} />}
            </Event>
          );
        })}
      </Timeline>
    </Card>
  );
}
