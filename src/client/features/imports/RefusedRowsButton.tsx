import { ExportButton } from '@/client/ui/ExportButton';
import { formatNumber } from '@/shared/formatNumber';
import { IMPORT_KIND_LABELS, type ImportKind } from '@/shared/sheets/importKinds';
import type { ReviewedRow } from './importRows';

type Props = { kind: ImportKind; rows: readonly ReviewedRow[] };

/** Saves the wrong rows as a file with a column that says why. */
export function RefusedRowsButton({ kind, rows }: Props) {
  const wrong = rows.filter(({ state }) => state === 'wrong');
  if (wrong.length === 0) return null;
  return (
    <ExportButton
      label={`Unduh ${formatNumber(wrong.length)} baris yang salah`}
      failureTitle="Gagal mengunduh"
      fallbackName={`ditolak-${IMPORT_KIND_LABELS[kind].toLowerCase().replaceAll(' ', '-')}.xlsx`}
      request={{
        url: `/imports/${kind}/refused-rows`,
        method: 'POST',
        headers: { accept: '*/*' },
        body: { rows: wrong.map(({ number, values, errors }) => ({ number, values, errors })) },
      }}
    />
  );
}
