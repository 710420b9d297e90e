import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import {
  type Internship,
  type ScheduleInput,
  useListInternshipPlacesQuery,
  type WorkPattern,
} from '@/client/api/api';
import { useSettings } from '@/client/api/useSettings';
import { UnsavedGuard } from '@/client/ui/form/LeaveGuard';
import { notify } from '@/client/ui/toasts/notify';
import { isCalendarDate } from '@/shared/validation/dateAndTime';
import { zonedTime } from '@/shared/zonedTime';
import { CheckStep } from './CheckStep';
import { PatternStep } from './PatternStep';
import { ScheduleStepList } from './ScheduleStepList';
import { countsText } from './scheduleTexts';
import { type ScheduleValues, startValues, usualHours, valuesOfDay } from './scheduleValues';

type Props = {
  placements: readonly Internship[];
  /** The latest hours of the placements that have some. */
  stored: readonly WorkPattern[];
  /** The values with which the person has gone back before. */
  typed?: ScheduleValues | null;
  cancelTo: string;
  onBack?: (typed: ScheduleValues) => void;
  onOnlyMissing?: () => void;
  onDone: () => void;
};

/** The hours of the placements, and the preview of what they make. Everything typed stays until it is stored. */
export function ScheduleSteps(props: Props) {
  const { placements, stored, typed, cancelTo, onBack, onOnlyMissing, onDone } = props;
  const { campus_time_zone } = useSettings();
  const [params] = useSearchParams();
  const [values, setValues] = useState(() => {
    if (typed) return typed;
    const date = params.get('date');
    if (isCalendarDate(date)) return valuesOfDay(date);
    return startValues(placements, zonedTime(new Date(), campus_time_zone).date, stored);
  });
  const [schedule, setSchedule] = useState<ScheduleInput | null>(null);
  const [hasPreviewed, setPreviewed] = useState(false);
  const [isStored, setStored] = useState(false);
  const places = usePlaces(placements);
  const hasStudents = onBack !== undefined;
  const guard = <UnsavedGuard hasUnsavedChanges={!isStored && (hasStudents || hasPreviewed)} />;

  if (!schedule) {
    return (
      <>
        <ScheduleStepList current="pattern" hasStudents={hasStudents} />
        <PatternStep
          values={values}
          places={places}
          hours={{
            usual: usualHours(placements, stored),
            placements: placements.length,
            stored: stored.length,
            onOnlyMissing,
          }}
          cancelTo={cancelTo}
          onBack={onBack}
          onNext={(next, input) => {
            setValues(next);
            setPreviewed(true);
            setSchedule({ ...input, internship_ids: placements.map(({ id }) => id) });
          }}
        />
        {guard}
      </>
    );
  }
  return (
    <>
      <ScheduleStepList current="check" hasStudents={hasStudents} />
      <CheckStep
        schedule={schedule}
        onBack={() => setSchedule(null)}
        onDone={(counts) => {
          // Synchronous: by the time of the navigation, the guard must know that nothing is unsaved.
          flushSync(() => setStored(true));
          notify.success('Sukses!', `Jadwal disimpan: ${countsText(counts)}`);
          onDone();
        }}
      />
      {guard}
    </>
  );
}

/** The places of the one company of all placements; none if there are several companies. */
function usePlaces(placements: readonly Internship[]) {
  const [first] = placements;
  const isOneCompany = placements.every(
    ({ mentor }) => mentor.company.id === first?.mentor.company.id,
  );
  const { data } = useListInternshipPlacesQuery(
    { id: first?.id ?? 0 },
    { skip: !first || !isOneCompany },
  );
  return isOneCompany ? (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name })) : [];
}
