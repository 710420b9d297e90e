import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { ActivityPhoto } from '@/client/api/api';
import { LateArrival } from '@/client/records/attendance/LateArrival';
import { usePlaceClock } from '@/client/records/attendance/usePlaceClock';
import type { Zone } from '@/shared/attendance/zones';
import { photoArrivalText } from './logArrivalTexts';
import { PhotoFrame } from './PhotoFrame';
import { usePhotoDialog } from './usePhotoDialog';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 132px), 1fr))',
  gap: 12,
  maxWidth: 420,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

type Props = {
  photos: readonly ActivityPhoto[];
  /** The zone of the place. */
  zone: Zone;
  /** Shown below a photo. */
  actionOf?: (photo: ActivityPhoto, number: number) => ReactNode;
  /** Further items of the list. */
  children?: ReactNode;
};

/** The thumbnails of an activity's photos; each opens the photo in a dialog. */
export function PhotoThumbnails({ photos, zone, actionOf, children }: Props) {
  const clock = usePlaceClock()(zone);
  const { buttonProps, dialog } = usePhotoDialog(photos);

  return (
    <>
      <List aria-label="Foto kegiatan">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <PhotoFrame
              as={ButtonBase}
              aria-label={`Buka foto ${index + 1}`}
              {...buttonProps(index)}
            >
              <img src={photo.thumbnail_url} alt="" loading="lazy" />
            </PhotoFrame>
            <LateArrival text={photoArrivalText(photo, index + 1, clock)} />
            {actionOf?.(photo, index + 1)}
          </li>
        ))}
        {children}
      </List>
      {dialog}
    </>
  );
}
