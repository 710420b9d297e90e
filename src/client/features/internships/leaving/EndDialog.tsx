import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Internship, useEndInternshipMutation } from '@/client/api/api';
import { useCampusToday } from '@/client/api/useCampusToday';
import { placementDates } from '@/client/records/placementDates/placementDates';
import { DateField } from '@/client/ui/fields/DateField';
import { FormDialog } from '@/client/ui/form/FormDialog';
import { placementDateFields } from '@/shared/resources/internships/internshipFields';
import { internshipEndRules } from '@/shared/resources/internships/placementDateRules';
import type { PlacementEndReason } from '@/shared/resources/internships/placementDates';
import { AfterLastDay } from './AfterLastDay';
import { EndReasonField } from './EndReasonField';
import { usualLastDay } from './lastDay';
import { useLeavingForm } from './useLeavingForm';

const ENDED = { title: 'Sukses!', description: 'Magang diakhiri' };
const END_FAILED = { title: 'Error', description: 'Magang tidak diakhiri' };

interface Values {
  end_date: string;
  end_reason: PlacementEndReason;
}

const rules = internshipEndRules.omit(['expected', 'version']);

type Props = { internship: Internship; onClose: () => void };

/**
 * Ends a placement on its last day.
 * @public used through `lazyComponent`
 */
export function EndDialog({ internship, onClose }: Props) {
  const { id, student, mentor, internship_period } = internship;
  const [end] = useEndInternshipMutation();
  const lastDay = usualLastDay(internship, useCampusToday());
  const leaving = useLeavingForm({
    internship,
    lastDay,
    rules,
    send: (internshipEndInput) => end({ id, internshipEndInput }).unwrap(),
    isStored: (current, { end_date, end_reason }) =>
      current.end_date === end_date && current.end_reason === end_reason,
    success: ENDED,
    failure: END_FAILED,
    onDone: onClose,
  });

  return (
    <>
      <FormDialog<Values>
        title="Akhiri Magang"
        keptAs={`end ${id}`}
        maxWidth="xs"
        submitLabel="Akhiri"
        isBlocked={leaving.dropped.isWaiting}
        initialValues={{ end_date: lastDay, end_reason: 'resigned' }}
        form={leaving.form}
        onClose={onClose}
      >
        <Stack sx={{ gap: 2 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {student.user.name} · {mentor.company.name}
          </Typography>
          {leaving.meanwhile}
          <DateField
            name="end_date"
            label={placementDateFields.end_date.label}
            minDate={placementDates(internship).startDate}
            maxDate={internship_period.end_date}
            required
          />
          <EndReasonField />
          <AfterLastDay dropped={leaving.dropped} />
        </Stack>
      </FormDialog>
      {leaving.dialog}
    </>
  );
}
