import type { FastifyRequest } from 'fastify';
import { createPasskeyChallenges } from '@/server/auth/passkeyChallenges';
import { fieldErrors } from '@/server/http/errors';
import type { Services } from '@/server/services';
import { noteUse, selectPasskey, spendChallenge } from './passkeyQueries';
import { relyingParty } from './relyingParty';

const REFUSED = 'Passkey ini tidak dikenali. Coba lagi, atau masuk dengan cara lain.';

/** The same words whatever is wrong with a passkey. */
export const passkeyRefused = () => fieldErrors({ passkey: [REFUSED] });

/** Loaded when a passkey is used. */
const webAuthn = () => import('@simplewebauthn/server');

interface Proof {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}

interface NewPasskey {
  id: string;
  client_data: string;
  attestation: string;
}

const NOTHING_ELSE = { clientExtensionResults: {}, type: 'public-key' } as const;

/**
 * The account whose passkey signed the challenge, which is spent with it. Throws the same 422 for everything else: an
 * unknown passkey, another site, a challenge of before, a signature that does not fit, and a device that did not check
 * who uses it.
 */
export async function checkPasskey(
  services: Services,
  proof: Proof,
  request: FastifyRequest,
): Promise<{ user_id: number }> {
  const { db, config, clock } = services;
  const passkey = await selectPasskey(db, proof.id);
  if (!passkey) throw passkeyRefused();
  const party = await relyingParty(services, request);
  const challenges = createPasskeyChallenges(config.sessionSecret, clock);
  let signed = '';
  const { verifyAuthenticationResponse } = await webAuthn();
  const checked = await verifyAuthenticationResponse({
    response: {
      ...NOTHING_ELSE,
      id: proof.id,
      rawId: proof.id,
      response: {
        clientDataJSON: proof.client_data,
        authenticatorData: proof.authenticator_data,
        signature: proof.signature,
      },
    },
    expectedChallenge: (challenge) => {
      signed = challenge;
      return challenges.isForProof(challenge);
    },
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.id,
      publicKey: Uint8Array.from(passkey.public_key),
      counter: passkey.counter,
    },
  }).catch(refused(request));
  if (!checked?.verified) throw passkeyRefused();
  const { newCounter } = checked.authenticationInfo;
  await db.transaction().execute(async (trx) => {
    if (!(await spendChallenge(trx, signed, challenges.end()))) throw passkeyRefused();
    const isThere = await noteUse(trx, { id: passkey.id, counter: newCounter, now: clock() });
    if (!isThere) throw passkeyRefused();
  });
  return { user_id: passkey.user_id };
}

/** The public key of a new passkey of this account. Throws 422 for one that was not made for it here and now. */
export async function readNewPasskey(
  services: Services,
  userId: number,
  { id, client_data, attestation }: NewPasskey,
  request: FastifyRequest,
) {
  const party = await relyingParty(services, request);
  const challenges = createPasskeyChallenges(services.config.sessionSecret, services.clock);
  const { verifyRegistrationResponse } = await webAuthn();
  const checked = await verifyRegistrationResponse({
    response: {
      ...NOTHING_ELSE,
      id,
      rawId: id,
      response: { clientDataJSON: client_data, attestationObject: attestation },
    },
    // A challenge used twice adds nothing: the second passkey has the same identifier.
    expectedChallenge: (challenge) => challenges.isForPasskeyOf(userId, challenge),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
  }).catch(refused(request));
  if (!checked?.verified) throw passkeyRefused();
  const { credential } = checked.registrationInfo;
  return {
    id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
  };
}

/** The library throws for whatever it cannot read. */
const refused =
  ({ log }: FastifyRequest) =>
  (error: unknown): null => {
    const reason = error instanceof Error ? error.message : 'unknown';
    log.warn({ reason: reason.slice(0, 200) }, 'passkey refused');
    return null;
  };
