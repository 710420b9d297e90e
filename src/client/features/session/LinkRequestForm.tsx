import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useSubmitForgottenPasswordMutation } from '@/client/api/api';
import { BusyButton } from '@/client/ui/BusyButton';
import { useFormSubmit } from '@/client/ui/form/useFormSubmit';
import { forgottenPasswordRules } from '@/shared/resources/password-codes/passwordCodeRules';
import { IdentifierField } from './IdentifierField';

const FAILED = { title: 'Gagal!', description: 'Tautan belum diminta. Silakan coba lagi.' };

const EMPTY = { identifier: '' };

/** Asks for the mail with a link. The server says the same words for every account and for none. */
export function LinkRequestForm() {
  const [requestCode] = useSubmitForgottenPasswordMutation();
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useFormSubmit({
    rules: forgottenPasswordRules,
    request: (forgottenPasswordInput) => requestCode({ forgottenPasswordInput }).unwrap(),
    failure: FAILED,
    onDone: ({ data }) => setAnswer(data.message),
  });

  return (
    <Card>
      <CardContent>
        <Formik initialValues={EMPTY} {...form}>
          {({ isSubmitting }) => (
            <Form noValidate>
              <Stack sx={{ gap: 2 }}>
                <Typography>
                  Kami mengirim tautan ke email Anda, jika email itu sudah terverifikasi.
                </Typography>
                <IdentifierField />
                <div role="status">{answer && <Alert severity="success">{answer}</Alert>}</div>
                <BusyButton type="submit" variant="contained" size="large" isBusy={isSubmitting}>
                  {answer ? 'Kirim lagi' : 'Kirim tautan'}
                </BusyButton>
              </Stack>
            </Form>
          )}
        </Formik>
      </CardContent>
    </Card>
  );
}
