import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '@/client/api/useSettings';
import type { Tiles } from './baseMap';

/** Draws into the element and returns the function that removes it. */
type Draw = (element: HTMLElement, tiles: Tiles) => () => void;

type Props = {
  label: string;
  height: number;
  /** The person has already requested the map, so it does not wait for a click. */
  isAskedFor?: boolean;
  /** Loads Leaflet with what it draws. Another function draws anew. */
  load: () => Promise<Draw>;
};

type Progress = 'loading' | 'drawn' | 'failed';

const Canvas = styled('div')(({ theme }) => ({
  position: 'relative',
  // Leaflet uses z-index up to 1000; keeps it below menus and dialogs.
  isolation: 'isolate',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.secondary.fill,
  // Nested selectors win over Leaflet's style sheet, which is loaded later.
  '& .leaflet-container': {
    height: '100%',
    font: 'inherit',
    background: 'none',
  },
  '& .leaflet-container .leaflet-control-attribution': {
    padding: '2px 6px',
    fontSize: '0.6875rem',
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.secondary,
  },
  '& .leaflet-bar': { border: 0, boxShadow: `0 0 0 1px ${theme.vars.palette.divider}` },
  '& .leaflet-container .leaflet-bar a': {
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    borderBottomColor: theme.vars.palette.divider,
  },
  // Tiles exist in light colours only.
  ...theme.applyStyles('dark', {
    '& .leaflet-tile-pane': {
      filter: 'invert(1) hue-rotate(180deg) brightness(0.95) contrast(0.9)',
    },
  }),
}));

const Note = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 1001,
  display: 'grid',
  placeItems: 'center',
  padding: 24,
  textAlign: 'center',
  backgroundColor: theme.vars.palette.secondary.fill,
  color: theme.vars.palette.secondary.text,
}));

/** The frame of every map: what it shows before Leaflet and its tiles are there, and if they do not come. */
export function MapCanvas({ label, height, isAskedFor = false, load }: Props) {
  const { map_tile_url, map_attribution, map_on_click } = useSettings();
  const [isWanted, setWanted] = useState(isAskedFor);
  const isShown = isWanted || !map_on_click;
  const element = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState<Progress>('loading');

  useEffect(() => {
    if (!map_tile_url || !isShown) return;
    let isUnmounted = false;
    let remove = () => {};
    load().then(
      (draw) => {
        if (isUnmounted || !element.current) return;
        remove = draw(element.current, {
          tileUrl: map_tile_url,
          attribution: map_attribution,
          onTilesFailed: () => setProgress('failed'),
        });
        setProgress('drawn');
      },
      () => setProgress('failed'),
    );
    return () => {
      isUnmounted = true;
      remove();
    };
  }, [load, isShown, map_tile_url, map_attribution]);

  return (
    <Canvas role="group" aria-label={label} style={{ height }}>
      {/* The note covers the map's buttons. */}
      <div ref={element} inert={progress === 'failed'} style={{ height: '100%' }} />
      {!isShown && (
        <Note>
          <Button variant="outlined" onClick={() => setWanted(true)}>
            Tampilkan peta
          </Button>
        </Note>
      )}
      {isShown && progress === 'loading' && (
        <Skeleton variant="rectangular" sx={{ position: 'absolute', inset: 0, height: '100%' }} />
      )}
      {progress === 'failed' && <Note>Peta tidak dapat dimuat.</Note>}
    </Canvas>
  );
}
