import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PhotoFrame } from '@/client/records/activityLog/PhotoFrame';
import type { PhotoUpload } from './usePhotoUploads';

const PERCENT = 100;

const stateOf = ({ state, sent }: PhotoUpload) => {
  if (state === 'preparing') return 'Menyiapkan…';
  return sent < 1 ? `Mengirim ${Math.floor(sent * PERCENT)}%` : 'Menyimpan…';
};

type Props = { upload: PhotoUpload; onCancel: () => void; onRetry: () => void };

/** A photo on its way to the server, in the list of photos. */
export function PhotoUploadItem({ upload, onCancel, onRetry }: Props) {
  const { name, preview, state, sent, reason } = upload;
  const isFailed = state === 'failed';
  return (
    <li>
      <PhotoFrame>
        <img src={preview} alt={name} style={{ opacity: 0.6 }} />
        {!isFailed && (
          <LinearProgress
            aria-label={`Mengirim ${name}`}
            variant={state === 'sending' && sent < 1 ? 'determinate' : 'indeterminate'}
            value={sent * PERCENT}
            sx={{ position: 'absolute', insetInline: 0, bottom: 0, height: 6 }}
          />
        )}
      </PhotoFrame>
      <Typography
        role={isFailed ? 'alert' : undefined}
        sx={{
          mt: 0.5,
          fontSize: '0.8125rem',
          textAlign: 'center',
          color: isFailed ? 'error.text' : 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {isFailed ? reason : stateOf(upload)}
      </Typography>
      <Stack direction="row" sx={{ justifyContent: 'center', flexWrap: 'wrap' }}>
        {isFailed && (
          <Button size="small" onClick={onRetry}>
            Coba lagi
          </Button>
        )}
        <Button size="small" color="secondary" onClick={onCancel}>
          {isFailed ? 'Buang' : 'Batal'}
        </Button>
      </Stack>
    </li>
  );
}
