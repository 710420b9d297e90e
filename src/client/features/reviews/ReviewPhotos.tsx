import { styled } from '@mui/material/styles';
import type { Review } from '@/client/api/api';
import { usePhotoDialog } from '@/client/records/activityLog/usePhotoDialog';
import { NOT_SWIPED } from './useSwipe';

const Photos = styled('div')({ display: 'flex', gap: 8 });

const Thumbnail = styled('button')(({ theme }) => ({
  width: 104,
  height: 72,
  padding: 0,
  overflow: 'hidden',
  cursor: 'zoom-in',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.secondary.fill,
  '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));

type Props = { row: Review; tabIndex: 0 | -1 };

/** The photos of the log as thumbnails, which open in full size. */
export function ReviewPhotos({ row: { photos, name }, tabIndex }: Props) {
  const { buttonProps, dialog } = usePhotoDialog(photos, name);
  if (photos.length === 0) return null;

  return (
    <Photos {...NOT_SWIPED}>
      {photos.map((photo, index) => (
        <Thumbnail
          key={photo.id}
          type="button"
          tabIndex={tabIndex}
          aria-label={`Perbesar foto ${index + 1} dari ${photos.length}, ${name}`}
          {...buttonProps(index)}
        >
          <img src={photo.thumbnail_url} alt="" loading="lazy" decoding="async" />
        </Thumbnail>
      ))}
      {dialog}
    </Photos>
  );
}
