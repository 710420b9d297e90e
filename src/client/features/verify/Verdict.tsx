import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type ReportVerification, useGetReportVerificationQuery } from '@/client/api/api';
import { isNotFound, isTooMany, messageOf } from '@/client/api/serverErrors';
import { type Detail, DetailList } from '@/client/ui/DetailList';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { formatDate, formatDateTime, formatPeriod } from '@/shared/format';
import { MISSING } from '@/shared/formatNumber';
import { formatVerificationCode } from '@/shared/verificationCode';

type Tone = 'success' | 'warning' | 'error';

const Head = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    display: 'flex',
    gap: 12,
    padding: 20,
    backgroundColor: theme.vars.palette[tone].fill,
    color: theme.vars.palette[tone].text,
    '& > svg': { fontSize: 28, flex: 'none' },
  }),
);

interface SaidProps {
  tone: Tone;
  icon: ReactNode;
  title: string;
  text: string;
}

const Said = ({ tone, icon, title, text }: SaidProps) => (
  <Head tone={tone} role="status">
    {icon}
    <div>
      <Typography variant="h2">{title}</Typography>
      <Typography>{text}</Typography>
    </div>
  </Head>
);

const UNKNOWN: SaidProps = {
  tone: 'error',
  icon: <HelpOutlineOutlined />,
  title: 'Kode tidak dikenal',
  text: 'Periksa kembali setiap huruf dan angkanya. Laporan, surat, atau sertifikat dengan kode yang tidak dikenal tidak berasal dari sistem ini.',
};

const UNCHANGED: SaidProps = {
  tone: 'success',
  icon: <CheckCircleOutlined />,
  title: 'Asli dan masih sama dengan data saat ini',
  text: 'Laporan dengan kode ini dicetak oleh sistem ini, dan datanya belum berubah.',
};

const REPLACED_SIGNATURE =
  'Tanda tangan pada cetakan ini adalah tanda tangan saat itu; sejak itu telah diganti.';

const CHANGED: SaidProps = {
  tone: 'warning',
  icon: <ErrorOutlineOutlined />,
  title: 'Asli, tetapi data telah berubah sejak dicetak',
  text: 'Laporan dengan kode ini dicetak oleh sistem ini. Mintalah cetakan baru untuk data saat ini.',
};

const LETTER: SaidProps = {
  tone: 'success',
  icon: <CheckCircleOutlined />,
  title: 'Surat ini asli dan berlaku',
  text: 'Surat dengan kode ini dibuat oleh sistem ini. Cocokkan nomor dan tanggalnya.',
};

const CANCELLED: SaidProps = {
  tone: 'error',
  icon: <ErrorOutlineOutlined />,
  title: 'Surat ini sudah dibatalkan',
  text: 'Surat dengan kode ini dibuat oleh sistem ini, tetapi tidak berlaku lagi.',
};

const CERTIFICATE: SaidProps = {
  tone: 'success',
  icon: <CheckCircleOutlined />,
  title: 'Sertifikat ini asli dan berlaku',
  text: 'Sertifikat dengan kode ini diterbitkan oleh sistem ini untuk penerima di bawah ini.',
};

const REVOKED: SaidProps = {
  tone: 'error',
  icon: <ErrorOutlineOutlined />,
  title: 'Sertifikat ini sudah dicabut',
  text: 'Sertifikat dengan kode ini diterbitkan oleh sistem ini, tetapi tidak berlaku lagi.',
};

const saidOf = ({
  is_unchanged,
  is_cancelled,
  has_replaced_signature,
  letter,
  certificate,
}: ReportVerification): SaidProps => {
  if (certificate) return is_cancelled ? REVOKED : CERTIFICATE;
  if (letter) return is_cancelled ? CANCELLED : LETTER;
  if (!is_unchanged) return CHANGED;
  if (!has_replaced_signature) return UNCHANGED;
  return { ...UNCHANGED, text: `${UNCHANGED.text} ${REPLACED_SIGNATURE}` };
};

const detailsOf = (code: string, verification: ReportVerification): Detail[] => {
  const { first_printed_at, last_printed_at, letter, certificate } = verification;
  const shown = { label: 'Kode', value: formatVerificationCode(code) };
  if (certificate) {
    const { number, name, company_name, start_date, end_date } = certificate;
    return [
      shown,
      { label: 'Nomor', value: number ?? MISSING },
      { label: 'Nama', value: name },
      { label: 'Mitra', value: company_name },
      { label: 'Periode', value: formatPeriod(start_date, end_date) },
    ];
  }
  if (letter) {
    return [
      shown,
      { label: 'Nomor', value: letter.number },
      { label: 'Tanggal', value: formatDate(letter.date) },
    ];
  }
  const first = { label: 'Dicetak', value: formatDateTime(first_printed_at) };
  const times =
    first_printed_at === last_printed_at
      ? [first]
      : [
          { ...first, label: 'Dicetak pertama kali' },
          { label: 'Dicetak terakhir kali', value: formatDateTime(last_printed_at) },
        ];
  return [shown, ...times];
};

const FAILED = 'Kode tidak dapat diperiksa. Silakan coba lagi.';

/** The server's verdict on a code; null for no code. */
export const Verdict = ({ code }: { code: string | null }) =>
  code === null ? <Said {...UNKNOWN} /> : <Checked code={code} />;

const Checked = ({ code }: { code: string }) => {
  // Requested on every visit: the data may have changed.
  const { data, isFetching, error, refetch } = useGetReportVerificationQuery(
    { code },
    { refetchOnMountOrArgChange: true },
  );
  if (isFetching) {
    return (
      <LoadingState>
        <Skeleton variant="rectangular" height={101} />
      </LoadingState>
    );
  }
  if (isNotFound(error)) return <Said {...UNKNOWN} />;
  if (!data) {
    // The message of a refusal names the seconds to wait.
    const text = (isTooMany(error) && messageOf(error)) || FAILED;
    return <ErrorState text={text} onRetry={refetch} />;
  }
  return (
    <>
      <Said {...saidOf(data.data)} />
      <DetailList details={detailsOf(code, data.data)} />
    </>
  );
};
