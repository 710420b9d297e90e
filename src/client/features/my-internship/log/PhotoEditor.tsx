import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useRef, useState } from 'react';
import { type ActivityDetail, useDeleteActivityPhotoMutation } from '@/client/api/api';
import { useUnsentOf } from '@/client/queue/unsent';
import { PhotoThumbnails } from '@/client/records/activityLog/PhotoThumbnails';
import { useConfirmedDelete } from '@/client/ui/confirm/useConfirmedDelete';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { PHOTOS_MAX } from '@/shared/constants/limits';
import { PhotoUploadItem } from './PhotoUploadItem';
import { UnsentPhotoItem } from './UnsentPhotoItem';
import { usePhotoUploads } from './usePhotoUploads';

type ChooserProps = {
  label: string;
  icon: ReactNode;
  /** Opens the camera instead of the files. */
  fromCamera?: boolean;
  multiple?: boolean;
  onChoose: (files: File[]) => void;
};

/** A button that opens a file input, which itself is hidden. */
function PhotoChooser({ label, icon, fromCamera, multiple, onChoose }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture={fromCamera ? 'environment' : undefined}
        multiple={multiple}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // Choosing the same file again fires another event.
          target.value = '';
        }}
      />
      <Button
        variant="outlined"
        color="secondary"
        startIcon={icon}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}

/** The photos of an activity. Each is sent as soon as it is chosen. */
export function PhotoEditor({ activity }: { activity: ActivityDetail }) {
  const { id, photos } = activity;
  const { uploads, add, cancel, retry } = usePhotoUploads(activity);
  const unsent = useUnsentOf('photo').filter(({ activity_id }) => activity_id === id);
  /** The chosen photos for which there was no room. A toast would give way to that of the first stored photo. */
  const [leftOut, setLeftOut] = useState(0);
  const [deletePhoto] = useDeleteActivityPhotoMutation();
  const remove = useConfirmedDelete();
  // On a computer, the camera button would open the same dialog as the other.
  const hasCamera = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const count = photos.length + uploads.length + unsent.length;
  const free = PHOTOS_MAX - count;

  const choose = (files: File[]) => {
    const added = files.slice(0, Math.max(0, free));
    for (const file of added) void add(file);
    setLeftOut(files.length - added.length);
  };

  return (
    <section aria-labelledby="activity-photos">
      <Typography id="activity-photos" variant="h3">
        Foto
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
        {`${count} dari ${PHOTOS_MAX}. Foto langsung tersimpan setelah dipilih.`}
      </Typography>
      <Typography aria-live="polite" sx={{ '&:not(:empty)': { mb: 1.5 } }}>
        {leftOut > 0 && `${leftOut} foto tidak ditambahkan: paling banyak ${PHOTOS_MAX}.`}
      </Typography>
      {count > 0 && (
        <PhotoThumbnails
          photos={photos}
          zone={activity.time_zone}
          actionOf={(photo, number) => (
            <Button
              size="small"
              color="secondary"
              fullWidth
              onClick={() =>
                void remove(`Foto ${number}`, () => deletePhoto({ id, photoId: photo.id }).unwrap())
              }
            >
              Hapus<VisuallyHidden>{` foto ${number}`}</VisuallyHidden>
            </Button>
          )}
        >
          {uploads.map((upload) => (
            <PhotoUploadItem
              key={upload.key}
              upload={upload}
              onCancel={() => cancel(upload.key)}
              onRetry={() => retry(upload.key)}
            />
          ))}
          {unsent.map((item) => (
            <UnsentPhotoItem key={item.id} item={item} />
          ))}
        </PhotoThumbnails>
      )}
      {free > 0 && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: count > 0 ? 2 : 0 }}>
          {hasCamera && (
            <PhotoChooser
              label="Ambil foto"
              icon={<PhotoCameraOutlined />}
              fromCamera
              onChoose={choose}
            />
          )}
          <PhotoChooser
            label="Pilih foto"
            icon={<AddPhotoAlternateOutlined />}
            multiple={free > 1}
            onChoose={choose}
          />
        </Stack>
      )}
    </section>
  );
}
