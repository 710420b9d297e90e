import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import { type Internship, useListInterruptionsQuery } from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';
import { interruptionOn } from '@/client/records/placementDates/interruptions';
import { placementDates } from '@/client/records/placementDates/placementDates';
import { EmptyState } from '@/client/ui/states/EmptyState';
import { formatDate } from '@/shared/format';
import { NOTHING_TODAY } from './studentTexts';

/** The reason for which the student is not at the company today; undefined on a day without one. */
function useReason(internship: Internship): string | undefined {
  const today = useCampusToday();
  const { data } = useListInterruptionsQuery({ id: internship.id });
  const { startDate, endDate } = placementDates(internship);
  if (today < startDate) return `Magang Anda dimulai ${formatDate(startDate)}.`;
  if (today > endDate) return `Magang Anda berakhir ${formatDate(endDate)}.`;
  const interruption = interruptionOn(data?.data, today);
  if (!interruption) return undefined;
  const { end_date, reason } = interruption;
  const until = end_date ? `sampai ${formatDate(end_date)}` : 'sampai ada pemberitahuan';
  return `Magang Anda sedang jeda ${until}: ${reason}`;
}

type Props = { internship: Internship; inCard?: boolean };

/** A day without activities, which the placement may explain. */
export const NothingToday = ({ internship, inCard }: Props) => (
  <EmptyState
    inCard={inCard}
    icon={<EventAvailableOutlined />}
    text={NOTHING_TODAY}
    description={useReason(internship)}
  />
);
