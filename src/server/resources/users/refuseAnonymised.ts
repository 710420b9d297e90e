import { conflict } from '@/server/http/errors';

export const ANONYMISED = 'Akun ini sudah dianonimkan dan tidak dapat diubah.';

/** Throws for an anonymised account: removed data must not come back. */
export function refuseAnonymised({ anonymised_at }: { anonymised_at: Date | null }): void {
  if (anonymised_at !== null) throw conflict(ANONYMISED);
}
