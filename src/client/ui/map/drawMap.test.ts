import { drawMap, type MapView } from './drawMap';

const draw = (onTilesFailed = () => {}, view: Partial<MapView> = {}) => {
  const element = document.body.appendChild(document.createElement('div'));
  const remove = drawMap(element, {
    latitude: -6.914744,
    longitude: 107.60981,
    label: 'Lokasi absensi',
    tileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
    attribution: '© Peta',
    onTilesFailed,
    ...view,
  });
  return { element, remove };
};

afterEach(() => {
  document.body.replaceChildren();
});

test('draws tiles of the given service with attribution and Indonesian buttons', () => {
  const { element } = draw();
  const tile = element.querySelector<HTMLImageElement>('.leaflet-tile');
  expect(tile?.src).toMatch(/^https:\/\/tiles\.example\/17\/\d+\/\d+\.png$/);
  // OpenStreetMap refuses requests without a referrer.
  expect(tile?.referrerPolicy).toBe('strict-origin-when-cross-origin');
  expect(element).toHaveTextContent('© Peta');
  expect(element.querySelector('[title="Perbesar"]')).not.toBeNull();
  expect(element.querySelector('.leaflet-marker-icon svg')).not.toBeNull();
});

test('reports an error when no tile loads', () => {
  const onTilesFailed = jest.fn();
  const { element } = draw(onTilesFailed);
  element.querySelector('.leaflet-tile')?.dispatchEvent(new Event('error'));
  expect(onTilesFailed).toHaveBeenCalled();
});

test('removes the map', () => {
  const { element, remove } = draw();
  remove();
  expect(element).toBeEmptyDOMElement();
});

test('shows a rounded position as the area where it was', () => {
  const { element } = draw(() => {}, { isRounded: true });
  expect(element.querySelector('.leaflet-marker-icon')).toBeNull();
  expect(element.querySelector('.leaflet-overlay-pane path')).not.toBeNull();
  expect(element.querySelector<HTMLImageElement>('.leaflet-tile')?.src).toContain('/14/');
});

test('shows the place of work beside the pin', () => {
  const { element } = draw(() => {}, {
    place: { latitude: -6.89, longitude: 107.6, radius: 150 },
  });
  expect(element.querySelector('.leaflet-marker-icon svg')).not.toBeNull();
  expect(element.querySelectorAll('.leaflet-overlay-pane path')).toHaveLength(1);
});
