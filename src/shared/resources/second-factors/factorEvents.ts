/** The events of the second factors of an account, in the words of news, mails and audit trail. */
export const FACTOR_EVENTS = {
  authenticator_added: 'aplikasi autentikator dipasang',
  authenticator_removed: 'aplikasi autentikator dihapus',
  passkey_added: 'passkey ditambahkan',
  passkey_removed: 'passkey dihapus',
  recovery_codes_renewed: 'kode pemulihan dibuat ulang',
  recovery_code_used: 'satu kode pemulihan dipakai',
  code_given: 'kode pengganti dibuat oleh super admin',
  given_code_used: 'kode pengganti dari super admin dipakai',
  codes_refused: 'kode verifikasi berkali-kali salah, padahal passwordnya benar',
} as const;

export type FactorEvent = keyof typeof FACTOR_EVENTS;
