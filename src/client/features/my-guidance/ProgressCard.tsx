import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { GuidanceProgress } from '@/client/api/api';
import { guidanceProgress } from '@/client/records/guidance/guidanceProgress';

/** How many sessions the lecturer has agreed to, of those that the period asks for. */
export function ProgressCard({ progress }: { progress: GuidanceProgress }) {
  const { agreed_sessions, min_sessions, sent_sessions, lecturer_name } = progress;
  const id = useId();
  const value =
    min_sessions > 0 ? Math.min(100, Math.round((agreed_sessions / min_sessions) * 100)) : null;
  return (
    <Card sx={{ mb: 2 }}>
      <CardContent>
        <Typography id={id} variant="h3" component="p">
          Bimbingan {guidanceProgress(progress)}
        </Typography>
        {value !== null && (
          <LinearProgress
            variant="determinate"
            value={value}
            color={value === 100 ? 'success' : 'primary'}
            aria-labelledby={id}
            sx={{ my: 1.5, height: 8, borderRadius: 4 }}
          />
        )}
        <Typography variant="body2" color="text.secondary">
          Dosen pembimbing: {lecturer_name}
          {sent_sessions > 0 && ` · ${sent_sessions} menunggu persetujuan`}
        </Typography>
      </CardContent>
    </Card>
  );
}
