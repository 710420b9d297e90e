import { circle, marker } from 'leaflet';
import { type Coordinates, ROUNDING_ERROR_M } from '@/shared/coordinates';
import { createBaseMap, MAP_COLOUR, pinIcon, type Tiles } from './baseMap';

/** A place of work; the radius is in metres. */
export type Place = Coordinates & { radius: number };

export type MapView = Coordinates &
  Tiles & {
    /** The accessible name of the pin. */
    label: string;
    /** The position is rounded to about a kilometre: an area replaces the pin. */
    isRounded?: boolean;
    /** Drawn as a circle, whole beside the pin. */
    place?: Place | null;
  };

const PLACE_COLOUR = '#15803d';
/** The room around what the map shows, for the pin and the buttons. */
const FIT_PX = 40;

/** Shows a building and its street. */
const ZOOM = 17;
/** Shows a part of a town. */
const ROUNDED_ZOOM = 14;

/** Draws a map with one pin into the element; returns the function that removes it. */
export function drawMap(element: HTMLElement, view: MapView): () => void {
  const { latitude, longitude, label, isRounded, place } = view;
  const centre = { lat: latitude, lng: longitude };
  const map = createBaseMap(element, { centre, zoom: isRounded ? ROUNDED_ZOOM : ZOOM }, view);

  if (place) {
    const area = circle([place.latitude, place.longitude], {
      radius: place.radius,
      color: PLACE_COLOUR,
      weight: 2,
      dashArray: '6 6',
      interactive: false,
    }).addTo(map);
    map.fitBounds(area.getBounds().extend(centre), { maxZoom: ZOOM, padding: [FIT_PX, FIT_PX] });
  }

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
