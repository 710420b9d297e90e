import { weaknessOf } from './weakPasswords';

const person = {
  identifier: '2403310001',
  name: 'Dr. Ratna Wulandari, M.Kom.',
  email: 'ratna.w@kampus.example',
  phone_number: '0812-3456-7890',
  date_of_birth: '2004-05-17',
};

test.each([
  'password1',
  'PASSWORD1',
  'qwertyuiop',
  '1234567890',
  'bismillah',
  'Magang2026!',
  'magang2026!',
])('%s is too common', (password) => {
  expect(weaknessOf(password, person)).toBe('Password ini terlalu umum dan mudah ditebak');
});

test.each([
  'nim2403310001',
  '24-0331-0001!',
  'hape6281234567890',
  'Wulandari2026',
  'ratna_wulandari',
  'RATNA17052004',
  'ratna-17.05.04',
  'WulandariRátna',
])('%s consists of what others know about the person', (password) => {
  expect(weaknessOf(password, person)).toBe(
    'Password baru tidak boleh berisi nama, nomor, atau tanggal lahir Anda',
  );
});

test.each(['Rahasia-Baru-2026', 'Magang2027!', 'kopi ratna jam tujuh', 'Drumband Kampus'])(
  '%s is accepted',
  (password) => {
    expect(weaknessOf(password, person)).toBeNull();
  },
);

test('needs no more than a name and an e-mail address', () => {
  const bare = { ...person, identifier: null, phone_number: null, date_of_birth: null };
  expect(weaknessOf('2403310001', bare)).toBeNull();
});
