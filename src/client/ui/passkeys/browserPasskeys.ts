import type { PasskeyChallenge, PasskeyCreation, PasskeyProof } from '@/client/api/api';

/** Loaded when a passkey is used. */
const webAuthn = () => import(/* webpackChunkName: "later.passkeys" */ '@simplewebauthn/browser');

/** Resolves with the proof that this person has a passkey of the host; rejects when they decline. */
export async function provePasskey({ challenge, rp_id }: PasskeyChallenge): Promise<PasskeyProof> {
  const { startAuthentication } = await webAuthn();
  const { id, response } = await startAuthentication({
    optionsJSON: { challenge, rpId: rp_id, userVerification: 'required' },
  });
  return {
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
  };
}

/** ES256, EdDSA and RS256, of which every authenticator has one. */
const ALGORITHMS = [-7, -8, -257] as const;

/** Resolves with a new passkey of this device; rejects when the person declines. */
export async function makePasskey(asked: PasskeyCreation) {
  const { startRegistration } = await webAuthn();
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge: asked.challenge,
      rp: { id: asked.rp_id, name: asked.rp_name },
      user: { id: asked.user_handle, name: asked.identifier, displayName: asked.identifier },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: asked.excluded.map((known) => ({ id: known, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    },
  });
  return { id, client_data: response.clientDataJSON, attestation: response.attestationObject };
}

const FAILURES: Readonly<Record<string, string>> = {
  InvalidStateError: 'Perangkat ini sudah memiliki passkey untuk akun Anda.',
  SecurityError: 'Passkey hanya dapat dipakai di alamat resmi situs ini.',
  NotSupportedError: 'Perangkat ini tidak mendukung passkey.',
};

/** The words for the person; null after they have declined, which is no failure. */
export function passkeyFailure(error: unknown): string | null {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return null;
  return FAILURES[name] ?? 'Passkey belum dapat dipakai. Silakan coba lagi.';
}

/** Whether the browser, and not the server, has refused. */
export const isBrowserRefusal = (error: unknown): error is Error => error instanceof Error;
