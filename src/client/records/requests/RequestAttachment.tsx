import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import type { AttendanceRequest } from '@/client/api/api';
import { ExportButton } from '@/client/ui/ExportButton';
import { formatBytes } from '@/shared/formatBytes';
import { RequestPhoto } from './RequestPhoto';

type Props = { requestId: number; file: NonNullable<AttendanceRequest['file']> };

/** The attachment of a request: a photo in its place, and everything as a download. */
export function RequestAttachment({ requestId, file }: Props) {
  const url = `/attendance-requests/${requestId}/file`;
  return (
    <div data-attachment style={{ display: 'grid', justifyItems: 'start', gap: 6 }}>
      {file.kind === 'jpeg' && <RequestPhoto url={url} name={file.name} />}
      <ExportButton
        label={`${file.name} (${formatBytes(file.bytes)})`}
        request={{ url, headers: { accept: '*/*' } }}
        fallbackName={file.name}
        failureTitle="Gagal membuka lampiran"
        icon={<AttachFileOutlined />}
      />
    </div>
  );
}

/** Opens the attachment within a row: a photo in full size, otherwise the download. */
export const openAttachment = (row: Element | null): void =>
  row?.querySelector<HTMLButtonElement>('[data-attachment] button')?.click();
