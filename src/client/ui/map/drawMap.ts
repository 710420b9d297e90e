import 'leaflet/dist/leaflet.css';
import { circle, control, map as createMap, divIcon, marker, tileLayer } from 'leaflet';
import { type Coordinates, ROUNDING_ERROR_M } from '@/shared/coordinates';

export type MapView = Coordinates & {
  /** The accessible name of the pin. */
  label: string;
  tileUrl: string;
  attribution: string;
  /** The position is rounded to about a kilometre: an area replaces the pin. */
  isRounded?: boolean;
  onTilesFailed: () => void;
};

/** Shows a building and its street. */
const ZOOM = 17;
/** Shows a part of a town. */
const ROUNDED_ZOOM = 14;
const MAX_ZOOM = 19;
const PIN_WIDTH = 30;
const PIN_HEIGHT = 38;

// Leaflet derives the URL of its default pin from its style sheet, which bundlers rename.
const PIN = `<svg viewBox="0 0 30 38" width="${PIN_WIDTH}" height="${PIN_HEIGHT}" aria-hidden="true">
  <path d="M15 1C7.3 1 1 7.2 1 14.9c0 9.6 11.3 20 13.200 21.7.5.4 1.200.4 1.600 0C17.700 34.900 29 24.5 29 14.9 29 7.2 22.7 1 15 1z" fill="#155dfc" stroke="#fff" stroke-width="2"/>
  <circle cx="15" cy="14.5" r="5" fill="#fff"/>
</svg>`;

/** Draws a map with one pin into the element; returns the function that removes it. */
export function drawMap(element: HTMLElement, view: MapView): () => void {
  const { latitude, longitude, label, tileUrl, attribution, isRounded, onTilesFailed } = view;
  const isTouched = window.matchMedia('(pointer: coarse)').matches;

  const map = createMap(element, {
    zoomControl: false,
    // The wheel and one finger scroll the page; two fingers and the buttons zoom.
    scrollWheelZoom: false,
    dragging: !isTouched,
  }).setView([latitude, longitude], isRounded ? ROUNDED_ZOOM : ZOOM);

  map.attributionControl.setPrefix(false);
  control.zoom({ zoomInTitle: 'Perbesar', zoomOutTitle: 'Perkecil' }).addTo(map);

  let hasTile = false;
  tileLayer(tileUrl, {
    attribution,
    maxZoom: MAX_ZOOM,
    // OpenStreetMap refuses requests without a referrer.
    referrerPolicy: 'strict-origin-when-cross-origin',
  })
    .on('tileload', () => {
      hasTile = true;
    })
    .on('tileerror', () => {
      if (!hasTile) onTilesFailed();
    })
    .addTo(map);

  if (isRounded) {
    circle([latitude, longitude], {
      radius: ROUNDING_ERROR_M,
      color: '#155dfc',
      weight: 2,
      interactive: false,
    }).addTo(map);
    return () => map.remove();
  }

  marker([latitude, longitude], {
    title: label,
    alt: label,
    keyboard: false,
    interactive: false,
    icon: divIcon({
      className: '',
      html: PIN,
      iconSize: [PIN_WIDTH, PIN_HEIGHT],
      iconAnchor: [PIN_WIDTH / 2, PIN_HEIGHT],
    }),
  }).addTo(map);

  return () => map.remove();
}
