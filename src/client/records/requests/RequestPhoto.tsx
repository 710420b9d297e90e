import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { OnDemand } from '@/client/ui/OnDemand';
import { useSeen } from '@/client/ui/useSeen';
import { useRequestPhoto } from './useRequestPhoto';

const photoDialog = lazyComponent(() => import('./RequestPhotoDialog'), 'RequestPhotoDialog');

const WIDTH = 160;
const HEIGHT = 104;

// The place of the photo is kept while it is read.
const Place = styled('div')(({ theme }) => ({
  width: WIDTH,
  height: HEIGHT,
  overflow: 'hidden',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.secondary.fill,
  '& button': {
    width: '100%',
    height: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'zoom-in',
  },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '&:has(:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
}));

type Props = { url: string; name: string };

/** A photographed attachment, which is read once its row is in sight and opens in full size. */
export function RequestPhoto({ url, name }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const address = useRequestPhoto(url, useSeen(place));
  return (
    <Place ref={place}>
      {address && (
        <button
          type="button"
          aria-label={`Perbesar lampiran ${name}`}
          onPointerEnter={() => void photoDialog.preload()}
          onClick={() => setOpen(true)}
        >
          <img src={address} alt="" decoding="async" />
        </button>
      )}
      <OnDemand isOpen={isOpen}>
        <photoDialog.Component
          name={name}
          address={address}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      </OnDemand>
    </Place>
  );
}
