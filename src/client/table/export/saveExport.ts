import { type SendingStore, sendForFile } from '@/client/api/send';
import { messageOf } from '@/client/api/serverErrors';
import { saveAttachment } from '@/client/ui/saveAttachment';
import { notify } from '@/client/ui/toasts/notify';
import { formatBytes } from '@/shared/formatBytes';
import { formatNumber } from '@/shared/formatNumber';
import type { ExportedTable, ExportFile } from './exportedTable';

type Options = {
  table: ExportedTable;
  file: ExportFile;
  store: SendingStore;
  signal: AbortSignal;
  /** Called with the progress in words. */
  onProgress: (text: string) => void;
};

/**
 * Fetches and saves a file, and reports the outcome unless the signal was aborted.
 * @public used through the module that `ExportMenu` imports
 */
export async function saveExport({ table, file, store, signal, onProgress }: Options) {
  const request = requestOf(table, file);
  try {
    const { response, chunks } = await sendForFile(
      request,
      (answer) => readWithProgress(answer, onProgress),
      store,
      { signal },
    );
    saveAttachment(new Blob(chunks), response.headers, request.fallbackName);
    const rows = rowsText(response);
    notify.success('Berhasil', rows ? `${rows} diekspor.` : 'Berkas telah disimpan.');
  } catch (error) {
    if (signal.aborted) return;
    notify.error('Gagal mengekspor', messageOf(error) ?? 'Silakan coba lagi nanti.');
  }
}

function requestOf({ url, params, columns }: ExportedTable, file: ExportFile) {
  const headers = { accept: '*/*' };
  if ('report' in file) {
    const { report } = file;
    return { url: report.url, params: report.params, headers, fallbackName: 'laporan.xlsx' };
  }
  const { format, isComplete } = file;
  return {
    url,
    params: { ...params, format, ...(!isComplete && { columns: columns.join(',') }) },
    headers,
    fallbackName: `ekspor.${format}`,
  };
}

function rowsText({ headers }: Response): string | null {
  const rows = headers.get('x-total-rows');
  return rows === null ? null : `${formatNumber(Number(rows))} baris`;
}

async function readWithProgress(response: Response, onProgress: (text: string) => void) {
  const rows = rowsText(response);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  let bytes = 0;
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done || !value) return { response, chunks };
    chunks.push(value);
    bytes += value.length;
    onProgress([rows, formatBytes(bytes)].filter(Boolean).join(', '));
  }
}
