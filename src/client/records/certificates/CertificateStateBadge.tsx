import { Badge, type Tone } from '@/client/ui/cells/Badge';
import type { CertificateState } from '@/shared/constants/certificates';
import { CERTIFICATE_STATE_LABELS } from '@/shared/constants/labels';

const TONES: Readonly<Record<CertificateState, Tone>> = {
  missing: 'neutral',
  ready: 'info',
  issued: 'success',
  revoked: 'error',
};

export const CertificateStateBadge = ({ state }: { state: CertificateState }) => (
  <Badge tone={TONES[state]}>{CERTIFICATE_STATE_LABELS[state]}</Badge>
);
