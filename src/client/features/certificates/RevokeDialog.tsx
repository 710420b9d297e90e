import { useRevokeCertificateMutation } from '@/client/api/api';
import { ReasonDialog } from '@/client/ui/confirm/ReasonDialog';
import { certificateFields } from '@/shared/resources/certificates/certificateFields';

const REVOKED = { title: 'Berhasil!', description: 'Sertifikat dicabut.' };
const NOT_REVOKED = { title: 'Gagal!', description: 'Sertifikat tidak dicabut. Coba lagi.' };

type Props = { id: number; name: string; onClose: () => void };

/**
 * Revokes a certificate, with a reason.
 * @public used through `lazyComponent`
 */
export function RevokeDialog({ id, name, onClose }: Props) {
  const [revokeCertificate] = useRevokeCertificateMutation();
  return (
    <ReasonDialog
      title="Cabut Sertifikat"
      description={`Sertifikat ${name} tidak berlaku lagi, dan kodenya akan menyatakannya.`}
      confirmLabel="Cabut"
      tone="danger"
      label={certificateFields.revoked_reason.label}
      helperText="Mahasiswa membacanya di berandanya."
      action={(reason) => revokeCertificate({ id, certificateRevocation: { reason } }).unwrap()}
      success={REVOKED}
      failure={NOT_REVOKED}
      onClose={onClose}
    />
  );
}
