import Alert from '@mui/material/Alert';
import { useListAttendanceDaysQuery } from '@/client/api/api';
import { RequestButton } from './requests/RequestButton';
import { isWaitingAbout, useUnsentRequests } from './unsent/useUnsentRequests';

const LATE = 'Absen masuk ini terhitung terlambat.';
const NEXT = {
  none: 'Jika ada alasannya, ajukan izin atau koreksi.',
  waiting: 'Pengajuan Anda menunggu keputusan.',
  unsent: 'Pengajuan Anda menunggu dikirim.',
};

type Props = { internshipId: number; date: string };

/**
 * Says that the press of a day counts as late, and what to do about it.
 * @public used through `lazyComponent`
 */
export function LateNote({ internshipId, date }: Props) {
  const { currentData } = useListAttendanceDaysQuery({
    id: internshipId,
    dateFrom: date,
    dateTo: date,
  });
  const isUnsent = useUnsentRequests(internshipId).some((item) => isWaitingAbout(item, { date }));
  const day = currentData?.data.days.find((each) => each.date === date);
  // The rest of the page does not need it.
  if (!day?.flags.includes('late')) return null;
  const isWaiting = day.waiting.length > 0;
  return (
    <Alert severity="warning" role="status" sx={{ my: 1.5 }}>
      {`${LATE} ${NEXT[isWaiting ? 'waiting' : isUnsent ? 'unsent' : 'none']}`}
      <div>
        <RequestButton isWaiting={isWaiting} isUnsent={isUnsent} about={{ date }} />
      </div>
    </Alert>
  );
}
