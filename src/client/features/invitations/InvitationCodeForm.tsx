import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { BusyButton } from '@/client/ui/BusyButton';
import { CodeForm } from '@/client/ui/form/CodeForm';

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
    <CodeForm label="Kode undangan" code={code} onSubmit={onOpen}>
      <BusyButton type="submit" variant="contained" size="large" isBusy={isBusy}>
        Lanjut
      </BusyButton>
    </CodeForm>
  </>
);
