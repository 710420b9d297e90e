import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { discard } from '@/client/queue/queue';
import type { Unsent } from '@/client/queue/unsentItem';
import { unsentTitle } from '@/client/queue/unsentTexts';
import { PhotoFrame } from '@/client/records/activityLog/PhotoFrame';
import { Badge } from '@/client/ui/cells/Badge';
import { useConfirm } from '@/client/ui/confirm/useConfirm';
import { formatDateTime } from '@/shared/format';
import { paths } from '@/shared/paths';
import { CorrectButton } from './CorrectButton';
import { nextStepOf } from './nextStep';
import { trySending } from './trySending';
import { UnsentPhoto } from './UnsentPhoto';
import { UNSENT_STATES } from './unsentWords';

/** One thing that waits to be sent, with the ways on. */
export function UnsentCard({ item }: { item: Unsent }) {
  const confirm = useConfirm();
  const { id, state, days, device_time, activity_id } = item;
  const title = unsentTitle(item);

  const handleDiscard = async () => {
    const agreed = await confirm({
      title: 'Hapus yang belum terkirim?',
      description: `${title} belum sampai di server dan akan hilang dari perangkat ini.`,
      confirmLabel: 'Hapus',
      tone: 'danger',
    });
    if (agreed) await discard(id);
  };

  return (
    <Card component="article" aria-label={title}>
      <CardContent>
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', mb: 0.5 }}>
          <Typography component="h2" variant="h3" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Badge {...UNSENT_STATES[state]} />
        </Stack>
        <Typography sx={{ color: 'text.secondary' }}>
          {[days, `dibuat ${formatDateTime(device_time)}`].filter(Boolean).join(', ')}
        </Typography>
        {item.kind === 'photo' && (
          <Box sx={{ mt: 1.5, maxWidth: 200 }}>
            <PhotoFrame>
              <UnsentPhoto photo={item.payload.photo} />
            </PhotoFrame>
          </Box>
        )}
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{nextStepOf(item)}</Typography>
        <Stack
          direction="row"
          sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5, '& > *': { minHeight: { xs: 44, md: 0 } } }}
        >
          {state === 'refused' && <CorrectButton item={item} />}
          {state === 'refused' && (
            <Button variant="outlined" onClick={() => void trySending(id)}>
              Coba sekarang
            </Button>
          )}
          {activity_id !== null && (
            <Button
              component={Link}
              to={paths.activities.own.show(activity_id)}
              variant="outlined"
              color="secondary"
            >
              Buka aktivitas
            </Button>
          )}
          <Button color="error" onClick={() => void handleDiscard()}>
            Hapus
          </Button>
        </Stack>
      </CardContent>
    </Card>
  );
}
