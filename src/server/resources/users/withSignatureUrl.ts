import type { Services } from '@/server/services';

/** The services for queries that select profiles with signatures. */
export type ProfileServices = Pick<Services, 'db' | 'signatureUrls'>;

/** Replaces the id of a signature by its signed URL. */
export function withSignatureUrl<Row extends { signature_id: number | null }>(
  row: Row,
  signatureUrls: Services['signatureUrls'],
): Omit<Row, 'signature_id'> & { digital_signature: string | null } {
  const { signature_id, ...profile } = row;
  return { ...profile, digital_signature: signatureUrlOf(signature_id, signatureUrls) };
}

export function signatureUrlOf(
  signatureId: number | null,
  signatureUrls: Services['signatureUrls'],
): string | null {
  return signatureId === null ? null : signatureUrls.urlOf(signatureId);
}
