import { type Circle, circle, type LatLng, latLng, type Marker, marker } from 'leaflet';
import type { Coordinates } from '@/shared/coordinates';
import { createBaseMap, MAP_COLOUR, pinIcon, type Tiles } from './baseMap';

export interface Area {
  /** null before there is one */
  point: Coordinates | null;
  /** in metres */
  radius: number;
}

export interface PointMap {
  show: (area: Area) => void;
  remove: () => void;
}

/** Indonesia. */
const EVERYWHERE = { centre: { lat: -2.5, lng: 118 }, zoom: 4 };
const MAX_FIT_ZOOM = 17;

const isSame = (one: LatLng | undefined, other: LatLng) => one?.equals(other) ?? false;

/** Draws a map whose pin can be placed by a click and dragged, with a circle around it. */
export function drawPointMap(
  element: HTMLElement,
  { label, onPlaced, ...tiles }: Tiles & { label: string; onPlaced: (point: Coordinates) => void },
): PointMap {
  const map = createBaseMap(element, EVERYWHERE, tiles);
  let pin: Marker | null = null;
  let area: Circle | null = null;
  let placed: LatLng | undefined;

  const place = (point: LatLng) => {
    // The world repeats itself to the left and right.
    placed = point.wrap();
    onPlaced({ latitude: placed.lat, longitude: placed.lng });
  };
  map.on('click', ({ latlng }) => place(latlng));

  const show = ({ point, radius }: Area) => {
    if (!point) {
      pin?.remove();
      area?.remove();
      pin = null;
      area = null;
      return;
    }
    const centre = latLng(point.latitude, point.longitude);
    if (!pin || !area) {
      area = circle(centre, { radius, color: MAP_COLOUR, weight: 2, interactive: false });
      area.addTo(map);
      pin = marker(centre, { title: label, alt: label, keyboard: false, draggable: true });
      pin
        .setIcon(pinIcon())
        .on('drag', ({ target }) => area?.setLatLng(target.getLatLng()))
        .on('dragend', ({ target }) => place(target.getLatLng()))
        .addTo(map);
    }
    pin.setLatLng(centre);
    area.setLatLng(centre).setRadius(radius);
    // A point from elsewhere may be out of sight.
    const isPlacedHere = isSame(placed, centre) && map.getBounds().contains(area.getBounds());
    if (!isPlacedHere) map.fitBounds(area.getBounds(), { maxZoom: MAX_FIT_ZOOM, animate: false });
  };

  return { show, remove: () => map.remove() };
}
