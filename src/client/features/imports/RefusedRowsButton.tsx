import { ExportButton } from '@/client/ui/ExportButton';
import { formatNumber } from '@/shared/formatNumber';
import { type ImportKind, RECORDS } from '@/shared/records';
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
      fallbackName={`ditolak-${RECORDS[kind].title.toLowerCase().replaceAll(' ', '-')}.xlsx`}
      request={{
        url: `/imports/${kind}/refused-rows`,
        method: 'POST',
        headers: { accept: '*/*' },
        body: { rows: wrong.map(({ number, values, errors }) => ({ number, values, errors })) },
      }}
    />
  );
}
