import { numberProblem, remindedText } from './reminderTexts';

const TODAY = '2026-11-21';
const LAST = {
  last_at: '2026-11-12T03:00:00.000Z',
  last_by: 'Bu Sari',
  is_reminded_today: false,
};

test.each([
  [undefined, null],
  [{ count: 0, last_at: null, last_by: null, is_reminded_today: false }, null],
  [{ count: 1, ...LAST }, 'diingatkan Kam, 12 Nov oleh Bu Sari'],
  [{ count: 2, ...LAST }, 'diingatkan 2 kali, terakhir Kam, 12 Nov oleh Bu Sari'],
])('says of %j %j', (reminders, text) => {
  expect(remindedText(reminders, TODAY)).toBe(text);
});

test.each([
  [undefined, 'Nomor telepon belum diisi'],
  [null, 'Nomor telepon belum diisi'],
  [' ', 'Nomor telepon belum diisi'],
  ['022-4231234', 'Nomor telepon tidak dikenali'],
  ['0812-3456-7890', null],
])('says of the number %j %j', (phone, problem) => {
  expect(numberProblem(phone)).toBe(problem);
});
