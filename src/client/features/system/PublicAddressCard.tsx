import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type PublicAddress, useConfirmPublicAddressMutation } from '@/client/api/api';
import { useConfirmedAction } from '@/client/ui/confirm/useConfirmedAction';
import { type Detail, DetailList } from '@/client/ui/DetailList';
import { formatDateTime } from '@/shared/format';

const NO_ADDRESS =
  'Laporan dicetak dengan kode verifikasi tanpa alamat. Konfirmasikan alamat yang dipakai orang lain untuk membuka SiMagang.';

const Notice = styled(Alert)({ margin: '16px 20px 0' });

const Actions = styled('div')({ padding: '0 20px 20px' });

const detailsOf = ({ address, source, confirmed_at }: PublicAddress, here: string): Detail[] => {
  const printed = { label: 'Dicetak di laporan', value: address };
  if (source === 'setting')
    return [printed, { label: 'Ditetapkan oleh', value: 'Pengelola server (PUBLIC_URL)' }];
  return [
    printed,
    ...(source === null ? [] : [{ label: 'Dikonfirmasi', value: formatDateTime(confirmed_at) }]),
    { label: 'Dipakai browser ini', value: here },
  ];
};

export function PublicAddressCard({ publicAddress }: { publicAddress: PublicAddress }) {
  const run = useConfirmedAction();
  const [confirmAddress] = useConfirmPublicAddressMutation();
  const here = window.location.origin;
  const { address, source } = publicAddress;

  const handleClick = () =>
    run({
      title: 'Konfirmasi alamat',
      description: `Setiap laporan akan mencetak ${here} sebagai alamat verifikasi. Pastikan orang lain dapat membukanya.`,
      confirmLabel: 'Konfirmasi',
      action: () => confirmAddress({ publicAddressInput: { address: here } }).unwrap(),
      success: { title: 'Berhasil', description: 'Alamat untuk laporan telah dikonfirmasi.' },
      failure: { title: 'Gagal mengonfirmasi alamat', description: 'Silakan coba lagi nanti.' },
    });

  return (
    <Card component="section" aria-labelledby="public-address" sx={{ mt: 2.5 }}>
      <Typography id="public-address" variant="h2" sx={{ px: 2.5, pt: 2 }}>
        Alamat publik
      </Typography>
      {source === null && <Notice severity="warning">{NO_ADDRESS}</Notice>}
      <DetailList details={detailsOf(publicAddress, here)} />
      {source !== 'setting' && address !== here && (
        <Actions>
          <Button variant="outlined" onClick={() => void handleClick()}>
            Pakai alamat browser ini
          </Button>
        </Actions>
      )}
    </Card>
  );
}
