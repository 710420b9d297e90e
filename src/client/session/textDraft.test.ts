import { textDraft } from './textDraft';

const logDraft = (userId: number, id: number) => textDraft('activity-log-draft', userId, id);

test('a draft is kept for one person and one activity until it is cleared', () => {
  expect(logDraft(1, 120).write('Memasang server')).toBe(true);
  expect(logDraft(1, 120).read()).toBe('Memasang server');
  expect(logDraft(2, 120).read()).toBeNull();
  expect(logDraft(1, 121).read()).toBeNull();
  logDraft(1, 120).clear();
  expect(logDraft(1, 120).read()).toBeNull();
});

test('says when the browser keeps nothing', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(logDraft(1, 120).write('Memasang server')).toBe(false);
  setItem.mockRestore();
});
