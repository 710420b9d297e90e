import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { formatNumber } from '@/shared/formatNumber';

const SECOND_MS = 1000;

const Seconds = () => {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((passed) => passed + 1), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span aria-hidden style={{ fontVariantNumeric: 'tabular-nums' }}>
      {seconds} detik
    </span>
  );
};

export type AttendanceStep = 'locating' | 'submitting';

const TEXTS: Record<AttendanceStep, string> = {
  locating: 'Mencari lokasi…',
  submitting: 'Mengirim absen…',
};

const inaccurate = (metres: number) =>
  `Posisi perangkat hanya tepat sekitar ${formatNumber(Math.round(metres / 1000))} km. Nyalakan GPS, lalu pilih Lanjutkan. Posisi berikutnya tetap dikirim.`;

type Props = {
  step: AttendanceStep | null;
  /** The accuracy of the position, in metres, if it is too inaccurate. */
  accuracy: number | null;
};

/** Screen readers announce each step once; the seconds are outside the live region. */
export const AttendanceProgress = ({ step, accuracy }: Props) => (
  <Typography
    component="div"
    // Keeps its line while empty, so that the dialog never changes its height.
    sx={{ display: 'flex', gap: 0.75, mt: 1, minHeight: '1.5em', color: 'text.primary' }}
  >
    <span role="status">{step ? TEXTS[step] : accuracy && inaccurate(accuracy)}</span>
    {step === 'locating' && <Seconds />}
  </Typography>
);
