import { circle, marker } from 'leaflet';
import { type Coordinates, ROUNDING_ERROR_M } from '@/shared/coordinates';
import { createBaseMap, MAP_COLOUR, pinIcon, type Tiles } from './baseMap';

export type MapView = Coordinates &
  Tiles & {
    /** The accessible name of the pin. */
    label: string;
    /** The position is rounded to about a kilometre: an area replaces the pin. */
    isRounded?: boolean;
  };

/** Shows a building and its street. */
const ZOOM = 17;
/** Shows a part of a town. */
const ROUNDED_ZOOM = 14;

/** Draws a map with one pin into the element; returns the function that removes it. */
export function drawMap(element: HTMLElement, view: MapView): () => void {
  const { latitude, longitude, label, isRounded } = view;
  const centre = { lat: latitude, lng: longitude };
  const map = createBaseMap(element, { centre, zoom: isRounded ? ROUNDED_ZOOM : ZOOM }, view);

  if (isRounded) {
    circle(centre, {
      radius: ROUNDING_ERROR_M,
      color: MAP_COLOUR,
      weight: 2,
      interactive: false,
    }).addTo(map);
    return () => map.remove();
  }

  marker(centre, {
    title: label,
    alt: label,
    keyboard: false,
    interactive: false,
    icon: pinIcon(),
  }).addTo(map);

  return () => map.remove();
}
