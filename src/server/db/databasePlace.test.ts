import { databasePlace } from './databasePlace';

test('a server is named without the password, a folder in full', () => {
  const databaseUrl = 'postgres://simagang:kopi-jam-tujuh@localhost:5544/simagang?sslmode=disable';
  expect(databasePlace({ databaseUrl, dataDir: 'data' })).toBe('localhost:5544/simagang');
  expect(databasePlace({ databaseUrl: null, dataDir: '/var/lib/simagang/' })).toBe(
    'the embedded database in /var/lib/simagang',
  );
});
