import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useNavigate } from 'react-router';
import { TextField } from '@/client/ui/fields/TextField';
import { paths } from '@/shared/paths';
import { formatVerificationCode, readVerificationCode } from '@/shared/verificationCode';

const NOT_A_CODE = 'Kode terdiri atas 12 huruf dan angka.';

interface Values {
  code: string;
}

const validate = ({ code }: Values) =>
  readVerificationCode(code) === null ? { code: NOT_A_CODE } : {};

export const CodeForm = ({ code }: { code: string | null }) => {
  const navigate = useNavigate();
  const check = (values: Values) => {
    const read = readVerificationCode(values.code);
    if (read !== null) void navigate(paths.verify.show(formatVerificationCode(read)));
  };
  return (
    <Card>
      <CardContent>
        <Formik
          initialValues={{ code: code === null ? '' : formatVerificationCode(code) }}
          validate={validate}
          onSubmit={check}
        >
          <Form noValidate>
            <Stack sx={{ gap: 2 }}>
              <TextField
                name="code"
                label="Kode verifikasi"
                placeholder="XXXX-XXXX-XXXX"
                autoComplete="off"
                maxLength={40}
              />
              <Button type="submit" variant="contained" size="large">
                Periksa
              </Button>
            </Stack>
          </Form>
        </Formik>
      </CardContent>
    </Card>
  );
};
