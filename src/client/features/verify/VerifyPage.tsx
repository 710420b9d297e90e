import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';
import { useDocumentTitle } from '@/client/navigation/useDocumentTitle';
import { PublicPage } from '@/client/ui/PublicPage';
import { readVerificationCode } from '@/shared/verificationCode';
import { ReportCodeForm } from './ReportCodeForm';
import { Verdict } from './Verdict';

const TITLE = 'Verifikasi laporan';

/** Checks the code of a report, a letter or a certificate, without a login. */
export const VerifyPage = () => {
  useDocumentTitle(TITLE);
  const { code: typed } = useParams();
  const code = readVerificationCode(typed ?? '');

  return (
    <PublicPage maxWidth={560}>
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
      <ReportCodeForm key={code} code={code} />
    </PublicPage>
  );
};
