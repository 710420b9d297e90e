import { emailStateText } from './emailState';

test.each([
  [{}, null],
  [{ email_state: 'off' }, null],
  [{ email_state: 'unconfirmed' }, 'Email belum diverifikasi'],
  [{ email_state: 'confirmed', email_refusal: null }, 'Email terverifikasi'],
  [{ email_state: 'refused', email_refusal: '550 no' }, 'Email ditolak server: 550 no'],
  [{ email_state: 'refused', email_refusal: null }, 'Email ditolak server'],
] as const)('says of %j: %s', (address, text) => {
  expect(emailStateText(address)).toBe(text);
});
