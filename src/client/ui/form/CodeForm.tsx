import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import type { ReactNode } from 'react';
import { TextField } from '@/client/ui/fields/TextField';
import { formatVerificationCode, readVerificationCode } from '@/shared/verificationCode';

const NOT_A_CODE = 'Kode terdiri atas 12 huruf dan angka.';

interface Values {
  code: string;
}

const validate = ({ code }: Values) =>
  readVerificationCode(code) === null ? { code: NOT_A_CODE } : {};

type Props = {
  label: string;
  /** The code of the address. */
  code: string | null;
  /** Gets the code without the spaces and dashes that were typed. */
  onSubmit: (code: string) => void | Promise<void>;
  /** The button that sends the form. */
  children: ReactNode;
};

/** Takes a printed code. */
export const CodeForm = ({ label, code, onSubmit, children }: Props) => (
  <Card>
    <CardContent>
      <Formik
        initialValues={{ code: code === null ? '' : formatVerificationCode(code) }}
        validate={validate}
        onSubmit={({ code: typed }) => onSubmit(readVerificationCode(typed) ?? typed)}
      >
        <Form noValidate>
          <Stack sx={{ gap: 2 }}>
            <TextField
              name="code"
              label={label}
              placeholder="XXXX-XXXX-XXXX"
              autoComplete="off"
              maxLength={40}
            />
            {children}
          </Stack>
        </Form>
      </Formik>
    </CardContent>
  </Card>
);
