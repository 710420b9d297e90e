import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '@/client/api/useSettings';
import type { Coordinates } from '@/shared/coordinates';

type Props = Coordinates & {
  /** The accessible name of the map and its pin. */
  label: string;
  height?: number;
  /** The position is rounded to about a kilometre. */
  isRounded?: boolean;
  /** The person has already requested the map, so it does not wait for a click. */
  isAskedFor?: boolean;
};

type Progress = 'loading' | 'drawn' | 'failed';

const Frame = styled('figure')({ margin: 0 });

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

const Caption = styled('figcaption')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '12px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
}));

const DECIMALS = 6;
const ROUNDED_DECIMALS = 2;
const ZOOM_ELSEWHERE = 17;
const ROUNDED_ZOOM_ELSEWHERE = 14;

/** A map with one pin. The coordinates are also shown as text, even if the map fails to load. */
export function LocationMap({
  latitude,
  longitude,
  label,
  height = 320,
  isRounded = false,
  isAskedFor = false,
}: Props) {
  const { map_tile_url, map_attribution, map_on_click } = useSettings();
  const [isWanted, setWanted] = useState(isAskedFor);
  const isShown = isWanted || !map_on_click;
  const element = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState<Progress>('loading');

  useEffect(() => {
    if (!map_tile_url || !isShown) return;
    let isUnmounted = false;
    let remove = () => {};
    // Leaflet is loaded with the first map.
    import('./drawMap').then(
      ({ drawMap }) => {
        if (isUnmounted || !element.current) return;
        remove = drawMap(element.current, {
          latitude,
          longitude,
          label,
          isRounded,
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
  }, [latitude, longitude, label, isRounded, isShown, map_tile_url, map_attribution]);

  const decimals = isRounded ? ROUNDED_DECIMALS : DECIMALS;
  const coordinates = `${latitude.toFixed(decimals)}, ${longitude.toFixed(decimals)}`;
  const zoom = isRounded ? ROUNDED_ZOOM_ELSEWHERE : ZOOM_ELSEWHERE;

  return (
    <Frame>
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
      <Caption>
        <span>
          {coordinates}
          {isRounded && <div>Posisi dibulatkan sekitar 1 km</div>}
        </span>
        <Link
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`}
          target="_blank"
          rel="noreferrer"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
        >
          Buka di OpenStreetMap
          <OpenInNewOutlined sx={{ fontSize: 16 }} aria-hidden />
        </Link>
      </Caption>
    </Frame>
  );
}
