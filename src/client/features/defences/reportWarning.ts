export const REPORT_MISSING = 'Laporan akhir belum diterima';

const NAMES_SHOWN = 5;

/** The sentence about students whose final report is not accepted; null without any. */
export function reportWarning(
  rows: readonly { student_name: string; has_accepted_report: boolean }[],
): string | null {
  const names = rows.filter((row) => !row.has_accepted_report).map((row) => row.student_name);
  if (names.length === 0) return null;
  if (rows.length === 1) return `${REPORT_MISSING}.`;
  const others = names.length - NAMES_SHOWN;
  const more = others > 0 ? ` dan ${others} mahasiswa lain` : '';
  return `${REPORT_MISSING}: ${names.slice(0, NAMES_SHOWN).join(', ')}${more}.`;
}
