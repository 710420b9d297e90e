import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import type { PlacementRequest } from '@/client/api/api';
import { ExportButton } from '@/client/ui/ExportButton';
import { formatBytes } from '@/shared/formatBytes';

type Props = { id: number; file: NonNullable<PlacementRequest['file']> };

/** Saves the proof of acceptance of a request. */
export const ProofButton = ({ id, file }: Props) => (
  <ExportButton
    label={`${file.name} (${formatBytes(file.bytes)})`}
    request={{ url: `/placement-requests/${id}/file`, headers: { accept: '*/*' } }}
    fallbackName={file.name}
    failureTitle="Gagal membuka bukti"
    icon={<AttachFileOutlined />}
  />
);
