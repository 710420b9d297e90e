import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';
import { useSettings } from '@/client/api/useSettings';
import { useDocumentTitle } from '@/client/navigation/useDocumentTitle';
import { Logo } from '@/client/ui/Logo';
import { readVerificationCode } from '@/shared/verificationCode';
import { CodeForm } from './CodeForm';
import { Verdict } from './Verdict';

const TITLE = 'Verifikasi laporan';

const Main = styled('main')({
  width: '100%',
  maxWidth: 560,
  margin: '0 auto',
  padding: '24px 16px 40px',
});

const Brand = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, marginBottom: 24 });

/** Checks the code of a report, a letter or a certificate, without a login. */
export const VerifyPage = () => {
  useDocumentTitle(TITLE);
  const { app_name, department } = useSettings();
  const { code: typed } = useParams();
  const code = readVerificationCode(typed ?? '');

  return (
    <Main>
      <Brand>
        <Logo size={36} />
        <div>
          <Typography sx={{ fontWeight: 700 }}>{app_name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: 19 }}>
            {department}
          </Typography>
        </div>
      </Brand>
      <Stack sx={{ gap: 2 }}>
        <div>
          <Typography variant="h1">{TITLE}</Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
            Kode dan alamatnya tercetak pada setiap laporan, surat, dan sertifikat.
          </Typography>
        </div>
        {typed !== undefined && (
          <Card>
            <Verdict key={typed} code={code} />
          </Card>
        )}
        <CodeForm key={code} code={code} />
      </Stack>
    </Main>
  );
};
