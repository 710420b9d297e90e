import { readRecentlyOpened, rememberOpened } from './recentlyOpened';

const item = (number: number) => ({ key: `student:${number}`, label: `Mahasiswa ${number}` });

describe('what was opened', () => {
  test('keeps up to eight items, each once, the latest first', () => {
    for (let number = 1; number <= 10; number += 1) rememberOpened(5, item(number));
    rememberOpened(5, item(6));
    expect(readRecentlyOpened(5)).toEqual([6, 10, 9, 8, 7, 5, 4, 3].map(item));
  });

  test('belongs to one user, and holds no more than keys and labels', () => {
    rememberOpened(5, { ...item(1), description: '2403310001' } as never);
    expect(localStorage.getItem('recently-opened')).toBe(
      JSON.stringify({ user_id: 5, items: [item(1)] }),
    );
    expect(readRecentlyOpened(6)).toEqual([]);
    rememberOpened(6, item(2));
    expect(readRecentlyOpened(5)).toEqual([]);
  });

  test.each(['{', 'null', '{"user_id":5}', '{"user_id":5,"items":[1,{"key":2,"label":"x"}]}'])(
    'returns nothing if the browser holds %s',
    (stored) => {
      localStorage.setItem('recently-opened', stored);
      expect(readRecentlyOpened(5)).toEqual([]);
    },
  );
});
