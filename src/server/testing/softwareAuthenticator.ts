import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** CBOR (RFC 8949) of what an authenticator answers: whole numbers, texts, bytes and maps with fewer than 24 entries. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap((entry) => entry.map((part) => cbor(part as number)));
  return Buffer.concat([head(5, value.size), ...entries]);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

interface Challenge {
  challenge: string;
  rp_id: string;
}

/** The parts of an honest answer that a test changes. */
interface Lies {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  type?: string;
}

/** A passkey with a key of its own, as a phone or a security key keeps one. */
export function softwareAuthenticator(itsOrigin = 'http://localhost:80') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, { challenge }: Challenge, { origin = itsOrigin }: Lies) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (
    { rp_id }: Challenge,
    { rpId = rp_id, isVerified = true }: Lies,
    credential = Buffer.alloc(0),
  ) => {
    counter += 1;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    const flags =
      USER_PRESENT |
      (isVerified ? USER_VERIFIED : 0) |
      (credential.length > 0 ? HAS_CREDENTIAL : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, credential]);
  };

  return {
    id: id.toString('base64url'),

    create(asked: Challenge, lies: Lies = {}) {
      const key = new Map<number, number | Buffer>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as [number, number][]),
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cbor(key),
      ]);
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authenticatorData(asked, lies, credential)],
        ]),
      );
      return {
        id: id.toString('base64url'),
        client_data: clientData(lies.type ?? 'webauthn.create', asked, lies).toString('base64url'),
        attestation: attestation.toString('base64url'),
      };
    },

    prove(asked: Challenge, lies: Lies = {}) {
      const data = authenticatorData(asked, lies);
      const client = clientData(lies.type ?? 'webauthn.get', asked, lies);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        id: id.toString('base64url'),
        client_data: client.toString('base64url'),
        authenticator_data: data.toString('base64url'),
        signature: signature.toString('base64url'),
      };
    },
  };
}
