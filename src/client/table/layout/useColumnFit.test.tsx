import { render } from '@testing-library/react';
import { useRef } from 'react';
import type { Column } from '../column';
import { useColumnFit } from './useColumnFit';

type Row = { id: number; name: string };
const COLUMNS: Column<Row>[] = [
  { field: 'id', header: 'Nomor', width: 400 },
  { field: 'name', header: 'Nama' },
];
const LAYOUT = { hidden: [], added: [], widths: {}, density: 'standard' as const };

afterEach(() => jest.restoreAllMocks());

const setWidth = (width: number) =>
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);

let times = 0;

const Table = () => {
  const box = useRef<HTMLDivElement>(null);
  useColumnFit({ box, columns: COLUMNS, hasActions: false, layout: LAYOUT, isSelecting: false });
  times += 1;
  return <div ref={box} />;
};

const timesDrawn = () => {
  times = 0;
  render(<Table />).unmount();
  return times;
};

test('draws a table once if it is as wide as usual or as the last one', () => {
  jest.replaceProperty(window, 'innerWidth', 800);
  setWidth(475);
  expect(timesDrawn()).toBe(1);
  // The sidebar is collapsed.
  setWidth(700);
  expect(timesDrawn()).toBe(2);
  expect(timesDrawn()).toBe(1);
});
