import { currentPassword } from '@/shared/resources/session/currentPassword';
import { flag, line, maxCharacters, pattern, record, text } from '@/shared/validation/fields';

export const PASSKEY_NAME_MAX = 60;
/** The most that one account has. */
export const PASSKEYS_MAX = 10;
const CODE_MAX = 100;
const CODE_REQUIRED = 'Kode wajib diisi';
const UNREADABLE = 'Passkey tidak dapat dibaca. Silakan coba lagi.';

/** A code of the authenticator app, a recovery code or a code of the office. */
export const factorCode = () => text().test(maxCharacters(CODE_MAX, 'Kode'));

/** In base64url, as the browser hands it over. */
const part = (max: number) =>
  text()
    .required(UNREADABLE)
    .max(max, UNREADABLE)
    .test(pattern(/^[\w-]+$/, UNREADABLE));

/** The longest parts that authenticators make are far below these. */
const credential = { id: part(512), client_data: part(1000) };
const proof = { ...credential, authenticator_data: part(500), signature: part(700) };

export const authenticatorCodeRules = record({ code: factorCode().required(CODE_REQUIRED) });

export const passkeyNameRules = record({
  name: line()
    .required('Nama passkey wajib diisi')
    .test(maxCharacters(PASSKEY_NAME_MAX, 'Nama passkey')),
});

export const passkeyRules = passkeyNameRules.concat(
  record({ ...credential, attestation: part(4000) }),
);

export const passkeyLoginRules = record({
  ...proof,
  remember: flag().default(false).nonNullable(),
});

export const identityRules = record({
  password: currentPassword(),
  code: factorCode(),
  passkey: record(proof).default(undefined),
});
