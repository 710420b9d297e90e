import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { useReadPasswordCodeHolderMutation } from '@/client/api/api';
import { messageOf } from '@/client/api/serverErrors';
import { useSettings } from '@/client/api/useSettings';
import { useDocumentTitle } from '@/client/navigation/useDocumentTitle';
import { BusyButton } from '@/client/ui/BusyButton';
import { ConfirmProvider } from '@/client/ui/confirm/useConfirm';
import { CodeForm } from '@/client/ui/form/CodeForm';
import { useOpenedByCode } from '@/client/ui/form/useOpenedByCode';
import { PublicPage } from '@/client/ui/PublicPage';
import { ReadyToLogIn } from '@/client/ui/ReadyToLogIn';
import { paths } from '@/shared/paths';
import { LinkRequestForm } from './LinkRequestForm';
import { NewPasswordForm } from './NewPasswordForm';

const TITLE = 'Lupa password';
const FAILED = 'Kode belum dapat diperiksa. Silakan coba lagi.';

/** Asks for a link, or takes a code, and sets a new password in the place of a forgotten one. */
export function NewPasswordPage() {
  useDocumentTitle(TITLE);
  const { mails_links } = useSettings();
  const [readHolder, { isLoading, error }] = useReadPasswordCodeHolderMutation();
  const read = useCallback(
    (code: string) => readHolder({ passwordCodeInput: { code } }),
    [readHolder],
  );
  const { linked, opened, isDone, open, setDone } = useOpenedByCode(read);

  return (
    <ConfirmProvider>
      <PublicPage maxWidth={480}>
        {isDone ? (
          <ReadyToLogIn title="Password baru tersimpan">
            Masuk dengan password baru Anda. Semua perangkat yang masuk sebelumnya sudah
            dikeluarkan.
          </ReadyToLogIn>
        ) : opened ? (
          <NewPasswordForm
            key={opened.code}
            code={opened.code}
            name={opened.found.name}
            onDone={setDone}
          />
        ) : (
          <>
            <Typography variant="h1">{TITLE}</Typography>
            {error && <Alert severity="error">{messageOf(error) ?? FAILED}</Alert>}
            {mails_links && (linked === null || error) && <LinkRequestForm />}
            <Typography>
              {mails_links
                ? 'Tidak menerima email? Minta kode sekali pakai di kantor jurusan, lalu ketik di sini.'
                : 'Minta kode sekali pakai di kantor jurusan, lalu ketik di sini.'}
            </Typography>
            <CodeForm key={linked} label="Kode" code={linked} onSubmit={open}>
              <BusyButton
                type="submit"
                variant={mails_links ? 'outlined' : 'contained'}
                size="large"
                isBusy={isLoading}
              >
                Lanjut
              </BusyButton>
            </CodeForm>
            <Button component={Link} to={paths.login} sx={{ alignSelf: 'flex-start' }}>
              Kembali ke Log in
            </Button>
          </>
        )}
      </PublicPage>
    </ConfirmProvider>
  );
}
