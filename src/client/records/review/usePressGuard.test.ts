import { renderHook } from '@testing-library/react';
import { DOUBLE_TAP_MS } from '@/client/ui/doubleTap';
import { usePressGuard } from './usePressGuard';

const TAP = { detail: 1 };
const KEY = { detail: 0 };

const guardAt = (layout: string) => {
  let time = 1_000;
  const clock = () => time;
  const { result, rerender } = renderHook((shown: string) => usePressGuard(shown, clock), {
    initialProps: layout,
  });
  return {
    isMeant: (press: { detail: number }) => result.current(press),
    show: rerender,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
};

test('a press just after the rows have moved is not meant for what it hits', () => {
  const { isMeant, show, pass } = guardAt('1,2,3');
  expect(isMeant(TAP)).toBe(true);
  show('2,3');
  expect(isMeant(TAP)).toBe(false);
  pass(DOUBLE_TAP_MS - 1);
  expect(isMeant(TAP)).toBe(false);
  pass(1);
  expect(isMeant(TAP)).toBe(true);
});

test('a key is meant for the button that has the focus', () => {
  const { isMeant, show } = guardAt('1,2,3');
  show('2,3');
  expect(isMeant(KEY)).toBe(true);
});

test('the first rows move nothing', () => {
  const { isMeant, show } = guardAt('');
  show('1,2,3');
  expect(isMeant(TAP)).toBe(true);
});

test('rows that stay where they are move nothing', () => {
  const { isMeant, show } = guardAt('1,2,3');
  show('1,2,3');
  expect(isMeant(TAP)).toBe(true);
});
