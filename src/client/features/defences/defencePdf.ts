import type { FetchArgs } from '@reduxjs/toolkit/query';
import { messageOf } from '@/client/api/serverErrors';

const FAILED = 'Dokumen ujian tidak dapat dicetak. Silakan coba lagi nanti.';

export const pdfReason = (error: unknown): string => messageOf(error) ?? FAILED;

/** The sheet to fill in. */
export const defencePdf = (id: number): FetchArgs => ({ url: `/defences/${id}/file` });

/** The schedule of a day or a period; null while neither is chosen. */
export function schedulePdf(
  chosen: Readonly<Record<string, string | undefined>>,
): FetchArgs | null {
  const { date, internship_period_id } = chosen;
  if (!date && !internship_period_id) return null;
  return { url: '/defences/file', params: { date, internship_period_id } };
}
