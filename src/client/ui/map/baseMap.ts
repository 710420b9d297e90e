import 'leaflet/dist/leaflet.css';
import { control, map as createMap, divIcon, type LatLngExpression, tileLayer } from 'leaflet';

/** The tiles of the settings. */
export type Tiles = {
  tileUrl: string;
  attribution: string;
  onTilesFailed: () => void;
};

export const MAP_COLOUR = '#155dfc';

const MAX_ZOOM = 19;
const PIN_WIDTH = 30;
const PIN_HEIGHT = 38;

// Leaflet derives the URL of its default pin from its style sheet, which bundlers rename.
const PIN = `<svg viewBox="0 0 30 38" width="${PIN_WIDTH}" height="${PIN_HEIGHT}" aria-hidden="true">
  <path d="M15 1C7.3 1 1 7.2 1 14.9c0 9.6 11.3 20 13.200 21.7.5.4 1.200.4 1.600 0C17.700 34.900 29 24.5 29 14.9 29 7.2 22.7 1 15 1z" fill="${MAP_COLOUR}" stroke="#fff" stroke-width="2"/>
  <circle cx="15" cy="14.5" r="5" fill="#fff"/>
</svg>`;

export const pinIcon = () =>
  divIcon({
    className: '',
    html: PIN,
    iconSize: [PIN_WIDTH, PIN_HEIGHT],
    iconAnchor: [PIN_WIDTH / 2, PIN_HEIGHT],
  });

/** A map of tiles with its buttons. */
export function createBaseMap(
  element: HTMLElement,
  { centre, zoom }: { centre: LatLngExpression; zoom: number },
  { tileUrl, attribution, onTilesFailed }: Tiles,
) {
  const isTouched = window.matchMedia('(pointer: coarse)').matches;

  const map = createMap(element, {
    zoomControl: false,
    // A map that is removed during the animation throws when it ends.
    zoomAnimation: false,
    // The wheel and one finger scroll the page; two fingers and the buttons zoom.
    scrollWheelZoom: false,
    dragging: !isTouched,
  }).setView(centre, zoom);

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

  return map;
}
