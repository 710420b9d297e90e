import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useCallback } from 'react';
import type { Coordinates } from '@/shared/coordinates';
import type { Tiles } from './baseMap';
import type { Place } from './drawMap';
import { MapCanvas } from './MapCanvas';

type Props = Coordinates & {
  /** The accessible name of the map and its pin. */
  label: string;
  height?: number;
  /** The position is rounded to about a kilometre. */
  isRounded?: boolean;
  /** The place that the position was compared with. */
  place?: Place | null;
  /** The person has already requested the map, so it does not wait for a click. */
  isAskedFor?: boolean;
};

const Frame = styled('figure')({ margin: 0 });

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
  place,
  isAskedFor = false,
}: Props) {
  // Leaflet is loaded with the first map.
  const load = useCallback(async () => {
    const { drawMap } = await import('./drawMap');
    return (element: HTMLElement, tiles: Tiles) =>
      drawMap(element, { latitude, longitude, label, isRounded, place, ...tiles });
  }, [latitude, longitude, label, isRounded, place]);

  const decimals = isRounded ? ROUNDED_DECIMALS : DECIMALS;
  const coordinates = `${latitude.toFixed(decimals)}, ${longitude.toFixed(decimals)}`;
  const zoom = isRounded ? ROUNDED_ZOOM_ELSEWHERE : ZOOM_ELSEWHERE;

  return (
    <Frame>
      <MapCanvas label={label} height={height} isAskedFor={isAskedFor} load={load} />
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
