import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { BusyButton } from '@/client/ui/BusyButton';
import { TextField } from '@/client/ui/fields/TextField';
import { formatVerificationCode, readVerificationCode } from '@/shared/verificationCode';

const NOT_A_CODE = 'Kode terdiri atas 12 huruf dan angka.';

interface Values {
  code: string;
}

const validate = ({ code }: Values) =>
  readVerificationCode(code) === null ? { code: NOT_A_CODE } : {};

type Props = {
  /** That of the link. */
  code: string | null;
  isBusy: boolean;
  problem: string | null;
  onOpen: (code: string) => Promise<void>;
};

/** Takes the code of a printed invitation. */
export const InvitationCodeForm = ({ code, isBusy, problem, onOpen }: Props) => (
  <>
    <div>
      <Typography variant="h1">Undangan</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
        Ketik kode dari undangan Anda untuk membuka akun.
      </Typography>
    </div>
    {problem && <Alert severity="error">{problem}</Alert>}
    <Card>
      <CardContent>
        <Formik
          initialValues={{ code: code === null ? '' : formatVerificationCode(code) }}
          validate={validate}
          onSubmit={(values) => onOpen(values.code)}
        >
          <Form noValidate>
            <Stack sx={{ gap: 2 }}>
              <TextField
                name="code"
                label="Kode undangan"
                placeholder="XXXX-XXXX-XXXX"
                autoComplete="off"
                maxLength={40}
              />
              <BusyButton type="submit" variant="contained" size="large" isBusy={isBusy}>
                Lanjut
              </BusyButton>
            </Stack>
          </Form>
        </Formik>
      </CardContent>
    </Card>
  </>
);
