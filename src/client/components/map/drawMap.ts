import 'leaflet/dist/leaflet.css';
import { control, map as createMap, divIcon, marker, tileLayer } from 'leaflet';

export type MapView = {
  latitude: number;
  longitude: number;
  /** What the pin stands for. */
  label: string;
  tileUrl: string;
  attribution: string;
  onTilesFailed: () => void;
};

/** A house and the street in front of it. */
const ZOOM = 17;
const MAX_ZOOM = 19;
const PIN_WIDTH = 30;
const PIN_HEIGHT = 38;

// Leaflet's own pin is a picture whose address it guesses from the style sheet's, which a bundler
// renames.
const PIN = `<svg viewBox="0 0 30 38" width="${PIN_WIDTH}" height="${PIN_HEIGHT}" aria-hidden="true">
  <path d="M15 1C7.3 1 1 7.2 1 14.9c0 9.6 11.3 20 13.200 21.7.5.4 1.200.4 1.600 0C17.700 34.900 29 24.5 29 14.9 29 7.2 22.7 1 15 1z" fill="#155dfc" stroke="#fff" stroke-width="2"/>
  <circle cx="15" cy="14.5" r="5" fill="#fff"/>
</svg>`;

/** Draws a map with one pin into an element; returns how to take it away. */
export function drawMap(element: HTMLElement, view: MapView): () => void {
  const { latitude, longitude, label, tileUrl, attribution, onTilesFailed } = view;
  const isTouched = window.matchMedia('(pointer: coarse)').matches;

  const map = createMap(element, {
    zoomControl: false,
    // The page scrolls under the wheel and under a finger; two fingers and the buttons zoom.
    scrollWheelZoom: false,
    dragging: !isTouched,
  }).setView([latitude, longitude], ZOOM);

  map.attributionControl.setPrefix(false);
  control.zoom({ zoomInTitle: 'Perbesar', zoomOutTitle: 'Perkecil' }).addTo(map);

  let hasTile = false;
  tileLayer(tileUrl, {
    attribution,
    maxZoom: MAX_ZOOM,
    // OpenStreetMap refuses requests that do not say from which site they come.
    referrerPolicy: 'strict-origin-when-cross-origin',
  })
    .on('tileload', () => {
      hasTile = true;
    })
    .on('tileerror', () => {
      if (!hasTile) onTilesFailed();
    })
    .addTo(map);

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
