import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { type Letter, useGetPublicAddressQuery } from '@/client/api/api';
import { paths } from '@/shared/paths';

const NOT_CONFIRMED =
  'Alamat publik belum dikonfirmasi. Surat yang dibuat sekarang memuat kode tanpa alamat pemeriksaan, dan kode QR-nya tidak membuka halaman apa pun.';
const MADE_BEFORE =
  'Surat ini dibuat sebelum alamat publik dikonfirmasi: teksnya tidak menyebut alamat pemeriksaan.';
const QR_IS_RIGHT = 'Kode QR-nya sudah memuat alamat itu.';

type Props = {
  /** Without one, the note is about letters to be made. */
  letter?: Pick<Letter, 'has_address'>;
};

/** Says that letters lack the address where their code is checked, and where it is stated; nothing is refused. */
export function AddressNote({ letter }: Props) {
  const { data } = useGetPublicAddressQuery();
  if (!data || letter?.has_address) return null;
  const isConfirmed = data.data.source !== null;
  if (isConfirmed && !letter) return null;
  return (
    <Alert severity="warning" role="note" sx={{ mb: 2 }}>
      {letter ? MADE_BEFORE : NOT_CONFIRMED}{' '}
      {isConfirmed ? (
        QR_IS_RIGHT
      ) : (
        <Link
          component={RouterLink}
          to={paths.system.index}
          color="inherit"
          // In a sentence of its colour nothing else marks it.
          underline="always"
        >
          Konfirmasi alamat di Sistem
        </Link>
      )}
    </Alert>
  );
}
