import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useId } from 'react';
import {
  type AnonymisationPreview,
  useAnonymiseUserMutation,
  useGetUserAnonymisationQuery,
} from '@/client/api/api';
import { BusyButton } from '@/client/ui/BusyButton';
import { TextField } from '@/client/ui/fields/TextField';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { anonymisationRules } from '@/shared/resources/users/anonymisationRules';

interface Props {
  userId: number;
  name: string;
  onClose: () => void;
}

const SUCCESS = { title: 'Berhasil', description: 'Data pribadi telah dianonimkan.' };
const FAILURE = { title: 'Gagal menganonimkan', description: 'Silakan coba lagi nanti.' };

const REMOVED_ALWAYS =
  'Nama, NIM/NIP/NIK, email, nomor telepon, alamat, jenis kelamin, tempat dan tanggal lahir';

const number = (count: number) => count.toLocaleString('id');

const removedOf = ({ removes }: AnonymisationPreview): string[] => [
  REMOVED_ALWAYS,
  `${number(removes.photos)} foto, ${number(removes.logs)} catatan kegiatan, ${number(removes.positions)} posisi absensi`,
  `${number(removes.signatures)} tanda tangan, ${number(removes.devices)} perangkat yang masuk`,
  `Nama dan alamat pada ${number(removes.entries)} jejak audit`,
];

const keptOf = ({ keeps }: AnonymisationPreview): string[] => [
  `${number(keeps.internships)} magang, ${number(keeps.activities)} aktivitas, ${number(keeps.grades)} nilai`,
  'Jumlah pada dashboard, dan siapa melakukan apa, sebagai Anonim',
];

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div>
    <Typography variant="h3" component="h3">
      {title}
    </Typography>
    <Stack component="ul" sx={{ m: 0, pl: 2.5 }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Stack>
  </div>
);

/** Explains what anonymising removes and keeps; typing the name confirms it. */
export function AnonymiseDialog({ userId, name, onClose }: Props) {
  const id = useId();
  const { data, isError, isFetching, refetch } = useGetUserAnonymisationQuery(
    { id: userId },
    { refetchOnMountOrArgChange: true },
  );
  const [anonymise] = useAnonymiseUserMutation();
  const form = useFormSubmit({
    rules: anonymisationRules,
    request: (anonymisationInput) => anonymise({ id: userId, anonymisationInput }).unwrap(),
    success: SUCCESS,
    failure: FAILURE,
    onDone: onClose,
  });
  const preview = isFetching ? undefined : data?.data;
  const isRefused = preview !== undefined && preview.refusals.length > 0;

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Anonimkan {name}</DialogTitle>
      <Formik initialValues={{ name: '' }} {...form}>
        {({ isSubmitting }) => (
          <Form noValidate>
            <DialogContent sx={{ pt: 0 }}>
              {isError && <ErrorState text="Pratinjau tidak dapat dimuat." onRetry={refetch} />}
              {!preview && !isError && (
                <LoadingState>
                  <Skeleton height={180} />
                </LoadingState>
              )}
              {isRefused && (
                <Alert severity="warning">
                  {preview.refusals.map((reason) => (
                    <div key={reason}>{reason}</div>
                  ))}
                </Alert>
              )}
              {preview && !isRefused && (
                <Stack sx={{ gap: 2 }}>
                  <Alert severity="warning">
                    Tindakan ini tidak dapat dibatalkan. Ekspor data pribadi lebih dulu bila orang
                    ini memintanya.
                  </Alert>
                  <Lines title="Dihapus" lines={removedOf(preview)} />
                  <Lines title="Tetap ada" lines={keptOf(preview)} />
                  <TextField
                    name="name"
                    label={`Ketik ${name} untuk melanjutkan`}
                    autoComplete="off"
                  />
                </Stack>
              )}
            </DialogContent>
            <DialogActions>
              <Button variant="outlined" color="secondary" onClick={onClose}>
                {isRefused ? 'Tutup' : 'Batal'}
              </Button>
              {preview && !isRefused && (
                <BusyButton type="submit" variant="contained" color="error" isBusy={isSubmitting}>
                  Anonimkan
                </BusyButton>
              )}
            </DialogActions>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
