import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '@/client/testing/renderApp';
import { ZoomablePicture } from './ZoomablePicture';

const open = (onTurn = jest.fn()) => {
  const { person } = renderApp(<ZoomablePicture src="/p.jpg" alt="Rak" onTurn={onTurn} />);
  const picture = screen.getByRole('img', { name: 'Rak' });
  const frame = picture.parentElement as HTMLElement;
  frame.getBoundingClientRect = () => new DOMRect(0, 0, 300, 400);
  // The pointer events of jsdom have no place.
  const finger = (pointerId: number) => (type: 'down' | 'move' | 'up', clientX: number) => {
    const place = { bubbles: true, clientX, clientY: 200 };
    fireEvent(frame, Object.assign(new MouseEvent(`pointer${type}`, place), { pointerId }));
  };
  const scale = () => Number(/scale\((.+)\)/.exec(picture.style.transform)?.[1] ?? 1);
  const left = () => Number(/translate\((.+?)px/.exec(picture.style.transform)?.[1] ?? 0);
  return { person, onTurn, scale, left, first: finger(1), second: finger(2) };
};

test('two fingers zoom a picture, and one moves it no further than its edge', () => {
  const { first, second, scale, left, onTurn } = open();
  first('down', 100);
  second('down', 200);
  first('move', 50);
  second('move', 250);
  expect(scale()).toBe(2);
  expect(left()).toBe(0);
  first('up', 50);
  second('up', 250);

  first('down', 100);
  first('move', 140);
  expect(left()).toBe(40);
  first('move', 900);
  expect(left()).toBe(150);
  first('up', 900);
  expect(onTurn).not.toHaveBeenCalled();
});

test('a button zooms for those who cannot use two fingers', async () => {
  const { person, scale } = open();
  await person.click(screen.getByRole('button', { name: 'Perbesar' }));
  expect(scale()).toBe(2.5);
  await person.click(screen.getByRole('button', { name: 'Perkecil' }));
  expect(scale()).toBe(1);
});

test.each([
  ['to the left', 'the next picture', -100, [[1]]],
  ['to the right', 'the one before', 100, [[-1]]],
  ['that is short', 'no other one', 40, []],
])('a swipe %s over the whole picture turns to %s', (_name, _to, by, turns) => {
  const { first, onTurn } = open();
  first('down', 150);
  first('move', 150 + by);
  first('up', 150 + by);
  expect(onTurn.mock.calls).toEqual(turns);
});

function TwoPictures() {
  const [name, setName] = useState('a');
  return <ZoomablePicture src={`/${name}.jpg`} alt={name} onTurn={() => setName('b')} />;
}

test('another picture starts whole, and the button keeps the focus', async () => {
  const { person } = renderApp(<TwoPictures />);
  await person.click(screen.getByRole('button', { name: 'Perbesar' }));
  await person.click(screen.getByRole('button', { name: 'Perkecil' }));
  const frame = screen.getByRole('img', { name: 'a' }).parentElement as HTMLElement;
  for (const [type, clientX] of [
    ['pointerdown', 200],
    ['pointerup', 50],
  ] as const) {
    const place = { bubbles: true, clientX, clientY: 200 };
    fireEvent(frame, Object.assign(new MouseEvent(type, place), { pointerId: 1 }));
  }
  expect(screen.getByRole('img', { name: 'b' }).style.transform).toBe('');
  expect(screen.getByRole('button', { name: 'Perbesar' })).toHaveFocus();
});
