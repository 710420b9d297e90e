import { drawPointMap } from './drawPointMap';

const POINT = { latitude: -6.921151, longitude: 107.611052 };

const draw = () => {
  const element = document.body.appendChild(document.createElement('div'));
  Object.defineProperties(element, { clientWidth: { value: 400 }, clientHeight: { value: 300 } });
  const onPlaced = jest.fn();
  const map = drawPointMap(element, {
    label: 'Peta lokasi',
    onPlaced,
    tileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
    attribution: '© Peta',
    onTilesFailed: () => {},
  });
  const pin = () => element.querySelector<HTMLElement>('.leaflet-marker-icon');
  const circle = () => element.querySelector('.leaflet-overlay-pane path');
  const zooms = () =>
    [...element.querySelectorAll<HTMLImageElement>('.leaflet-tile')].map(
      ({ src }) => /example\/(\d+)\//.exec(src)?.[1],
    );
  return { element, map, onPlaced, pin, circle, zooms };
};

afterEach(() => document.body.replaceChildren());

test('shows the country without a point, and the whole circle with one', () => {
  const { map, pin, circle, zooms } = draw();
  map.show({ point: null, radius: 150 });
  expect(pin()).toBeNull();
  expect(zooms()).toContain('4');
  map.show({ point: POINT, radius: 5000 });
  expect(pin()).not.toBeNull();
  expect(circle()?.getAttribute('d')).toMatch(/^M/);
  const far = Math.max(...zooms().map(Number));
  map.show({ point: POINT, radius: 30 });
  expect(Math.max(...zooms().map(Number))).toBeGreaterThan(far);
  map.show({ point: null, radius: 30 });
  expect([pin(), circle()]).toEqual([null, null]);
});

test('a click places the point, and the map stays where it is', () => {
  const { element, map, onPlaced, zooms } = draw();
  map.show({ point: POINT, radius: 150 });
  const before = zooms();
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 210, clientY: 150 }));
  expect(onPlaced).toHaveBeenCalledTimes(1);
  const [placed] = onPlaced.mock.calls[0];
  expect(placed.latitude).toBeCloseTo(POINT.latitude, 3);
  expect(placed.longitude).toBeGreaterThan(POINT.longitude);
  map.show({ point: placed, radius: 150 });
  expect(zooms()).toEqual(before);
});
