import { createListeners } from './createListeners';

test('tells each listener until it ends that', () => {
  const { tell, listen } = createListeners();
  const told: string[] = [];
  const end = listen(() => told.push('one'));
  listen(() => told.push('other'));
  tell();
  end();
  tell();
  expect(told).toEqual(['one', 'other', 'other']);
});

test('two values have listeners of their own', () => {
  const told = jest.fn();
  createListeners().listen(told);
  createListeners().tell();
  expect(told).not.toHaveBeenCalled();
});
