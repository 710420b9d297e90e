import { useGetOwnSignatureQuery } from '@/client/api/api';
import { lastChangeText } from '@/client/records/signature/lastChangeText';
import { SignatureButton } from '@/client/records/signature/SignatureButton';
import { paths } from '@/shared/paths';
import { AccountRow } from './AccountRow';
import { LinkButton } from './LinkButton';

/** One's own signature: its last change, and the form that replaces it. */
export function SignatureRow() {
  const signature = useGetOwnSignatureQuery().data?.data;
  return (
    <AccountRow
      title="Tanda tangan"
      state={signature && lastChangeText(signature.last_change)}
      action={
        signature ? (
          <SignatureButton signature={signature} />
        ) : (
          // The page of the devices says why it cannot be read.
          <LinkButton to={paths.devices} label="Lihat tanda tangan" />
        )
      }
    />
  );
}
