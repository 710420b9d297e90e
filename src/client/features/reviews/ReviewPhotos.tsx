import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import type { Review } from '@/client/api/api';
import { lazyComponent } from '@/client/components/lazyComponent';

const dialog = lazyComponent(
  () => import('@/client/components/activityLog/PhotoDialog'),
  'PhotoDialog',
);

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
  const [shownIndex, setShownIndex] = useState<number | null>(null);
  const [hasOpened, setHasOpened] = useState(false);
  if (photos.length === 0) return null;

  const show = (index: number) => {
    setHasOpened(true);
    setShownIndex(index);
  };

  return (
    <Photos>
      {photos.map((photo, index) => (
        <Thumbnail
          key={photo.id}
          type="button"
          tabIndex={tabIndex}
          aria-label={`Perbesar foto ${index + 1} dari ${photos.length}, ${name}`}
          onPointerEnter={dialog.preload}
          onClick={() => show(index)}
        >
          <img src={photo.thumbnail_url} alt="" loading="lazy" decoding="async" />
        </Thumbnail>
      ))}
      {hasOpened && (
        <Suspense>
          <dialog.Component
            name={name}
            photos={photos}
            shown={shownIndex}
            onShow={show}
            onClose={() => setShownIndex(null)}
          />
        </Suspense>
      )}
    </Photos>
  );
}
