import type { AuditEntry } from '@/client/api/api';
import { entrySentence } from './entrySentence';

const LOGIN: AuditEntry = {
  id: 1,
  at: '2026-03-02T08:00:00.000Z',
  action: 'login',
  resource: 'users',
  record_id: '7',
  label: 'Siti Rahmawati',
  actor: { id: 7, name: 'Siti Rahmawati', role: 'student' },
  address: '192.0.2.7',
  device: null,
  operation: 'loginWithProvider',
  reason: null,
  changes: [],
};
const PROVIDER = { field: 'provider', old: null, new: 'Akun Kampus' };

test('a login says which provider the person came by, and says it once', () => {
  const sentence = entrySentence({ ...LOGIN, changes: [PROVIDER] }, 'data ini');
  expect(sentence).toMatchObject({ text: 'masuk dengan data ini lewat Akun Kampus', changes: [] });
  const failed = entrySentence({ ...LOGIN, action: 'login_failed', changes: [PROVIDER] }, 'akun');
  expect(failed.text).toBe('gagal masuk dengan akun lewat Akun Kampus');
});

test('a login with a password says no more', () => {
  expect(entrySentence(LOGIN, 'data ini').text).toBe('masuk dengan data ini');
});
