import { createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { isRole, type Role } from '@/shared/permissions';

/** The claims of an access token. `issuedAt` and `expiresAt` are Unix times in seconds. */
export interface TokenClaims {
  userId: number;
  role: Role;
  sessionId: string;
  tokenId: string;
  issuedAt: number;
  expiresAt: number;
}

const ALGORITHM = 'HS256';

/** A key object: Node.js tries a string as a private or public key first, which is slow. */
const keyOf = (secret: string) => createSecretKey(secret, 'utf8');

/** Deterministic: equal claims give the same token, byte for byte. */
export function signToken(claims: TokenClaims, secret: string): string {
  return jwt.sign(
    {
      sub: String(claims.userId),
      role: claims.role,
      sid: claims.sessionId,
      jti: claims.tokenId,
      iat: claims.issuedAt,
      exp: claims.expiresAt,
    },
    keyOf(secret),
    { algorithm: ALGORITHM },
  );
}

/** The claims of a token with a valid signature, even if it has expired; otherwise null. */
export function readToken(token: string, secret: string): TokenClaims | null {
  try {
    const payload = jwt.verify(token, keyOf(secret), {
      algorithms: [ALGORITHM],
      ignoreExpiration: true,
    });
    return typeof payload === 'string' ? null : claimsOf(payload);
  } catch {
    return null;
  }
}

function claimsOf({ sub, role, sid, jti, iat, exp }: jwt.JwtPayload): TokenClaims | null {
  const isComplete =
    typeof sub === 'string' &&
    /^\d{1,10}$/.test(sub) &&
    typeof sid === 'string' &&
    typeof jti === 'string' &&
    typeof iat === 'number' &&
    typeof exp === 'number';
  if (!isComplete || !isRole(role)) return null;
  return {
    userId: Number(sub),
    role,
    sessionId: sid,
    tokenId: jti,
    issuedAt: iat,
    expiresAt: exp,
  };
}

/** The token of `Authorization: Bearer …`, or null. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer +([\w.-]+) *$/i.exec(header ?? '')?.[1] ?? null;
}
