import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  type ChangedSecondFactors,
  type SecondFactors,
  useGetSecondFactorsQuery,
} from '@/client/api/api';
import { secondFactorsChanged, selectUnfinished } from '@/client/session/sessionSlice';
import { BusyButton } from '@/client/ui/BusyButton';
import { FormPage } from '@/client/ui/FormPage';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { useLogOut } from '@/client/ui/useLogOut';
import { formatDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import { AuthenticatorCard } from './AuthenticatorCard';
import { PasskeysCard } from './PasskeysCard';
import { RecoveryCodesCard } from './RecoveryCodesCard';

const codesDialog = lazyComponent(() => import('./RecoveryCodesDialog'), 'RecoveryCodesDialog');

const Sections = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });

const hasFactor = ({ authenticator_since, passkeys }: SecondFactors) =>
  authenticator_since !== null || passkeys.length > 0;

function RequiredNotice({ from }: { from: string | null }) {
  const isDue = useSelector(selectUnfinished) === paths.secondFactors;
  const { logOut, isLoggingOut } = useLogOut();
  return (
    <Alert
      severity={isDue ? 'warning' : 'info'}
      action={
        isDue && (
          <BusyButton color="inherit" isBusy={isLoggingOut} onClick={() => void logOut()}>
            Log out
          </BusyButton>
        )
      }
    >
      <AlertTitle>
        {isDue || from === null
          ? 'Aktifkan verifikasi dua langkah terlebih dahulu'
          : `Wajib mulai ${formatDate(from)}`}
      </AlertTitle>
      Akun Anda membuka nilai dan data banyak orang. Tambahkan passkey atau aplikasi autentikator;
      {isDue ? ' setelah itu semua menu dapat dipakai.' : ' tanpa itu, menu lain tidak terbuka.'}
    </Alert>
  );
}

/** @screen second-factors */
export function SecondFactorsPage() {
  const { data, isError, error, refetch } = useGetSecondFactorsQuery();
  const dispatch = useDispatch();
  const [codes, setCodes] = useState<string[] | null>(null);
  const factors = data?.data;
  const isOn = factors !== undefined && hasFactor(factors);

  const handleChange = ({ recovery_codes, ...changed }: ChangedSecondFactors) => {
    // The other screens open once the codes have been seen.
    if (recovery_codes) setCodes(recovery_codes);
    else dispatch(secondFactorsChanged(hasFactor(changed)));
  };
  const handleClose = () => {
    setCodes(null);
    dispatch(secondFactorsChanged(true));
  };

  return (
    <FormPage
      context="Dengan langkah kedua, password yang bocor saja tidak cukup untuk membuka akun Anda."
      isLoading={!factors}
      error={isError && !factors && error}
      onRetry={refetch}
    >
      {factors && (
        <Sections>
          {factors.is_required && !isOn && <RequiredNotice from={factors.required_from} />}
          <PasskeysCard passkeys={factors.passkeys} onChange={handleChange} />
          <AuthenticatorCard since={factors.authenticator_since} onChange={handleChange} />
          {isOn && <RecoveryCodesCard left={factors.recovery_codes_left} onChange={handleChange} />}
        </Sections>
      )}
      {codes && <codesDialog.Component codes={codes} onClose={handleClose} />}
    </FormPage>
  );
}
