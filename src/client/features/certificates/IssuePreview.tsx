import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { type CertificateKind, useCheckCertificatesQuery } from '@/client/api/api';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { formatNumber } from '@/shared/formatNumber';
import { gapsText } from '@/shared/resources/certificates/certificateGaps';

type Props = { kind: CertificateKind; internshipPeriodId: number; ids: readonly number[] };

/** Says how many would get a certificate, and why the others would not. */
export function IssuePreview({ kind, internshipPeriodId, ids }: Props) {
  const { currentData, isError } = useCheckCertificatesQuery(
    { kind, internshipPeriodId, ids: ids.join(',') },
    { refetchOnMountOrArgChange: true },
  );
  if (isError) return <Alert severity="error">{TABLE_LOAD_FAILED}</Alert>;
  if (!currentData) {
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={48} />
      </LoadingState>
    );
  }
  const { ready_ids, left_out } = currentData.data;
  const ready = `${formatNumber(ready_ids.length)} memenuhi syarat`;
  if (left_out.length === 0) return <Alert severity="success">{`${ready}.`}</Alert>;
  return (
    <Alert severity={ready_ids.length > 0 ? 'info' : 'warning'}>
      {`${ready}, ${formatNumber(left_out.length)} tidak:`}
      <ul style={{ margin: 0, paddingInlineStart: 18, maxHeight: 160, overflowY: 'auto' }}>
        {left_out.map(({ id, name, missing }) => (
          <li key={id}>
            {name ?? 'Penerima'}: {gapsText(missing)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
