import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useRef } from 'react';
import type { Tiles } from '@/client/ui/map/baseMap';
import type { Area, PointMap as DrawnMap } from '@/client/ui/map/drawPointMap';
import { MapCanvas } from '@/client/ui/map/MapCanvas';
import type { Coordinates } from '@/shared/coordinates';

type Props = Area & { onPlaced: (point: Coordinates) => void };

export const MAP_HEIGHT = 320;

const LABEL = 'Peta lokasi';

const Frame = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  overflow: 'hidden',
}));

/** The map of the form: a click places the pin, which can be dragged. */
export function PointMap({ point, radius, onPlaced }: Props) {
  const drawn = useRef<DrawnMap | null>(null);
  const latest = useRef({ point, radius, onPlaced });
  latest.current = { point, radius, onPlaced };

  const load = useCallback(async () => {
    const { drawPointMap } = await import('@/client/ui/map/drawPointMap');
    return (element: HTMLElement, tiles: Tiles) => {
      const map = drawPointMap(element, {
        ...tiles,
        label: LABEL,
        onPlaced: (placed) => latest.current.onPlaced(placed),
      });
      map.show(latest.current);
      drawn.current = map;
      return () => {
        drawn.current = null;
        map.remove();
      };
    };
  }, []);

  const { latitude = null, longitude = null } = point ?? {};
  useEffect(() => {
    const area = latitude === null || longitude === null ? null : { latitude, longitude };
    drawn.current?.show({ point: area, radius });
  }, [latitude, longitude, radius]);

  return (
    <Frame>
      <MapCanvas label={LABEL} height={MAP_HEIGHT} load={load} />
    </Frame>
  );
}
