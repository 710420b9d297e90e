import Stack from '@mui/material/Stack';
import { Badge } from '@/client/ui/cells/Badge';
import { UNSENT_STATES } from '../unsent/unsentWords';
import { isAbout, isWaitingAbout, useUnsentRequests } from '../unsent/useUnsentRequests';
import { RequestButton } from './RequestButton';

type Props = {
  internshipId: number;
  about: { date: string; activity_id?: number };
  /** Whether the server has an undecided request about the day. */
  isWaiting: boolean;
  isRequestable: boolean;
};

/** The requests about a day that only this device has, and the way to what waits or to a new one. */
export function DayRequest({ internshipId, about, isWaiting, isRequestable }: Props) {
  const unsent = useUnsentRequests(internshipId).filter((item) => isAbout(item, about));
  const isUnsent = unsent.some((item) => isWaitingAbout(item, about));
  return (
    <>
      {unsent.map(({ id, label, state }) => (
        <Stack key={id} direction="row" sx={{ gap: 1, alignItems: 'center', mt: 1.5 }}>
          {label}
          <Badge {...UNSENT_STATES[state]} />
        </Stack>
      ))}
      {(isWaiting || isUnsent || isRequestable) && (
        <RequestButton isWaiting={isWaiting} isUnsent={isUnsent} about={about} />
      )}
    </>
  );
}
