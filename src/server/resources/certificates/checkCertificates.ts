import type { Viewer } from '@/server/auth/sessionUser';
import type { Judging } from '@/server/placements/judgePlacements';
import type { VerdictMoment } from '@/server/verdicts/attendanceDays';
import type { CertificateGap } from '@/shared/resources/certificates/constants';
import { type RecipientGaps, type RecipientsOf, selectGaps } from './certificateGaps';
import { type RecipientRow, selectRecipientRows } from './certificateRecipients';

export interface LeftOut {
  id: number;
  name: string | null;
  missing: CertificateGap[];
}

interface Checked {
  /** In the order of their ids, in which certificates are stored, so that two calls never wait for each other. */
  ready: (RecipientRow & Pick<RecipientGaps, 'totals'>)[];
  left_out: LeftOut[];
}

/** Which of these recipients would get a certificate, and what is missing for the others. */
export async function checkCertificates(
  judging: Judging,
  viewer: Viewer,
  of: RecipientsOf,
  ids: readonly number[],
  moment: VerdictMoment,
): Promise<Checked> {
  const rows = await selectRecipientRows(judging.db, viewer, of, ids, moment);
  const gaps = await selectGaps(
    judging,
    of,
    rows.map(({ id }) => id),
    moment,
  );
  const checked = rows.map((row) => {
    const { missing = [], totals = null } = gaps.get(row.id) ?? {};
    const isValid = row.certificate_id !== null && row.revoked_at === null;
    return { ...row, totals, missing: isValid ? (['issued'] as const) : missing };
  });
  const known = new Set(rows.map(({ id }) => id));
  const unknown = [...new Set(ids)].filter((id) => !known.has(id));
  return {
    ready: checked.filter(({ missing }) => missing.length === 0).sort((a, b) => a.id - b.id),
    left_out: [
      ...checked.flatMap(({ id, name, missing }) =>
        missing.length > 0 ? [{ id, name, missing: [...missing] }] : [],
      ),
      ...unknown.map((id) => ({ id, name: null, missing: ['not_found' as const] })),
    ],
  };
}
